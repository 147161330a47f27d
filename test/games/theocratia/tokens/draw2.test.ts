import { expect, it } from 'vitest';
import { taking } from './taking.ts';

it('draw2: two Power cards, for good', () => {
  const scene = taking('draw2');
  expect(scene.player('red').hand).toHaveLength(2);
  expect(scene.final).toBe(true);
});

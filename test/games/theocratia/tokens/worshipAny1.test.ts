import { expect, it } from 'vitest';
import { taking } from './taking.ts';

it('worshipAny1: 1 Worship of any Civ', () => {
  const scene = taking('worshipAny1');
  expect(scene.asks).toBe('tokenWorship red');
  expect(scene.options('red')).toEqual([0, 1, 2, 3].map((civ) => ({ civ })));
  expect(scene.answer('red', { civ: 2 }).player('red').priests).toEqual([-1, -1, 0, 0]); // Pink for the Pyramid
});

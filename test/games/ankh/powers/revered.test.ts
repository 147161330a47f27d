import { expect, it } from 'vitest';
import type { PowerName } from '../../../../shared/games/ankh/names.ts';
import { action } from '../scene.ts';

it('Revered (p. 28): Gain Followers brings one more, also from nothing', () => {
  const board = { '2,5': 'ra', '8,6': 'isis' };
  const powers = { ra: ['revered'] as PowerName[] };
  expect(action('gain', { gods: ['ra', 'isis'], board, powers }).god('ra').followers).toBe(2);
  const more = action('gain', { gods: ['ra', 'isis'], board: { ...board, '2,4': 'temple' }, powers });
  expect(more.god('ra').followers).toBe(3);
});

import { expect, it } from 'vitest';
import type { GodName } from '../../../../shared/games/ankh/names.ts';
import { battle, built } from '../scene.ts';

it('Inspiring (p. 28): building costs nothing', () => {
  const position = { gods: ['ra', 'isis'] as GodName[], board: { '2,5': 'ra', '2,7': 'isis' }, followers: { ra: 0 } };
  const poor = battle(3, position);
  expect(poor.play({ ra: 'build', isis: 'cycle' })).toContainEqual({ type: 'buildSkipped', seat: 0, why: 'followers' });
  const scene = battle(3, { ...position, powers: { ra: ['inspiring'] } });
  scene.play({ ra: 'build', isis: 'cycle' });
  scene.answer('ra', built('temple', '3,4'));
  expect(scene.on('3,4')).toBe('ra temple');
  expect(scene.god('ra')).toMatchObject({ followers: 0, tokens: 8 });
});

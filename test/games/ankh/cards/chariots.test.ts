import { expect, it } from 'vitest';
import { battle } from '../scene.ts';

it('Chariots (p. 29): 3 strength, while figures are left', () => {
  const scene = battle(3, {
    gods: ['isis', 'ra'],
    board: { '2,5': 'isis', '2,7': 'ra', '1,7': 'ra warrior', '1,8': 'ra warrior' },
  });
  const events = scene.play({ isis: 'chariots', ra: 'cycle' });
  expect(events).toContainEqual(expect.objectContaining({ type: 'battleWon', seat: 0, strength: 4, margin: 1 }));
});

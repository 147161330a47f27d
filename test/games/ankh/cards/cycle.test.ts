import { expect, it } from 'vitest';
import { battle } from '../scene.ts';

it('Cycle of Ma’at (p. 29): all used cards come back, itself too, whoever won', () => {
  const scene = battle(3, {
    gods: ['isis', 'ra'],
    board: { '2,5': 'isis', '2,7': 'ra' },
    used: { isis: ['flood', 'chariots'], ra: ['flood'] },
  });
  const events = scene.play({ isis: 'cycle', ra: 'chariots' });
  expect(events).toContainEqual({ type: 'cardsReclaimed', seat: 0, cards: ['flood', 'chariots', 'cycle'] });
  expect(scene.god('isis')).toMatchObject({ used: [] });
  expect(scene.god('isis').hand).toHaveLength(7);
  expect(scene.god('ra').used).toEqual(['flood', 'chariots']);
});

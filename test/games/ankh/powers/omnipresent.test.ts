import { expect, it } from 'vitest';
import { sceneOf } from '../scene.ts';

it('Omnipresent (p. 28): a Follower for each region with a figure, before any Battle', () => {
  const scene = sceneOf({
    gods: ['ra', 'isis'],
    board: { '2,5': 'ra', '2,3': 'ra warrior', '8,6': 'ra warrior', '2,7': 'isis' },
    powers: { ra: ['omnipresent'] },
    event: 4,
    agenda: [{ do: 'conflict' }, { do: 'endTurn' }],
  });
  expect(scene.god('ra').followers).toBe(3);
  expect(scene.asks).toContain('playCards');
});

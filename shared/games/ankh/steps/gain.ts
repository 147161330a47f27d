import type { Part, Seat, Step } from '../../../engine/index.ts';
import { hasFigureBeside } from '../board.ts';
import { gainFollowers as gain } from '../followers.ts';
import { ownerOf } from '../seats.ts';
import { type Ankh, type G, NOBODY } from '../table.ts';

// Gain Followers: one for each own or neutral Monument with a figure of the player adjacent to it.
export function followersFromGain(g: G, owner: Seat): Part[] {
  const { table } = g;
  let monuments = 0;
  for (const monument of table.monuments) {
    if ((monument.owner === NOBODY || monument.owner === owner) && hasFigureBeside(table, owner, monument.at))
      monuments++;
  }
  return g.reckon('followersGained', [{ because: 'monuments', amount: monuments }], { seat: owner });
}

export const gainFollowers: Step<Ankh> = {
  run(g) {
    const owner = ownerOf(g.table, g.table.turn.player);
    gain(g, owner, followersFromGain(g, owner));
  },
};

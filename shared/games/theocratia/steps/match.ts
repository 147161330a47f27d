import type { Seat } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { MATCH } from '../content/match.ts';
import { gainCosmo, gainWorship } from '../gains.ts';
import { giveUp } from '../hand.ts';
import type { G } from '../table.ts';
import { turnOf } from './turnOf.ts';

// The bonus under a die of the row's colour: 2 Cosmo, then 1 Cosmo and 1 Worship, then 1 Worship.
export function takeMatch(g: G, seat: Seat): void {
  const turn = turnOf(g);
  const { cosmo, worship } = at(MATCH, turn.space);
  const times = g.value('matchTimes', 1, { seat });
  turn.matched = true;
  g.emit({ type: 'matched', seat, civ: turn.civ, space: turn.space, cosmo, worship, times });
  if (cosmo > 0) gainCosmo(g, seat, cosmo * times, 'match');
  if (worship > 0) gainWorship(g, seat, turn.civ, worship * times, 'match');
}

// A card stands in for the colour that does not match.
export function discardForMatch(g: G, seat: Seat, card: string): void {
  giveUp(g, seat, card);
  g.emit({ type: 'discarded', seat, card, for: 'match' });
  takeMatch(g, seat);
}

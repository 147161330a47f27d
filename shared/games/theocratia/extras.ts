import { clone, Play, type Seat } from '../../engine/index.ts';
import { cardNamed, type Timing } from './cards/index.ts';
import { gainCosmo } from './gains.ts';
import { distinct, giveUp } from './hand.ts';
import { playerOf } from './owning.ts';
import type { Extra, G, Played, Theocratia } from './table.ts';
import { CLAIM, claim, claimable } from './tiles.ts';

// What a player may do beside the die: claim unlocked tiles and play Power cards, as often as they like.
export function extras(g: G, seat: Seat, timings: readonly Timing[]): Extra[] {
  const found: Extra[] = claimable(g, seat).map((level) => ({ claim: level }));
  for (const id of distinct(playerOf(g.table, seat).hand)) {
    const card = cardNamed(id);
    if (!timings.includes(card.timing)) continue;
    for (const target of card.targets?.(g, seat) ?? [{}]) found.push({ play: id, ...target });
  }
  return found;
}

export const isExtra = (option: object): option is Extra => 'claim' in option || 'play' in option;

export function takeExtra(g: G, seat: Seat, extra: Extra): void {
  if ('claim' in extra) claim(g, seat, extra.claim, CLAIM, 'claim');
  else playCard(g, seat, extra);
}

function playCard(g: G, seat: Seat, { play, ...target }: Played): void {
  const card = cardNamed(play);
  giveUp(g, seat, play);
  g.emit({ type: 'played', seat, card: play, target });
  if (card.cosmo !== undefined) gainCosmo(g, seat, card.cosmo, play);
  card.play?.(g, seat, target);
  if (card.lasts) g.table.turn?.played.push(play);
}

// Whether the test would hold after the change, tried on a copy of the table.
export function wouldHold(g: G, change: (scratch: G) => void, test: (scratch: G) => boolean): boolean {
  const scratch = new Play<Theocratia>(g.game, { ...g.state, table: clone(g.table) });
  change(scratch);
  return test(scratch);
}

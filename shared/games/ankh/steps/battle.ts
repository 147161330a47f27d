import { type Json, RulesError, type Step, some } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { presentIn } from '../board.ts';
import type { Answer, Args, Because, Option } from '../questions.ts';
import { godOf, partnersOf } from '../seats.ts';
import { weigh } from '../strength.ts';
import { type Ankh, type Battle, type G, type InRegion, NOBODY, type Table } from '../table.ts';
import { gainForMajorities } from './conflict.ts';

export function battleOf(table: Table): Battle {
  if (!table.battle) throw new RulesError('ankh: this happens only in a Battle');
  return table.battle;
}

// Battle: all gods with figures in the region take part.
export const openBattle: Step<Ankh, InRegion> = {
  run(g, { region }) {
    const { table } = g;
    const sides = presentIn(table, region);
    const bySeat = <X>(make: () => X): X[] => table.gods.map(make);
    table.battle = {
      region,
      sides,
      cards: bySeat(() => []),
      fallen: bySeat(() => 0),
      strength: bySeat(() => []),
      winner: null,
      two: NOBODY,
    };
    weigh(g);
    g.emit({ type: 'battleBegan', region, seats: sides });
  },
};

// Battle 1: everyone lays a card face down; all are revealed together and stay on the table as used.
export const playCards: Step<Ankh, Args<'playCards'>, Option<'playCards'>, Answer<'playCards'>> = {
  ask: (g) => [...battleOf(g.table).sides],
  secret: true,
  seenBy: (g, _, seat) => partnersOf(g.table, seat),
  options(g, _, seat) {
    const { hand } = godOf(g.table, seat);
    const count = g.value('cardsToPlay', 1, { seat });
    return some([...hand], count, count);
  },
  refused: (g, _, seat) =>
    godOf(g.table, seat).used.map((option): { option: Json; because: Because } => ({
      option,
      because: { why: 'used' },
    })),
  resolve(g, { region }, answers) {
    const battle = battleOf(g.table);
    for (const [seat, cards] of answers) {
      const god = godOf(g.table, seat);
      battle.cards[seat] = cards;
      god.hand = god.hand.filter((card) => !cards.includes(card));
      god.used.push(...cards);
    }
    weigh(g);
    g.emit({
      type: 'cardsRevealed',
      region,
      cards: battle.sides.map((seat) => ({ seat, cards: at(battle.cards, seat) })),
    });
  },
};

// Battle 4: who has the majorities is settled first, then each gains, ascending Devotion; only gods with figures left.
export const awardMajorities: Step<Ankh, InRegion> = {
  run(g, { region }) {
    for (const seat of presentIn(g.table, region)) {
      if (g.over) return;
      gainForMajorities(g, seat, region);
    }
  },
};

// After Battle Resolution: the cards that wait for it, then the Ankh powers.
export const afterBattle: Step<Ankh, InRegion> = {
  run: (g, { region }) => g.emit({ type: 'battleOver', region }),
};

export const closeBattle: Step<Ankh> = {
  run(g: G) {
    g.table.battle = null;
  },
};

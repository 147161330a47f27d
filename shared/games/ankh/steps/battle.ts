import {
  type Json,
  number,
  one,
  only,
  RulesError,
  type Seat,
  type Step,
  some,
  type Task,
} from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { figure, figuresIn, landSpaces, occupied, presentIn } from '../board.ts';
import { kill } from '../figures.ts';
import { sacrifice } from '../followers.ts';
import { supplyOf } from '../monuments.ts';
import { monumentTypes } from '../names.ts';
import type { Answer, Args, Because, Option } from '../questions.ts';
import { ascending, godOf, partnersOf } from '../seats.ts';
import { weigh } from '../strength.ts';
import { type Ankh, type Battle, type G, NOBODY, type Table } from '../table.ts';
import { gainForMajorities } from './conflict.ts';

export function battleOf(table: Table): Battle {
  if (!table.battle) throw new RulesError('ankh: this happens only in a Battle');
  return table.battle;
}

type InRegion = Task & { region: number };

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

const playersOfCard = (table: Table, card: 'build' | 'plague'): Seat[] =>
  ascending(
    table,
    battleOf(table).sides.filter((seat) => at(battleOf(table).cards, seat).includes(card)),
  );

const buildingGround = (table: Table, region: number): number[] => {
  const taken = occupied(table);
  return landSpaces(table, region).filter(
    (space) => taken[space] !== 1 && !table.gates.some((gate) => gate.at === space),
  );
};

// Battle 2: Build Monument cards, ascending Devotion.
export const buildMonuments: Step<Ankh, InRegion> = {
  run(g, { region }) {
    for (const seat of playersOfCard(g.table, 'build')) g.add({ do: 'openBuilding', seat, region });
  },
};

export const openBuilding: Step<Ankh, InRegion & { seat: Seat }> = {
  run(g, { seat, region }) {
    const { table } = g;
    const god = godOf(table, seat);
    const cost = g.value('buildCost', 3, { seat });
    const skip = (why: 'followers' | 'token' | 'space' | 'supply') => g.emit({ type: 'buildSkipped', seat, why });
    if (god.followers < cost) skip('followers');
    else if (god.tokens === 0) skip('token');
    else if (buildingGround(table, region).length === 0) skip('space');
    else if (monumentTypes.every((type) => supplyOf(table, type) === 0)) skip('supply');
    else g.add({ do: 'buildMonument', seat, region, cost });
  },
};

export const buildMonument: Step<Ankh, Args<'buildMonument'>, Option<'buildMonument'>, Answer<'buildMonument'>> = {
  ask: (_, { seat }) => [seat],
  options(g, { region }) {
    const types = monumentTypes.filter((type) => supplyOf(g.table, type) > 0);
    const ground = buildingGround(g.table, region);
    return one<Option<'buildMonument'>>([
      'decline',
      ...types.flatMap((monument) => ground.map((to) => ({ monument, to }))),
    ]);
  },
  refused(g, { region }) {
    const taken = occupied(g.table);
    const ground = buildingGround(g.table, region);
    const empty = monumentTypes.filter((type) => supplyOf(g.table, type) === 0);
    return landSpaces(g.table, region).flatMap((to): { option: Json; because: Because }[] => {
      const free = ground.includes(to);
      const because: Because = free
        ? { why: 'noSupply' }
        : taken[to] === 1
          ? { why: 'occupied' }
          : { why: 'underworld' };
      return (free ? empty : monumentTypes).map((monument) => ({ option: { monument, to }, because }));
    });
  },
  resolve(g, { seat, cost }, answers) {
    const [, answer] = only(answers);
    if (answer === 'decline') {
      g.emit({ type: 'buildSkipped', seat, why: 'declined' });
      return;
    }
    sacrifice(g, seat, cost, 'build');
    godOf(g.table, seat).tokens--;
    g.table.monuments.push({ type: answer.monument, at: answer.to, owner: seat });
    weigh(g);
    g.emit({ type: 'built', seat, monument: answer.monument, at: answer.to, cost });
  },
};

// Battle 3: one sealed bid for each Plague card, of all who had figures in the region when the step began.
export const sendPlagues: Step<Ankh, InRegion> = {
  run(g, { region }) {
    const bidders = presentIn(g.table, region);
    for (const seat of playersOfCard(g.table, 'plague')) g.add({ do: 'bidFollowers', seat, region, bidders });
  },
};

export const bidFollowers: Step<Ankh, Args<'bidFollowers'>, Option<'bidFollowers'>, Answer<'bidFollowers'>> = {
  ask: (_, { bidders }) => [...bidders],
  secret: true,
  seenBy: (g, _, seat) => partnersOf(g.table, seat),
  options: (g, _, seat) => number(0, godOf(g.table, seat).followers),
  resolve(g, { seat, region, bidders }, answers) {
    const { table } = g;
    const bids = bidders.map((bidder) => ({ seat: bidder, bid: answers.get(bidder) ?? 0 }));
    const highest = Math.max(...bids.map(({ bid }) => bid));
    const [first, second] = bids.filter(({ bid }) => bid === highest);
    const spared = first && !second ? first.seat : null;
    g.emit({ type: 'plagueBid', seat, region, bids, spared });
    for (const { seat: bidder, bid } of bids) sacrifice(g, bidder, bid, 'bid');
    const doomed = figuresIn(table, region).filter((id) => figure(table, id).owner !== spared);
    kill(g, doomed, region, 'plague');
    g.add({ do: 'weighBattle' });
  },
};

export const weighBattle: Step<Ankh> = { run: (g) => weigh(g) };

// Battle 4: who has the majorities is settled first, then each gains, ascending Devotion; only gods with figures left.
export const awardMajorities: Step<Ankh, InRegion> = {
  run(g, { region }) {
    for (const seat of presentIn(g.table, region)) {
      if (g.over) return;
      gainForMajorities(g, seat, region);
    }
  },
};

export const afterBattle: Step<Ankh, InRegion> = {
  run: (g, { region }) => g.emit({ type: 'battleOver', region }),
};

export const closeBattle: Step<Ankh> = {
  run(g: G) {
    g.table.battle = null;
  },
};

import { one, only, type Seat, type Step, total } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { figure, figuresIn } from '../board.ts';
import { gainDevotion } from '../devotion.ts';
import { kill } from '../figures.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { ascending } from '../seats.ts';
import { strengthOf, weigh } from '../strength.ts';
import { type Ankh, type InRegion, NOBODY, type Table } from '../table.ts';
import { battleOf } from './battle.ts';
import { conflictOf } from './conflict.ts';

// Battle 5: the strongest of those who still have figures here wins. A tie can be broken once a Conflict by the god
// that holds the tiebreaker, if it is one of the tied.
export const compareStrength: Step<Ankh, InRegion> = {
  run(g, { region }) {
    const { table } = g;
    weigh(g);
    const battle = battleOf(table);
    const sides = battle.sides.map((seat) => {
      const parts = at(battle.strength, seat);
      return { seat, total: total(parts), parts };
    });
    g.emit({ type: 'strengthsCompared', region, sides });
    const left = sides.filter(({ seat }) => figuresIn(table, region, seat).length > 0);
    const best = Math.max(...left.map((side) => side.total));
    const strongest = left.filter((side) => side.total === best).map(({ seat }) => seat);
    const [first, ...others] = strongest;
    const { tiebreaker, used } = conflictOf(table);
    battle.winner = first !== undefined && others.length === 0 ? first : NOBODY;
    if (others.length > 0 && !used && strongest.includes(tiebreaker)) g.add({ do: 'breakTie', region });
  },
};

export const breakTie: Step<Ankh, Args<'breakTie'>, Option<'breakTie'>, Answer<'breakTie'>> = {
  ask: (g) => [conflictOf(g.table).tiebreaker],
  options: () => one(['use', 'keep']),
  resolve(g, { region }, answers) {
    const [seat, answer] = only(answers);
    if (answer === 'keep') return;
    conflictOf(g.table).used = true;
    battleOf(g.table).winner = seat;
    g.emit({ type: 'tiebreakerUsed', seat, region });
  },
};

// The winner's reward is one gain, whatever adds to it; then the losers have their say, ascending Devotion.
export const declareOutcome: Step<Ankh, InRegion> = {
  run(g, { region }) {
    const { table } = g;
    const { sides, strength, winner } = battleOf(table);
    const losers = sides.filter((seat) => seat !== winner);
    if (winner !== null && winner !== NOBODY) {
      const own = strengthOf(strength, winner);
      const margin = own - Math.max(0, ...losers.map((seat) => strengthOf(strength, seat)));
      g.emit({ type: 'battleWon', seat: winner, region, strength: own, margin });
      const reward = g.reckon('winReward', [{ because: 'win', amount: 1 }], { seat: winner, region, margin });
      gainDevotion(g, winner, reward);
      if (g.over) return;
    } else {
      const left = sides.filter((seat) => figuresIn(table, region, seat).length > 0);
      const best = Math.max(...left.map((seat) => strengthOf(strength, seat)));
      const seats = left.filter((seat) => strengthOf(strength, seat) === best);
      g.emit({ type: 'battleUnwon', region, seats, why: left.length === 0 ? 'nobodyLeft' : 'tie' });
    }
    g.emit({ type: 'battleLost', region, seats: ascending(table, losers) });
  },
};

// All Warriors and Guardians of the losers in the region are to die.
export const doomFigures: Step<Ankh, InRegion> = {
  run(g, { region }) {
    const { table } = g;
    const { winner } = battleOf(table);
    doom(g.table, region, (owner) => owner !== winner);
  },
};

export function doom(table: Table, region: number, isDoomed: (owner: Seat) => boolean): void {
  const conflict = conflictOf(table);
  conflict.doomed = figuresIn(table, region).filter((id) => {
    const { kind, owner } = figure(table, id);
    return kind !== 'god' && isDoomed(owner) && !conflict.sheltered.includes(id);
  });
}

// They die at one moment; what is killed reacts now, before anything that waits for the end of the Battle.
export const killDoomed: Step<Ankh, InRegion> = {
  run(g, { region }) {
    const conflict = conflictOf(g.table);
    const { doomed } = conflict;
    conflict.doomed = [];
    kill(g, doomed, region, 'resolution');
  },
};

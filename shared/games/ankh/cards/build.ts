import { type Json, one, only, type Seat, type Step, total } from '../../../engine/index.ts';
import { landSpaces, occupied, openGround } from '../board.ts';
import { sacrifice } from '../followers.ts';
import { card } from '../holding.ts';
import { supplyOf } from '../monuments.ts';
import { monumentTypes } from '../names.ts';
import type { Answer, Args, Because, Option } from '../questions.ts';
import { ascending, godOf } from '../seats.ts';
import { weigh } from '../strength.ts';
import type { Ankh, InRegion } from '../table.ts';

// Battle 2: Build Monument cards, ascending Devotion; each may build for three Followers on open ground of the region.
const buildMonuments: Step<Ankh, InRegion> = {
  run(g, { region }) {
    for (const seat of ascending(g.table, g.holders('build'))) g.add({ do: 'openBuilding', seat, region });
  },
};

const openBuilding: Step<Ankh, InRegion & { seat: Seat }> = {
  run(g, { seat, region }) {
    const { table } = g;
    const god = godOf(table, seat);
    const cost = g.reckon('buildCost', [{ because: 'build', amount: 3 }], { seat });
    const skip = (why: 'followers' | 'token' | 'space' | 'supply') => g.emit({ type: 'buildSkipped', seat, why });
    if (god.followers < total(cost)) skip('followers');
    else if (god.tokens === 0) skip('token');
    else if (openGround(table, region).length === 0) skip('space');
    else if (monumentTypes.every((type) => supplyOf(table, type) === 0)) skip('supply');
    else g.add({ do: 'buildMonument', seat, region, cost });
  },
};

const buildMonument: Step<Ankh, Args<'buildMonument'>, Option<'buildMonument'>, Answer<'buildMonument'>> = {
  ask: (_, { seat }) => [seat],
  options(g, { region }) {
    const types = monumentTypes.filter((type) => supplyOf(g.table, type) > 0);
    const ground = openGround(g.table, region);
    return one<Option<'buildMonument'>>([
      'decline',
      ...types.flatMap((monument) => ground.map((to) => ({ monument, to }))),
    ]);
  },
  refused(g, { region }) {
    const taken = occupied(g.table);
    const ground = openGround(g.table, region);
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
    sacrifice(g, seat, total(cost), 'build');
    godOf(g.table, seat).tokens--;
    const { monuments } = g.table;
    monuments.push({ type: answer.monument, at: answer.to, owner: seat });
    monuments.sort((one, other) => one.at - other.at);
    weigh(g);
    g.emit({ type: 'built', seat, monument: answer.monument, at: answer.to, cost: total(cost) });
  },
};

export const build = card('build', 0, { steps: { buildMonuments, openBuilding, buildMonument } });

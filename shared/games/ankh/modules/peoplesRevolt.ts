import { type Module, one, only, type Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { homeOf, land, tokenOf, tokensOnBoard } from '../board.ts';
import { gainFollowers } from '../followers.ts';
import { egypt } from '../map/egypt.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { ownerOf } from '../seats.ts';
import { doom } from '../steps/resolution.ts';
import { type Ankh, type InRegion, REMOVED, type Table } from '../table.ts';

// The two regions a camel parts, by their tokens, the lower first.
function partedBy(table: Table, camel: number): [number, number] {
  const [one, other] = at(egypt.sides, camel);
  const { homes } = land(table);
  const tokens = [tokenOf(table, at(at(homes, one), 0)), tokenOf(table, at(at(homes, other), 0))] as const;
  return [Math.min(...tokens), Math.max(...tokens)];
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

function pairs(table: Table): [number, number][] {
  const found: [number, number][] = [];
  for (const camel of table.camels) {
    const pair = partedBy(table, camel);
    if (!found.some((one) => isSame(one, pair))) found.push(pair);
  }
  return found.sort(([a, b], [c, d]) => a - c || b - d);
}

// Consolidation, in place of Camel Caravan: a Follower waits on each of its three spaces; then two regions become one.
const openConsolidation: Step<Ankh> = {
  run(g) {
    const { table } = g;
    gainFollowers(g, ownerOf(table, table.turn.player), [{ because: 'consolidation', amount: 1 }]);
    if (pairs(table).length > 0) g.add({ do: 'consolidate' });
  },
};

// All camels between the two go, and the highest Conflict Order token on the board leaves the game. If both tokens of
// the new region are left, one of them replaces it.
const consolidate: Step<Ankh, Args<'consolidate'>, Option<'consolidate'>, Answer<'consolidate'>> = {
  ask: (g) => [g.table.turn.player],
  options: (g) => one(pairs(g.table)),
  resolve(g, _, answers) {
    const [player, regions] = only(answers);
    const { table } = g;
    const [low, high] = regions;
    const camels = table.camels.filter((camel) => isSame(partedBy(table, camel), regions));
    const united = Math.min(homeOf(table, low), homeOf(table, high));
    const removed = Math.max(...tokensOnBoard(table));
    const orphan = homeOf(table, removed);
    table.camels = table.camels.filter((camel) => !camels.includes(camel));
    table.regions[removed - 1] = REMOVED;
    table.regions[low - 1] = united;
    g.emit({ type: 'consolidated', player, regions, camels, removed });
    if (high === removed) return;
    table.regions[high - 1] = orphan;
    g.add({ do: 'replaceToken', tokens: regions, removed, at: orphan });
  },
};

const replaceToken: Step<Ankh, Args<'replaceToken'>, Option<'replaceToken'>, Answer<'replaceToken'>> = {
  ask: (g) => [g.table.turn.player],
  options: (_, { tokens }) => one([...tokens]),
  resolve(g, { tokens, removed, at: orphan }, answers) {
    const [player, token] = only(answers);
    const { regions } = g.table;
    const [low, high] = tokens;
    if (token === low) {
      regions[high - 1] = at(regions, low - 1);
      regions[low - 1] = orphan;
    }
    g.emit({ type: 'tokenReplaced', player, token, removed, at: orphan });
  },
};

// The People Have Had Enough: it is the winner's figures that die, and the dominator's.
const doomFigures: Step<Ankh, InRegion> = {
  run(g, { region, seat }) {
    const { battle } = g.table;
    const doomed = battle ? battle.winner : seat;
    doom(g.table, region, (owner) => owner === doomed);
  },
};

export const peoplesRevolt: Module<Ankh> = {
  id: 'peoplesRevolt',
  steps: { openConsolidation, consolidate, replaceToken },
  replaces: {
    steps: { doomFigures },
    sequences: {
      camelCaravan: ['openConsolidation'],
      domination: ['dominationMajorities', 'dominate', 'doomFigures', 'killDoomed'],
    },
  },
};

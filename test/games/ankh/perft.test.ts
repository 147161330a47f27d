import { describe, expect, it } from 'vitest';
import { clone, decideUnchecked, type Json, optionsFor, type State, unanswered } from '../../../shared/engine/index.ts';
import { ankh } from '../../../shared/games/ankh/ankh.ts';
import { isFinished, nextEdges } from '../../../shared/games/ankh/map/caravans.ts';
import { egypt, isRiver, isWater } from '../../../shared/games/ankh/map/egypt.ts';
import { landOf } from '../../../shared/games/ankh/map/land.ts';
import { setups } from '../../../shared/games/ankh/setups/index.ts';
import { camelsOf } from '../../../shared/games/ankh/setups/setup.ts';
import { sceneOf, spaceName } from './scene.ts';

// Every line of up to six camels in a region, found the slow way: grow all sets of edges side by side from every edge,
// keep those that form one path, and look at what they leave. Nothing here is shared with the engine but the map.
function linesByHand(camels: readonly number[]): string[] {
  const isCut = (edge: number) => isRiver(edge) || camels.includes(edge);
  const sidesOf = (edge: number) => egypt.sides[edge]!;
  const isLand = (edge: number) => {
    const [one, other] = sidesOf(edge);
    return other >= 0 && !isWater(one) && !isWater(other);
  };
  const flood = (start: number, cuts: ReadonlySet<number>) => {
    const seen = new Set([start]);
    for (const space of seen) {
      egypt.around[space]!.forEach((next, direction) => {
        const edge = egypt.edgesOf[space]![direction]!;
        if (next >= 0 && !isWater(next) && !isCut(edge) && !cuts.has(edge)) seen.add(next);
      });
    }
    return seen;
  };
  const free = egypt.edges.map((_, edge) => isLand(edge) && !isCut(edge));
  // A line ends where something else than open land meets it: river, camel, water, border.
  const isEnd = (corner: number) => {
    const edges = egypt.edgesAt[corner]!;
    return edges.length < 3 || edges.some((edge) => !free[edge]);
  };
  const found = new Set<string>();
  const grow = (path: number[], corners: number[]) => {
    const tip = corners.at(-1)!;
    if (path.length > 0 && isEnd(tip) && path.every((edge) => free[edge])) judge(path);
    if (path.length === 6) return;
    for (const edge of egypt.edgesAt[tip]!) {
      const [a, b] = egypt.ends[edge]!;
      const next = a === tip ? b : a;
      if (free[edge] && !corners.includes(next)) grow([...path, edge], [...corners, next]);
    }
  };
  const judge = (path: number[]) => {
    const cuts = new Set(path);
    const [one, other] = sidesOf(path[0]!);
    const before = flood(one, new Set());
    const near = flood(one, cuts);
    const far = flood(other, cuts);
    if (near.has(other) || near.size + far.size !== before.size || near.size < 6 || far.size < 6) return;
    found.add(path.toSorted((a, b) => a - b).join());
  };
  for (const corner of egypt.corners.keys()) if (isEnd(corner)) grow([], [corner]);
  return [...found].toSorted();
}

describe('all legal camel lines', () => {
  const names = (lines: readonly (readonly number[])[]) =>
    lines.map((line) => line.toSorted((a, b) => a - b).join()).toSorted();

  it('of the empty board are those found by hand, and so many in each base region', () => {
    const lines = landOf([]).lines;
    expect(names(lines)).toEqual(linesByHand([]));
    const perRegion = new Map<string, number>();
    for (const line of lines) {
      const home = spaceName(landOf([]).homes[egypt.sides[line[0]!]![0]]![0]!);
      perRegion.set(home, (perRegion.get(home) ?? 0) + 1);
    }
    expect(Object.fromEntries(perRegion)).toEqual({ '0,1': 19, '1,0': 44, '2,9': 29 });
  });

  it.each(
    Object.values(setups)
      .flat()
      .filter((setup) => setup.camels.length > 0 && setup.camels.length < 25)
      .map((setup) => [setup.name, setup.players, setup] as const),
  )('of %s for %i are those found by hand', (_name, _players, setup) => {
    const camels = camelsOf(setup);
    expect(names(landOf(camels).lines)).toEqual(linesByHand(camels));
  });

  it('laid edge by edge, every finished line is legal and every legal line can be laid', () => {
    const { lines } = landOf([]);
    const laid = new Set<string>();
    const lay = (line: number[]) => {
      if (line.length > 0 && isFinished(lines, line)) laid.add(line.toSorted((a, b) => a - b).join());
      for (const edge of nextEdges(lines, line)) lay([...line, edge]);
    };
    lay([]);
    expect([...laid].toSorted()).toEqual(linesByHand([]));
  });
});

// How many ways there are through the next so many decisions, as perft counts moves in chess.
function perft(state: State, depth: number): number {
  if (depth === 0 || state.result !== null) return 1;
  const seat = unanswered(state)[0]!;
  const options = optionsFor(ankh, state, seat)!;
  const answers: Json[] =
    options.kind === 'number'
      ? Array.from({ length: options.max - options.min + 1 }, (_, i) => options.min + i)
      : options.kind === 'one'
        ? options.of
        : subsets(options.of, options.min, options.max);
  if (depth === 1) return answers.length;
  let count = 0;
  for (const answer of answers) {
    const copy = clone(state);
    decideUnchecked(ankh, copy, seat, answer);
    count += perft(copy, depth - 1);
  }
  return count;
}

function subsets(items: readonly Json[], min: number, max: number): Json[] {
  let found: Json[][] = [[]];
  for (const item of items) found = found.flatMap((one) => [one, [...one, item]]);
  return found.filter((one) => one.length >= min && one.length <= max);
}

describe('options from fixed positions', () => {
  const middle = {
    gods: ['amun', 'isis', 'ra'] as ('amun' | 'isis' | 'ra')[],
    board: {
      '4,3': 'amun',
      '4,4': 'amun warrior',
      '5,4': 'amun temple',
      '3,0': 'pyramid',
      '7,2': 'obelisk',
      '7,6': 'isis',
      '6,6': 'isis warrior',
      '6,5': 'isis obelisk',
      '5,9': 'temple',
      '3,7': 'pyramid',
      '2,5': 'ra',
      '3,4': 'ra warrior',
      '2,4': 'ra pyramid',
      '1,8': 'obelisk',
      '3,5': 'temple',
    },
  };

  it('Middle Kingdom for three, first turn', () => {
    const { state } = sceneOf(middle);
    expect([1, 2, 3].map((depth) => perft(state, depth))).toEqual([4, 62, 1123]);
  });

  it('a Battle of three, with Amun', () => {
    const { state } = sceneOf({
      ...middle,
      board: { ...middle.board, '2,3': 'amun warrior', '1,5': 'isis warrior' },
      event: 4,
      conflict: { number: 1, tiebreaker: 'ra' },
      agenda: [{ do: 'battle', region: 3 }, { do: 'closeConflict' }, { do: 'endTurn' }],
    });
    expect([1, 2, 3, 4].map((depth) => perft(state, depth))).toEqual([2, 14, 98, 1372]);
  });

  it('a caravan on the empty board, to the next turn', () => {
    const { state } = sceneOf({ ...middle, agenda: [{ do: 'camelCaravan' }, { do: 'endTurn' }] });
    expect([1, 2, 3].map((depth) => perft(state, depth))).toEqual([46, 94, 279]);
  });

  it('a Summon with three Pyramids and an Underworld token', () => {
    const { state } = sceneOf({
      gods: ['osiris', 'isis'],
      board: {
        '2,5': 'osiris',
        '8,2': 'osiris pyramid',
        '4,1': 'osiris pyramid',
        '8,8': 'osiris pyramid',
        '7,6': 'isis',
      },
      powers: { osiris: ['revered', 'inspiring', 'pyramidAttuned'] },
      underworld: ['5,8'],
      turn: { player: 'osiris', taken: ['summon'] },
      agenda: [{ do: 'summon' }, { do: 'endTurn' }],
    });
    expect([1, 2].map((depth) => perft(state, depth))).toEqual([24, 532]);
  });
});

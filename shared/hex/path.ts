import type { Grid } from './grid.ts';
import { at } from './table.ts';

/**
 * A path is a line of edges, each touching the one before it at a corner, that visits no corner twice. It begins and
 * ends at an anchor. What else makes it legal is the caller's `accepts`, asked only for paths from anchor to anchor.
 */
export type PathRules = {
  /** edge → 1 where the path may run */
  readonly open: Uint8Array;
  /** corner → 1 where the path may begin and end */
  readonly anchors: Uint8Array;
  /** the most edges a path may have */
  readonly most: number;
  /** The array is reused: copy it to keep it. */
  readonly accepts: (path: readonly number[]) => boolean;
};

export type PathFinder = {
  /** All legal paths that begin with these edges. Without any, each path comes once, from its lower end. */
  readonly paths: (begun?: readonly number[]) => number[][];
  /** The edges that may come next, ascending: those after which some legal path can still be finished. */
  readonly next: (begun: readonly number[]) => number[];
  /** Are these edges a legal path as they lie? */
  readonly finished: (path: readonly number[]) => boolean;
};

/** The corners where an open edge meets one that is not open: a border, a river, an earlier cut, a shore. */
export function anchorsOf(grid: Grid, open: Uint8Array): Uint8Array {
  const anchors = new Uint8Array(grid.edgesAt.length);
  for (let corner = 0; corner < anchors.length; corner++) {
    let meeting = 0;
    for (const edge of at(grid.edgesAt, corner)) meeting |= open[edge] === 1 ? 1 : 2;
    if (meeting === 3) anchors[corner] = 1;
  }
  return anchors;
}

function otherEnd(grid: Grid, edge: number, corner: number): number {
  const [one, other] = at(grid.ends, edge);
  return one === corner ? other : one;
}

/** Corner → how many open edges away the nearest anchor is: a search that cannot reach it any more turns back. */
function stepsToAnchor(grid: Grid, { open, anchors }: PathRules): number[] {
  const unreached = anchors.length;
  const steps = grid.edgesAt.map(() => unreached);
  const queue: number[] = [];
  for (let corner = 0; corner < anchors.length; corner++) {
    if (anchors[corner] !== 1) continue;
    steps[corner] = 0;
    queue.push(corner);
  }
  for (const corner of queue) {
    for (const edge of at(grid.edgesAt, corner)) {
      const other = otherEnd(grid, edge, corner);
      if (open[edge] !== 1 || steps[other] !== unreached) continue;
      steps[other] = at(steps, corner) + 1;
      queue.push(other);
    }
  }
  return steps;
}

export function pathFinder(grid: Grid, rules: PathRules): PathFinder {
  const { open, anchors, most, accepts } = rules;
  const toAnchor = stepsToAnchor(grid, rules);
  const used = new Uint8Array(anchors.length);
  const path: number[] = [];

  /** Tries every way on from the tip of the path; true as soon as `ends` has what it wants. */
  function goOn(tip: number, ends: (tip: number) => boolean): boolean {
    if (anchors[tip] === 1 && path.length > 0 && path.length <= most && ends(tip)) return true;
    for (const edge of at(grid.edgesAt, tip)) if (step(edge, tip, ends)) return true;
    return false;
  }

  function step(edge: number, tip: number, ends: (tip: number) => boolean): boolean {
    if (open[edge] !== 1) return false;
    const next = otherEnd(grid, edge, tip);
    if (used[next] === 1 || path.length + 1 + at(toAnchor, next) > most) return false;
    path.push(edge);
    used[next] = 1;
    const enough = goOn(next, ends);
    used[next] = 0;
    path.pop();
    return enough;
  }

  /** Lays the edges down from a corner; the corner they lead to, or undefined if they are no path from there. */
  function lay(edges: readonly number[], start: number): number | undefined {
    let tip = start;
    used[tip] = 1;
    for (const edge of edges) {
      if (open[edge] !== 1 || !at(grid.ends, edge).includes(tip)) return undefined;
      tip = otherEnd(grid, edge, tip);
      if (used[tip] === 1) return undefined;
      used[tip] = 1;
      path.push(edge);
    }
    return tip;
  }

  /** Visits each way the edges can be read as the beginning of a path: a lone edge may have two. */
  function fromBeginning(begun: readonly number[], visit: (start: number, tip: number) => void): boolean {
    const first = begun[0];
    const starts = first === undefined ? anchors.keys() : at(grid.ends, first);
    let readable = first === undefined;
    for (const start of starts) {
      if (anchors[start] !== 1) continue;
      const tip = lay(begun, start);
      if (tip !== undefined) {
        readable = true;
        visit(start, tip);
      }
      path.length = 0;
      used.fill(0);
    }
    return readable;
  }

  function mustBegin(begun: readonly number[], visit: (start: number, tip: number) => void): void {
    if (fromBeginning(begun, visit)) return;
    const names = begun.map((edge) => grid.edgeNames[edge] ?? `edge ${edge}`).join(' ');
    throw new Error(`${names} is no beginning of a path: open edges that run on from an anchor were expected`);
  }

  return {
    paths(begun = []) {
      const all: number[][] = [];
      mustBegin(begun, (start, tip) => {
        goOn(tip, (end) => {
          // Both ends can begin the same path, but only if the first edge leaves that open.
          const reversible = begun.length === 0 || path.length === 1;
          if ((!reversible || start < end) && accepts(path)) all.push(path.slice());
          return false;
        });
      });
      return all;
    },
    next(begun) {
      const found = new Set<number>();
      mustBegin(begun, (_, tip) => {
        for (const edge of at(grid.edgesAt, tip)) {
          if (!found.has(edge) && step(edge, tip, () => accepts(path))) found.add(edge);
        }
      });
      return [...found].sort((a, b) => a - b);
    },
    finished(edges) {
      let finished = false;
      fromBeginning(edges, (_, tip) => {
        finished ||= edges.length > 0 && edges.length <= most && anchors[tip] === 1 && accepts(edges);
      });
      return finished;
    },
  };
}

// A figure is measured several times in turn with what it is compared to, and the median is kept: on a machine that
// also does other things, the two suffer alike.
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) throw new RangeError('the median of nothing was asked for');
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (found === undefined) throw new RangeError('a quantile of nothing was asked for');
  return found;
}

// How often a second `act` does its work, which it counts itself.
export function perSecond(milliseconds: number, act: () => number): number {
  const begun = performance.now();
  let done = 0;
  let taken = 0;
  do {
    done += act();
    taken = performance.now() - begun;
  } while (taken < milliseconds);
  return (done / taken) * 1000;
}

export type Figure = {
  name: string;
  value: number;
  unit: string;
  beside?: { name: string; value: number; ratio: number }; // a peer or a limit, in the same run
};

// How many times as good: the same direction for figures where more is better and where less is.
export function compared(
  name: string,
  value: number,
  unit: string,
  peer: string,
  other: number,
  better: 'more' | 'less' = 'more',
): Figure {
  return {
    name,
    value,
    unit,
    beside: { name: peer, value: other, ratio: better === 'more' ? value / other : other / value },
  };
}

// What objects did: how often they were asked and rang, for how long they were busy (ms), what they read and wrote.
export type Counts = { requests: number; alarms: number; busy: number; rows: number; reads: number; bytes: number };
export type Tally = {
  requests: number; // to the Worker
  room: Counts;
  desk: Counts;
  database: { queries: number; rows: number; reads: number };
};

import { clone, equal, type Json } from './json.ts';

// The way back from a state to the one before it, kept with each log row: undo and replay follow it,
// so no past position is ever found by running the rules again.
export type Change =
  | { set: Json }
  | { keys: { [key: string]: Change }; gone?: string[] }
  | { items: { [index: string]: Change } }
  | { splice: [at: number, remove: number, insert: Json[]] };

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// What turns `from` into `to`; undefined when they are equal.
export function difference(from: Json, to: Json): Change | undefined {
  if (equal(from, to)) return undefined;
  if (Array.isArray(from) && Array.isArray(to)) return listDifference(from, to);
  if (!isObject(from) || !isObject(to)) return { set: to };
  const keys: { [key: string]: Change } = {};
  for (const [key, value] of Object.entries(to)) {
    const old = Object.hasOwn(from, key) ? from[key] : undefined;
    const change: Change | undefined = old === undefined ? { set: value } : difference(old, value);
    if (change) keys[key] = change;
  }
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  return gone.length > 0 ? { keys, gone } : { keys };
}

function listDifference(from: Json[], to: Json[]): Change {
  if (from.length === to.length) {
    const items: { [index: string]: Change } = {};
    for (const [i, value] of to.entries()) {
      const change = difference(from[i] ?? null, value);
      if (change) items[i] = change;
    }
    return { items };
  }
  let start = 0;
  while (start < from.length && start < to.length && equal(from[start], to[start])) start++;
  let end = 0;
  const shorter = Math.min(from.length, to.length) - start;
  while (end < shorter && equal(from[from.length - 1 - end], to[to.length - 1 - end])) end++;
  return { splice: [start, from.length - end - start, to.slice(start, to.length - end)] };
}

// Leaves `from` as it is.
export function changed(from: Json, change: Change | undefined): Json {
  if (!change) return from;
  if ('set' in change) return clone(change.set);
  if ('splice' in change) {
    if (!Array.isArray(from)) throw new TypeError('this change is for a list');
    const [at, remove, insert] = change.splice;
    return from.toSpliced(at, remove, ...clone(insert));
  }
  if ('items' in change) {
    if (!Array.isArray(from)) throw new TypeError('this change is for a list');
    return from.map((item, i) => changed(item, change.items[i]));
  }
  if (!isObject(from)) throw new TypeError('this change is for an object');
  const to: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(from)) {
    if (!change.gone?.includes(key))
      to[key] = changed(value, Object.hasOwn(change.keys, key) ? change.keys[key] : undefined);
  }
  for (const [key, sub] of Object.entries(change.keys)) if (!Object.hasOwn(from, key)) to[key] = changed(null, sub);
  return to;
}

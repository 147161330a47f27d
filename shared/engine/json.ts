// Everything a game keeps, asks or tells is plain JSON, so it can be stored, sent and compared.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isDeep = (value: unknown): boolean => typeof value === 'object' && value !== null;

// Bots clone at every thought: only what is deep is followed, numbers and words are copied in passing.
export function clone<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) if (isDeep(copy[i])) copy[i] = clone(copy[i]);
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    copy[key] = isDeep(item) ? clone(item) : item;
  }
  return copy as T;
}

export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => equal(item, b[i]));
  }
  const one: Record<string, unknown> = { ...a };
  const other: Record<string, unknown> = { ...b };
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
  );
}

export function isJson(value: unknown, depth = 64): value is Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
  return Object.values(value).every((item) => isJson(item, depth - 1));
}

/**
 * The entry of a table that must have one: a missing entry is a mistake in the caller, and said so. For plain arrays
 * only: with typed arrays among them the engine would no longer make a bare look-up of it, and the searches need that.
 */
export function at<T>(table: readonly T[], index: number): T {
  const entry = table[index];
  if (entry === undefined) throw new RangeError(`asked for entry ${index} of a table of ${table.length}`);
  return entry;
}

/** A set of indexes as one byte each: 1 for those named, 0 for the others. */
export function marks(length: number, indexes: Iterable<number>): Uint8Array {
  const set = new Uint8Array(length);
  for (const index of indexes) {
    if (!(index in set)) throw new RangeError(`asked to mark ${index}, but there are only ${length}`);
    set[index] = 1;
  }
  return set;
}

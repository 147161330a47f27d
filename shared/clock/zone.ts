const day = 86_400_000;
const minute = 60_000;

// No zone changes its clocks twice within so short a time.
const stretch = 4 * day;

/** From `from` until `until` the wall clock of a zone is `offset` ahead of UTC. */
export type Stretch = { from: number; until: number; offset: number };

const formats = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, Map<number, Stretch[]>>();

/** Whether this names a time zone (IANA). Bare offsets are none: they know no summer time. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** How far the wall clock of a zone is ahead of UTC at this moment. */
export function offsetAt(zone: string, at: number): number {
  const found = stretchesAround(zone, at).find(({ until }) => at < until);
  return found ? found.offset : askIntl(zone, at);
}

/** The wall clock's reading at this moment, as the epoch time at which UTC reads the same. */
export function wallAt(zone: string, at: number): number {
  return at + offsetAt(zone, at);
}

/** From this moment to `until` in stretches in which the zone does not change its clocks. */
export function* stretches(zone: string, from: number, until: number): Generator<Stretch> {
  for (let at = from; at < until; ) {
    for (const one of stretchesAround(zone, at)) {
      if (one.until <= at) continue;
      yield { from: at, until: Math.min(one.until, until), offset: one.offset };
      at = one.until;
      if (at >= until) return;
    }
  }
}

/** The one or two stretches that fill the few days around a moment; asking Intl is slow, so they are remembered. */
function stretchesAround(zone: string, at: number): Stretch[] {
  let ofZone = known.get(zone);
  if (!ofZone) {
    ofZone = new Map();
    known.set(zone, ofZone);
  }
  const index = Math.floor(at / stretch);
  const found = ofZone.get(index);
  if (found) return found;
  if (ofZone.size > 2_000) ofZone.clear();
  const made = cut(zone, index * stretch, (index + 1) * stretch);
  ofZone.set(index, made);
  return made;
}

function cut(zone: string, from: number, until: number): Stretch[] {
  const before = askIntl(zone, from);
  const after = askIntl(zone, until);
  if (before === after) return [{ from, until, offset: before }];
  let [low, high] = [from, until];
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / minute / 2) * minute;
    if (askIntl(zone, middle) === before) low = middle;
    else high = middle;
  }
  return [
    { from, until: high, offset: before },
    { from: high, until, offset: after },
  ];
}

function askIntl(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) {
    const numeric = 'numeric' as const;
    const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric };
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, calendar: 'gregory', hourCycle: 'h23', ...fields });
    formats.set(zone, format);
  }
  const reads: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(at)) reads[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = reads;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

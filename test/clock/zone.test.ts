import { expect, it } from 'vitest';
import { isZone, offsetAt, wallAt } from '../../shared/clock/index.ts';
import { day, hour, zones } from './arbitrary.ts';

/** What Intl writes for the offset, such as GMT+05:30. */
function writtenOffset(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
    const [, sign = '+', hours = '0', minutes = '0'] = name.match(/^GMT(?:([+-])(\d\d):(\d\d))?$/)!;
    return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * 60_000);
  };
}

it('knows the offset of every zone through the year', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const written = writtenOffset(zone);
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 2 * day) {
      if (offsetAt(zone, at) !== written(at)) expect.fail(`${zone} at ${new Date(at).toISOString()}`);
    }
  }
});

it('knows it for years, also where the clocks change four times a year', () => {
  for (const zone of zones) {
    const written = writtenOffset(zone);
    for (let at = Date.UTC(2022, 0, 1); at < Date.UTC(2032, 0, 1); at += 11 * hour) {
      if (offsetAt(zone, at) !== written(at)) expect.fail(`${zone} at ${new Date(at).toISOString()}`);
    }
  }
});

it('changes at the very moment', () => {
  const change = Date.parse('2026-03-29T01:00Z');
  expect([offsetAt('Europe/Berlin', change - 1), offsetAt('Europe/Berlin', change)]).toEqual([hour, 2 * hour]);
  expect(new Date(wallAt('Europe/Berlin', change)).toISOString()).toBe('2026-03-29T03:00:00.000Z');
});

it('tells a zone from what is none', () => {
  for (const zone of zones) expect(isZone(zone)).toBe(true);
  for (const none of ['', 'Europe', 'Europe/Atlantis', '+02:00', 'UTC+2', '../etc']) expect(isZone(none)).toBe(false);
});

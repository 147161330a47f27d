import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { feedOf } from '../../worker/notify/feed.ts';

const now = Date.parse('2026-05-11T08:00Z');
const deadline = {
  id: 'g1',
  title: 'Ankh · Friday',
  asked: 'Choose your first action.',
  until: Date.parse('2026-05-14T08:00Z'),
  link: 'https://o.example/g/g1',
};

/** The lines as a calendar program reads them: unfolded, then names and values apart. */
function read(feed: string): [string, string][] {
  const lines = feed.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

it('has one event for each table, at its deadline', () => {
  const lines = read(feedOf('Ana', [deadline, { ...deadline, id: 'g2' }], now));
  expect(lines.filter(([name]) => name === 'UID').map(([, value]) => value)).toEqual(['g1@ostracon', 'g2@ostracon']);
  expect(lines).toContainEqual(['DTSTART', '20260514T080000Z']);
  expect(lines).toContainEqual(['DTSTAMP', '20260511T080000Z']);
  expect(lines).toContainEqual(['DESCRIPTION', 'Choose your first action.\\nhttps://o.example/g/g1']);
  expect(lines.at(0)).toEqual(['BEGIN', 'VCALENDAR']);
  expect(lines.at(-1)).toEqual(['END', 'VCALENDAR']);
});

it('keeps any text whole, in short lines, and lets none become a line of its own', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', ',', ';', '\\', '\n', '\r', ':', 'ñ', '🏺', ' ', 'END:VEVENT'),
  });
  fc.assert(
    fc.property(letters, (title) => {
      const feed = feedOf('Ana', [{ ...deadline, title }], now);
      for (const line of feed.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toContain('\n');
      }
      expect(feed).not.toContain('\uFFFD');
      const lines = read(feed);
      expect(lines.map(([name]) => name)).toEqual(read(feedOf('Ana', [deadline], now)).map(([name]) => name));
      const summary = lines.find(([name]) => name === 'SUMMARY')![1];
      const back = summary.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter));
      expect(back).toBe(title.replace(/\r\n?/g, '\n'));
    }),
  );
});

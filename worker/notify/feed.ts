/** A turn with an end, as it stands in a player's calendar program. */
export type Deadline = { id: string; title: string; asked: string; until: number; link: string };

const encoder = new TextEncoder();

/**
 * A player's deadlines as an iCalendar feed (RFC 5545). One event for a table, which moves or goes with the turn; times in
 * UTC, so every program shows them by its own clock.
 */
export function feedOf(name: string, deadlines: readonly Deadline[], now: number): string {
  const events = deadlines.flatMap(({ id, title, asked, until, link }) => [
    'BEGIN:VEVENT',
    `UID:${text(id)}@ostracon`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(until)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(`${asked}\n${link}`)}`,
    `URL:${oneLine(link)}`,
    // It takes nobody's time: a free moment, not a busy one.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ostracon//Deadlines//EN',
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function text(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');
}

function oneLine(value: string): string {
  return value.replace(/\p{Cc}/gu, '');
}

/** At most 75 bytes a line, cut between letters; a line that begins with a space goes on. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, size] = ['', 0];
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (size + bytes > 75) {
      lines.push(current);
      [current, size] = [' ', 1];
    }
    current += letter;
    size += bytes;
  }
  return [...lines, current].join('\r\n');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { compared, type Figure } from '../measure.ts';
import type { Played } from './game.ts';
import { memory, prices } from './prices.ts';

const cent = 1; // what a game is to cost at the most
const pings = 5; // of a page that is open for two minutes
const messagesInARequest = 20;
const months = 12; // for which its record is kept

// What a finished game costs, part by part, each with how many of what it is for.
export function priceFigures({ tally, decisions, visits, mails }: Played, kept: number, cpu?: number): Figure[] {
  const { requests, room, desk, database } = tally;
  const calls = room.requests + desk.requests + room.alarms + desk.alarms;
  const rows = room.rows + desk.rows + database.rows;
  const reads = room.reads + desk.reads + database.reads;
  const seconds = (room.busy + desk.busy) / 1000;
  const n = (value: number) => Math.round(value).toLocaleString('en');
  const parts: [string, number][] = [
    [`${n(requests)} requests to the Worker`, requests * prices.workerRequest],
    [
      `${n(calls)} calls of objects (rooms ${n(room.requests)}, desks ${n(desk.requests)}, alarms ${n(room.alarms + desk.alarms)})`,
      calls * prices.objectRequest,
    ],
    [
      `${n(visits * pings)} pings of open pages, 20 to a request`,
      ((visits * pings) / messagesInARequest) * prices.objectRequest,
    ],
    [`${n(seconds)} s of busy objects at 128 MB`, seconds * memory * prices.objectGigabyteSecond],
    [
      `${n(rows)} rows written (rooms ${n(room.rows)}, desks ${n(desk.rows)}, database ${n(database.rows)})`,
      rows * prices.rowWritten,
    ],
    [`${n(reads)} rows read`, reads * prices.rowRead],
    [`${n(kept / 1024)} kB of the room kept for a year`, (kept / 2 ** 30) * months * prices.gigabyteMonth],
    ...(cpu === undefined ? [] : [cpuPart(cpu)]),
  ];
  const total = parts.reduce((sum, [, dollars]) => sum + dollars, 0);
  const title = `a game of Ankh for four: ${decisions} decisions in ${visits} visits, ${mails} mails`;
  return [
    compared(title, total * 100, '¢', 'a cent', cent, 'less'),
    ...parts.map(([name, dollars]) => ({ name: `  ${name}`, value: dollars * 100, unit: '¢' })),
  ];
}

const cpuPart = (ms: number): [string, number] => [
  `${Math.round(ms).toLocaleString('en')} ms of CPU, all that workerd used`,
  ms * prices.workerMillisecond,
];

// How large the largest room of a server is, once it has stopped.
export function roomSize(data: string): number {
  const folder = join(data, 'do', 'ostracon-GameRoom');
  const sizes = readdirSync(folder)
    .filter((file) => /^[0-9a-f]+\.sqlite$/.test(file))
    .map((file) => {
      const room = new DatabaseSync(join(folder, file));
      const { size } =
        room.prepare('SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size').get() ?? {};
      room.close();
      return Number(size);
    });
  return Math.max(...sizes);
}

// Milliseconds of CPU that a process has used; where it can be told.
export function cpuOf(data: string): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const { workerd }: { workerd: { pid: number } } = JSON.parse(readFileSync(join(data, 'server.json'), 'utf8'));
  const stat = readFileSync(`/proc/${workerd.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10; // ticks of a hundredth of a second
}

import { join } from 'node:path';
import { serve } from '../../../worker/host/serve.ts';
import { compared, type Figure, median, quantile } from '../measure.ts';
import { fill, games, players, tablesOnADesk } from './fill.ts';

const sample = 200; // desks that are asked for, of the 2,000
const atOnce = 16;
const span = 2_000;
const turns = 3;

type Asked = { path: string; cookie?: string };

// Requests a second, each kind by turns with the least that the same server can be asked for.
export async function loadFigures(folder: string, bundle: string): Promise<Figure[]> {
  const data = join(folder, 'load');
  const quiet = { port: 0, data, say: () => {} };
  await (await serve({ ...quiet, bundle })).stop(); // makes the database
  const { cookies, desks } = fill(data, sample);
  const laying = await serve({ ...quiet, bundle });
  for (let from = 0; from < desks.length; from += 50) {
    const body = JSON.stringify(desks.slice(from, from + 50));
    await fetch(`${laying.url}/api/bench/desks`, { method: 'POST', body });
  }
  await laying.stop();

  const server = await serve(quiet); // the Worker itself, which counts nothing
  try {
    const asked: { [name: string]: (n: number) => Asked } = {
      health: () => ({ path: '/api/health' }),
      desk: (n) => ({ path: '/api/desk', cookie: cookies[n % sample] ?? '' }),
      lobby: () => ({ path: '/api/lobby' }),
      filtered: (n) => ({ path: `/api/lobby?game=theocratia&phase=${n % 2 === 0 ? 'playing' : 'over'}` }),
    };
    const rates: { [name: string]: number[] } = {};
    const waits: { [name: string]: number[] } = {};
    for (let turn = 0; turn <= turns; turn++) {
      for (const [name, what] of Object.entries(asked)) {
        const { perSecond, times } = await load(server.url, what, turn === 0 ? 500 : span);
        if (turn === 0) continue; // warm
        rates[name] = [...(rates[name] ?? []), perSecond];
        waits[name] = [...(waits[name] ?? []), ...times];
      }
    }
    const rate = (name: string) => median(rates[name] ?? []);
    const wait = (name: string) => quantile(waits[name] ?? [], 0.99);
    const line = (title: string, name: string): Figure[] => [
      compared(title, rate(name), '/s', '/api/health', rate('health')),
      compared(`${title}, p99`, wait(name), 'ms', '/api/health', wait('health'), 'less'),
    ];
    const size = `${games.toLocaleString('en')} games, ${players.toLocaleString('en')} players`;
    return [
      ...line(`my games, ${tablesOnADesk} tables on each of ${sample} desks`, 'desk'),
      ...line(`the lobby of ${size}`, 'lobby'),
      ...line('the lobby, one game and phase', 'filtered'),
    ];
  } finally {
    await server.stop();
  }
}

async function load(base: string, asked: (n: number) => Asked, milliseconds: number) {
  const times: number[] = [];
  const begun = performance.now();
  let n = 0;
  const ask = async () => {
    while (performance.now() - begun < milliseconds) {
      const { path, cookie } = asked(n++);
      const sent = performance.now();
      const reply = await fetch(base + path, cookie === undefined ? {} : { headers: { cookie } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return { perSecond: (times.length / (performance.now() - begun)) * 1000, times };
}

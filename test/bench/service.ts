import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../worker/host/serve.ts';
import { countingBundle } from './counted.ts';
import type { Figure } from './measure.ts';
import { playByPost } from './service/game.ts';
import { loadFigures } from './service/load.ts';
import { noticeFigures } from './service/notice.ts';
import { openPost, signIn } from './service/people.ts';
import { cpuOf, priceFigures, roomSize } from './service/price.ts';

// The service around the games: my games and the lobby under load, how soon people are told, and what a game costs.
export async function serviceFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ostracon-service-'));
  try {
    const bundle = await countingBundle(folder);
    const load = await loadFigures(folder, bundle);
    const post = await openPost();
    const operator = 'the operator of this bench';
    const bindings = { SMTP_URL: post.url, MAIL_FROM: 'Ostracon <games@example.org>', OPERATOR_SECRET: operator };
    const data = join(folder, 'play');
    const server = await serve({ port: 0, data, bundle, bindings, say: () => {} });
    let stopped = false;
    try {
      const [ada, grace] = [await signIn(server.url, post, 'Ada'), await signIn(server.url, post, 'Grace')];
      const notices = await noticeFigures(server.url, post, [ada, grace]);
      const four = [];
      for (const name of ['Hedy', 'Edith', 'Mary', 'Joan']) four.push(await signIn(server.url, post, name));
      const before = cpuOf(data);
      const played = await playByPost(server.url, post, four, operator);
      const cpu = before === undefined ? undefined : (cpuOf(data) ?? 0) - before;
      await server.stop();
      stopped = true;
      return [...load, ...notices, ...priceFigures(played, roomSize(data), cpu)];
    } finally {
      if (!stopped) await server.stop();
      post.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

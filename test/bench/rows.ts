import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../worker/host/serve.ts';
import { countingBundle, tallyOf } from './counted.ts';
import { compared, type Figure } from './measure.ts';
import { ourMatch } from './server.ts';

// design.md: a move writes five rows at the most.
const mostRows = 5;

// What a move of Goofspiel between two costs in storage, counted by the room itself over a whole game.
export async function rowFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ostracon-rows-'));
  const bundle = await countingBundle(folder);
  const server = await serve({ port: 0, data: join(folder, 'data'), bundle, say: () => {} });
  try {
    const match = await ourMatch(server.url);
    await tallyOf(server.url);
    let moves = 1;
    while (await match.move()) moves++;
    const { rows, bytes, reads } = (await tallyOf(server.url)).room;
    return [
      compared('rows written per move', rows / moves, 'rows', 'the most allowed', mostRows, 'less'),
      { name: 'bytes written per move', value: bytes / moves, unit: 'bytes' },
      { name: 'rows read per move', value: reads / moves, unit: 'rows' },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

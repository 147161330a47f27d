// boardgame.io's own server with its own durable storage, as a process of its own: node test/bench/peerServer.ts <folder>
// Its matches are made through a second port: with today's koa, routes added after its socket server are not found.
import { createServer, type Server } from 'node:net';
import { goofspiel } from './boardgameio.ts';
import { peer } from './peer.ts';

console.info = () => {};
const [dir = ''] = process.argv.slice(2);
const server = peer.Server({ games: [goofspiel], db: new peer.FlatFile({ dir }), origins: [/.*/] });
const apiPort = await freePort();
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } });
console.log(`http://localhost:${portOf(appServer)} http://localhost:${apiPort}`);

function portOf(listening: Pick<Server, 'address'>): number {
  const address = listening.address();
  if (typeof address !== 'object' || address === null) throw new Error('the peer has no port');
  return address.port;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}

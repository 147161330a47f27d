// boardgame.io's own server with its own durable storage, as a process of its own: node test/bench/peerServer.ts <folder>
import { goofspiel } from './boardgameio.ts';
import { peer } from './peer.ts';

console.info = () => {};
const [dir = ''] = process.argv.slice(2);
const server = peer.Server({ games: [goofspiel], db: new peer.FlatFile({ dir }), origins: [/.*/] });
const { appServer } = await server.run({ port: 0 });
const address = appServer.address();
if (typeof address !== 'object' || address === null) throw new Error('the peer has no port');
console.log(`http://localhost:${address.port}`);

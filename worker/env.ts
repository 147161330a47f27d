import type { GameRoom } from './room/room.ts';

export type Env = { ROOM: DurableObjectNamespace<GameRoom>; DB: D1Database; ASSETS: Fetcher };

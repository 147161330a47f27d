import { runInDurableObject } from 'cloudflare:test';
import type { GameRoom } from '../../worker/index.ts';

// What really lies in a room's storage.
export const sql = (room: DurableObjectStub<GameRoom>, query: string, ...given: SqlStorageValue[]) =>
  runInDurableObject(room, (_, { storage }) => storage.sql.exec(query, ...given).toArray());

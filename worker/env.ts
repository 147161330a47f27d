import type { CarrierEnv } from './notify/carrier.ts';
import type { MailEnv } from './notify/email.ts';
import type { PushEnv } from './notify/push.ts';
import type { GameRoom } from './room/room.ts';

export type Env = { ROOM: DurableObjectNamespace<GameRoom>; DB: D1Database; ASSETS: Fetcher } & CarrierEnv &
  MailEnv &
  PushEnv;

import type { Desk } from './desk/desk.ts';
import type { CarrierEnv } from './notify/carrier.ts';
import type { MailEnv } from './notify/email.ts';
import type { PushEnv } from './notify/push.ts';
import type { GameRoom } from './room/room.ts';

export type Env = {
  ROOM: DurableObjectNamespace<GameRoom>;
  DESK: DurableObjectNamespace<Desk>;
  DB: D1Database;
  ASSETS: Fetcher;
  /** The address people know this service by: https://games.example.org. */
  PUBLIC_URL?: string;
  /** Opens the operator's page. Without it there is none. */
  OPERATOR_SECRET?: string;
  /** The header that says where a visitor comes from, '' for none; unless it is said, Cloudflare's own. */
  ADDRESS_HEADER?: string;
  /** Set by the embedded server: mail without a way out is shown on a page. */
  LOCAL_MAIL?: string;
} & CarrierEnv &
  MailEnv &
  PushEnv;

// The address people know this service by: as the host says, else where the request went.
export function publicUrl({ PUBLIC_URL }: Env, request: Request): string {
  return PUBLIC_URL ?? new URL(request.url).origin;
}

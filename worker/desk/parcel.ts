import type { Reader, TableFacts } from '../notify/facts.ts';
import type { Mail } from '../notify/mail.ts';
import type { Occasion } from '../notify/notice.ts';
import type { PushNotice, Subscription } from '../notify/push.ts';
import type { Webhook } from '../notify/webhook.ts';

// A notice on its way by one channel, whole, as it waits in storage. `turns` are the questions it tells of: before each
// try the rooms are asked whether they are still open. `isTest`: asked for just now, whatever the settings say.
export type Turn = { id: string; since: number };
export type Parcel = { turns: Turn[]; isTest?: true } & (
  | { channel: 'email'; mail: Mail }
  | { channel: 'push'; subscription: Subscription; notice: PushNotice; until?: number }
  | { channel: 'webhook'; webhook: Webhook; occasion: Occasion; reader: Reader; tables: TableFacts[]; desk: string }
);

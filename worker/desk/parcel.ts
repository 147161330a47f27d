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

// What is kept of a notice that is settled: by which way it went and of what it told, not what it said.
export function emptied(parcel: Parcel): Parcel {
  switch (parcel.channel) {
    case 'email':
      return { ...parcel, mail: { ...parcel.mail, text: '', html: '', headers: {} } };
    case 'push':
      return { ...parcel, notice: { ...parcel.notice, body: '' } };
    case 'webhook':
      return { ...parcel, tables: [] };
  }
}

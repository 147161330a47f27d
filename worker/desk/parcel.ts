import type { Reader, TableFacts } from '../notify/facts.ts';
import type { Mail } from '../notify/mail.ts';
import type { Occasion } from '../notify/notice.ts';
import type { PushNotice, Subscription } from '../notify/push.ts';
import type { Webhook } from '../notify/webhook.ts';

// A notice on its way by one channel, whole, as it waits in storage. `turns` is what it tells of, questions unless it is
// said otherwise: before each new try the rooms are asked whether any of it is still so. `isTest`: asked for just now,
// whatever the settings say.
export type Turn = { id: string; since: number; occasion?: Occasion };
export type Parcel = { turns: Turn[]; isTest?: true } & (
  | { channel: 'email'; mail: Mail }
  | { channel: 'push'; subscription: Subscription; notice: PushNotice; until?: number }
  | { channel: 'webhook'; webhook: Webhook; occasion: Occasion; reader: Reader; tables: TableFacts[]; desk: string }
);

// What is kept of a notice that is settled: by which way it went and of what it told, not what it said nor to which address.
export function emptied(parcel: Parcel): Parcel {
  switch (parcel.channel) {
    case 'email':
      return { ...parcel, mail: { ...parcel.mail, to: '', text: '', html: '', headers: {} } };
    case 'push':
      return { ...parcel, notice: { ...parcel.notice, body: '' } };
    case 'webhook':
      return { ...parcel, tables: [] };
  }
}

import type { Env } from '../env.ts';
import { allowanceOf, carrierOf } from '../notify/carrier.ts';
import { mailerOf } from '../notify/email.ts';
import { mailBoxIn } from '../notify/mailbox.ts';
import type { Outcome } from '../notify/outcome.ts';
import { push, vapidKeysOf, vapidSubjectOf } from '../notify/push.ts';
import { sendToWebhook } from '../notify/webhook.ts';
import { keyShelf } from './keys.ts';
import type { Parcel } from './parcel.ts';

export type SendParcel = (parcel: Parcel, key: string, now: number) => Promise<Outcome>;

// By the channel the parcel names, with what this server has for it.
export function sender(env: Env): SendParcel {
  return async (parcel, key, now) => {
    const out = { carrier: carrierOf(env), allow: allowanceOf(env), now };
    switch (parcel.channel) {
      case 'email':
        return mailerOf(env, mailBoxIn(env.DB)).send(parcel.mail);
      case 'push': {
        const keys = await vapidKeysOf(env, keyShelf(env.DB));
        const { until } = parcel;
        const how = { urgency: 'normal' as const, ...(until !== undefined && { until }) };
        return push({ ...out, keys, subject: vapidSubjectOf(env) }, parcel.subscription, parcel.notice, how);
      }
      case 'webhook': {
        const { webhook, occasion, reader, tables, desk } = parcel;
        return sendToWebhook(out, webhook, { key, occasion, reader, tables, desk });
      }
    }
  };
}

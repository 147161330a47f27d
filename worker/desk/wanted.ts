import type { Parcel } from './parcel.ts';
import type { Person } from './schema.ts';

// Whether a player still wants to be told by the way that a parcel was to go: it may have waited for days.
export function isWanted(parcel: Parcel, { settings, address }: Person, endpoints: readonly string[]): boolean {
  if (parcel.isTest) return true;
  switch (parcel.channel) {
    case 'email':
      return settings.email && parcel.mail.to === address;
    case 'push':
      return settings.push && endpoints.includes(parcel.subscription.endpoint);
    case 'webhook':
      return settings.webhook?.url === parcel.webhook.url;
  }
}

import { call } from './api.ts';

// Push notices to this very browser: what it can do, and asking it to.
export type PushState = 'unable' | 'denied' | 'off' | { endpoint: string };

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? { endpoint: subscription.endpoint } : 'off';
}

// Asks for permission, so it must follow a press of a button.
export async function subscribe(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const registration =
    (await navigator.serviceWorker.getRegistration()) ?? (await navigator.serviceWorker.register('/sw.js'));
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await registration.pushManager.subscribe(wanted)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser made a subscription without its keys.');
  await call('POST /api/desk/push', { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
  return { endpoint };
}

export async function unsubscribe(endpoint: string): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await call('POST /api/desk/push/end', { body: { endpoint } });
  return 'off';
}

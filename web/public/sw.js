// The service worker: the site opens offline, and a push notice leads to its table. Positions are not its business: the
// page itself keeps the last one seen (lib/table.svelte.ts).
const shell = 'ostracon-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  // What is under /assets/ has its content in its name: it never changes. Every address of the site is the one page.
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else event.respondWith(freshFirst(request, request.mode === 'navigate' ? '/' : request));
});

async function keptFirst(request) {
  const cache = await caches.open(shell);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

async function freshFirst(request, as) {
  const cache = await caches.open(shell);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(as, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(as);
    if (kept) return kept;
    throw error;
  }
}

// A notice as worker/notify/push.ts sends it: { title, body, link, tag }. Of its link only the path counts, so that it opens
// where this browser knows the site; notices of the same tag replace each other.
self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {};
  const path = URL.canParse(notice.link) ? new URL(notice.link).pathname : '/';
  event.waitUntil(
    self.registration.showNotification(notice.title ?? 'Ostracon', {
      body: notice.body ?? '',
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      tag: notice.tag ?? path,
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path = '/' } = event.notification.data ?? {};
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((window) => new URL(window.url).pathname === path) ?? windows[0];
      return open ? open.navigate(path).then((window) => (window ?? open).focus()) : self.clients.openWindow(path);
    }),
  );
});

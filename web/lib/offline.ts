// The site opens without a network. The service worker keeps what it sees loaded; what this first visit had loaded
// before it was there is handed to it here.
export async function keepShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  }
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = loaded.filter((address) => address.startsWith(`${location.origin}/assets/`));
  // From the browser's own cache, by way of the worker. What is out of reach now is handed over another time.
  await Promise.allSettled(assets.map((address) => fetch(address, { cache: 'force-cache' })));
}

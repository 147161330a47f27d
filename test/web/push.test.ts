import { expect, it } from 'vitest';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

// The push service itself can't be reached from a test; what the browser does with a message it delivers can.
it('shows a push notice that names its table', async () => {
  const ana = await Visitor.comes(at.browser);
  await ana.context.grantPermissions(['notifications'], { origin: at.url });
  const devtools = await ana.context.newCDPSession(ana.page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await ana.page.goto(at.url);
  await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const notice = { title: 'Your turn in Goofspiel', body: 'Beto has bid.', table: '/table/abc' };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: at.url,
    registrationId: await registered,
    data: JSON.stringify(notice),
  });
  const shown = () =>
    ana.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, data: { path: '/table/abc' } }]);
});

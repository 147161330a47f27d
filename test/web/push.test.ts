import { expect, it } from 'vitest';
import type { TableFacts } from '../../worker/notify/facts.ts';
import { pushOf } from '../../worker/notify/notice.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();
const facts: TableFacts = {
  id: '',
  name: '',
  game: 'Goofspiel',
  opponents: [],
  events: [],
  asked: undefined,
  clock: 'runs',
  until: undefined,
  vote: undefined,
  late: undefined,
  isInvited: false,
  result: undefined,
  link: '',
};

// The push service itself can't be reached from a test; what the browser does with a message it delivers can.
it('shows a push notice as the server sends it: it opens its table, and the newest of a table replaces the others', async () => {
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
  const deliver = async (id: string, asked: string) => {
    const notice = pushOf(
      'turn',
      { name: 'Ana', language: 'en', zone: 'UTC' },
      [{ ...facts, id, asked, link: `${at.url}/table/${id}` }],
      at.url,
    );
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: at.url,
      registrationId: await registered,
      data: JSON.stringify(notice),
    });
  };
  const shown = () =>
    ana.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data, tag }) => ({ title, body, data, tag }));
    });
  const told = (id: string, body: string) => ({
    title: 'Your turn: Goofspiel',
    body,
    data: { path: `/table/${id}` },
    tag: id,
  });
  await deliver('abc', 'Bid.');
  await expect.poll(shown).toEqual([told('abc', 'Bid.')]);
  await deliver('abc', 'Bid again.');
  await deliver('def', 'Bid.');
  await expect.poll(shown).toEqual(expect.arrayContaining([told('abc', 'Bid again.'), told('def', 'Bid.')]));
  expect(await shown()).toHaveLength(2);
});

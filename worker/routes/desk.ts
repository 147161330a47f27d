import { allow } from '../account/rate.ts';
import { deskOf } from '../desk/address.ts';
import { publicUrl } from '../env.ts';
import { allowanceOf } from '../notify/carrier.ts';
import { mailerOf } from '../notify/email.ts';
import { mailBoxIn } from '../notify/mailbox.ts';
import { objectionTo } from '../notify/outside.ts';
import { Refusing, said } from '../reply.ts';
import { type App, type Here, on } from '../request.ts';
import { notSignedIn, signedIn } from './account.ts';

// What a proxy or a tunnel adds: whoever asks is somewhere else, though the last step comes from this machine.
const passedOn = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-ray',
];

// A player's own desk: my games, and how I am told of them.
export function desk(app: App): void {
  on(app, 'GET /api/desk', async (_, _env, _request, here) => said('GET /api/desk', await viewOf(here)));

  on(app, 'POST /api/desk', async ({ body }, env, request, here) => {
    const objection = body.settings?.webhook && objectionTo(body.settings.webhook.url, allowanceOf(env));
    if (objection) throw new Refusing('malformed', objection, 'body.settings.webhook.url');
    const { user } = await signedIn(here);
    const desk = deskOf(env, user.id);
    if (!(await desk.change(body))) {
      await desk.know({ ...user, site: publicUrl(env, request) });
      await desk.change(body);
    }
    return said('POST /api/desk', await viewOf(here));
  });

  on(app, 'POST /api/desk/push', async ({ body }, env, request, here) => {
    const objection = objectionTo(body.endpoint, allowanceOf(env));
    if (objection) throw new Refusing('malformed', objection, 'body.endpoint');
    const { user } = await signedIn(here);
    const desk = deskOf(env, user.id);
    await desk.know({ ...user, site: publicUrl(env, request) });
    await desk.subscribe(body);
    return said('POST /api/desk/push', { done: true });
  });

  on(app, 'POST /api/desk/push/end', async ({ body }, env, _request, here) => {
    await deskOf(env, (await signedIn(here)).user.id).endSubscription(body.endpoint);
    return said('POST /api/desk/push/end', { done: true });
  });

  on(app, 'POST /api/desk/test', async ({ body: { channel } }, env, _request, here) => {
    const { user } = await signedIn(here);
    await allow(env.DB, 'testNotice', user.id, Date.now());
    if (!(await deskOf(env, user.id).tryOut(channel))) {
      throw new Refusing('malformed', `There is nowhere to send it: you have no ${channel} here yet.`, 'body.channel');
    }
    return said('POST /api/desk/test', { done: true });
  });

  // The one-click link of a mail (RFC 8058). A GET of it changes nothing: programs that check mails follow links.
  on(app, 'POST /api/unsubscribe/:user/:secret', async ({ user, secret }, env) => {
    if (!(await deskOf(env, user).unsubscribe(secret)))
      throw new Refusing('expired', 'This link is not known any more.');
    return said('POST /api/unsubscribe/:user/:secret', { done: true });
  });
  app.get('/api/unsubscribe/:user/:secret', (c) =>
    c.redirect(`/unsubscribe/${encodeURIComponent(c.req.param('user'))}/${encodeURIComponent(c.req.param('secret'))}`),
  );

  // Where no mail leaves this server, it lies here for whoever runs it: two people and nothing but `npm start`.
  on(app, 'GET /api/mail', async (_, env, request) => {
    const box = mailBoxIn(env.DB);
    // Asked for by another name, it may be a page of somebody else's whose name was turned to this machine. The embedded server
    // lets a header change the URL, but not the name the browser has connected to.
    const names = [request.url, `http://${request.headers.get('host') ?? 'localhost'}`].map((url) => URL.parse(url));
    const isHere = names.every((url) => ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? ''));
    const isPassedOn = passedOn.some((header) => request.headers.has(header));
    if (mailerOf(env, box).way !== 'box' || env.LOCAL_MAIL !== 'yes' || !isHere || isPassedOn) {
      throw new Refusing('no-such-route', 'Mail leaves this server; there is no local mail page.');
    }
    const mails = await box.list(100);
    return said('GET /api/mail', {
      mails: mails.map(({ id, at, to, subject, text, html }) => ({ id, at, to, subject, text, html })),
    });
  });
}

async function viewOf(here: Here) {
  const { user } = await signedIn(here);
  const desk = deskOf(here.env, user.id);
  const view = await desk.view();
  if (view) return view;
  await desk.know({ ...user, site: publicUrl(here.env, here.req.raw) });
  const known = await desk.view();
  if (!known) throw notSignedIn(); // they have left, and their session is remembered for half a minute
  return known;
}

import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { paces } from '../../shared/clock/index.ts';
import type { Desk } from '../../worker/desk/desk.ts';
import { mailBoxIn } from '../../worker/notify/mailbox.ts';
import { cards, type Person, person, someAddress } from './person.ts';
import { call, players, refusalOf, see, settled, sitter, tableWith } from './table.ts';

const options = { cards: 5 };

// Ada and Grace, with accounts, and a bot have finished a game.
async function finished(address?: string) {
  const [ada, grace] = [await person('Ada'), await person('Grace', address)];
  const seats = [...players(2), { by: 'bot' as const, bot: 'random' }];
  const body = {
    game: 'goofspiel',
    name: 'Saturday',
    options,
    seats,
    pace: paces.post,
    listed: true,
    me: sitter('Ada'),
  };
  const { id, invitations } = await ada.call('POST /api/games', { body });
  await grace.call('POST /api/games/:id/join', { id, body: sitter('Grace') }, invitations[0]?.secret);
  for (const one of [ada, grace]) await one.call('POST /api/games/:id/votes', { id, body: { kind: 'cancel' } });
  return { id, ada, grace };
}

const again = (id: string, { call, name }: Person, me = sitter(name)) =>
  call('POST /api/games/:id/rematch', { id, body: { me } });

describe('a rematch', () => {
  it('is a new table with the same game, options, pace and people; the others find it on their desks', async () => {
    const { id, ada, grace } = await finished();
    const made = await again(id, ada);
    expect(made.id).not.toBe(id);
    expect(made.table).toMatchObject({
      phase: 'gathering',
      game: 'goofspiel',
      name: 'Saturday',
      options,
      pace: paces.post,
      listed: false,
      you: 0,
      host: 0,
      seats: [
        { name: 'Ada', player: ada.id },
        { name: null, kept: true },
        { by: 'bot', bot: 'random' },
      ],
    });
    await settled({ id: made.id });
    expect(await cards(grace)).toContainEqual(
      expect.objectContaining({ id: made.id, phase: 'gathering', invited: true }),
    );
    expect(await grace.call('GET /api/games/:id', { id })).toMatchObject({ rematch: made.id });
    expect(await call('GET /api/games/:id', { id })).not.toHaveProperty('rematch');
    // Whoever the seat is kept for needs no link.
    expect(await grace.call('GET /api/games/:id', { id: made.id })).toMatchObject({ invited: 1 });
    const joined = await grace.call('POST /api/games/:id/join', { id: made.id, body: sitter('Grace') });
    expect(joined).toMatchObject({ you: 1, table: { phase: 'playing' } });
    await settled({ id: made.id });
    expect((await cards(grace)).find((card) => card.id === made.id)).not.toHaveProperty('invited');
  });

  it('is the same table for everyone who asks, however often and all at once', async () => {
    const { id, ada, grace } = await finished();
    const me = sitter('Ada');
    const asked = await Promise.all([again(id, ada, me), again(id, grace), again(id, ada, me)]);
    expect(new Set(asked.map((made) => made.id)).size).toBe(1);
    expect(asked.map(({ you }) => you)).toEqual([0, 1, 0]);
    const next = asked[0].id;
    expect(await ada.call('GET /api/games/:id', { id: next })).toMatchObject({ phase: 'playing' });
    expect((await again(id, ada, me)).id).toBe(next);
  });

  it('works for seats without an account, by the secrets of the old game', async () => {
    const table = await tableWith(players(2), options);
    const body = { kind: 'cancel' as const };
    for (const secret of table.secrets) await call('POST /api/games/:id/votes', { id: table.id, body }, secret);
    const ask = (seat: number) =>
      call('POST /api/games/:id/rematch', { id: table.id, body: { me: sitter(`P${seat}`) } }, table.secrets[seat]);
    const first = await ask(1);
    expect(first.table.seats[0]).toMatchObject({ name: null, kept: true });
    expect(await ask(0)).toMatchObject({ id: first.id, you: 0, table: { phase: 'playing' } });
  });

  it('is refused while the game runs, and to who did not play', async () => {
    const table = await tableWith(players(2), options);
    const body = { me: sitter('Ada') };
    expect(
      await refusalOf(call('POST /api/games/:id/rematch', { id: table.id, body }, table.secrets[0])),
    ).toMatchObject({ status: 409, reason: 'not-over' });
    expect((await see(table, 0)).rematch).toBeUndefined();
    const { id } = await finished();
    const eve = await person('Eve');
    expect((await refusalOf(again(id, eve))).reason).toBe('not-your-seat');
  });

  it('is told by a letter to who has not come after a while', async () => {
    const address = someAddress();
    const { id, ada, grace } = await finished(address);
    await cards(grace); // the desk gets to know its player and their address
    const { id: next } = await again(id, ada);
    await settled({ id: next });
    const desk = env.DESK.getByName(grace.id);
    await runInDurableObject<Desk, void>(desk, (instance) => {
      instance.now = () => Date.now() + 3 * 60_000;
    });
    await vi.waitFor(async () => {
      await runDurableObjectAlarm(desk);
      const mails = await mailBoxIn(env.DB).list(10, address);
      const mail = mails.find(({ text }) => text.includes(`/table/${next}`));
      expect(mail?.text).toContain('Goofspiel · Saturday'); // in one letter with the end of the last game
      expect(mail?.text).toContain('A seat is kept for you.');
    });
  });
});

import { describe, expect, it } from 'vitest';
import { longestNotes } from '../../shared/api/chat.ts';
import { ask, call, players, refusalOf, tableWith } from './table.ts';

describe('private notes', () => {
  it('are one seat’s own, and stay as they were written', async () => {
    const { id, secrets } = await tableWith(players(2));
    const read = (seat: number) => call('GET /api/games/:id/notes', { id }, secrets[seat]);
    expect(await read(0)).toEqual({ text: '', changedAt: null });
    const text = 'He kept the 11.\n\t<b>Watch</b> the 7.';
    await call('POST /api/games/:id/notes', { id, body: { text } }, secrets[0]);
    expect(await read(0)).toMatchObject({ text });
    expect(await read(1)).toEqual({ text: '', changedAt: null });
    for (const path of ['', '/log', '/record', '/chat']) {
      expect(await (await ask(`/api/games/${id}${path}`)).text()).not.toContain('He kept');
    }
  });

  it('are nobody’s without a seat', async () => {
    const { id } = await tableWith(players(2));
    expect((await refusalOf(call('GET /api/games/:id/notes', { id }))).status).toBe(401);
  });

  it('have an end', async () => {
    const { id, secrets } = await tableWith(players(2));
    const write = (text: string) => call('POST /api/games/:id/notes', { id, body: { text } }, secrets[0]);
    await write('x'.repeat(longestNotes));
    expect(await refusalOf(write('x'.repeat(longestNotes + 1)))).toMatchObject({ status: 400, at: 'body.text' });
    await write('');
    expect((await call('GET /api/games/:id/notes', { id }, secrets[0])).text).toBe('');
  });
});

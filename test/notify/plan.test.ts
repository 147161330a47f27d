import { describe, expect, it } from 'vitest';
import { type NoticeSettings, type TableCard, usualSettings } from '../../shared/api/desk.ts';
import { alwaysThere, type Calendar } from '../../shared/clock/index.ts';
import { commonOf, isStillSo, newsIn } from '../../worker/desk/news.ts';
import { mailAt, mayTell, plan } from '../../worker/desk/plan.ts';
import { sorted } from '../../worker/desk/sorted.ts';

const [minute, hour] = [60_000, 3_600_000];
const at = (text: string) => Date.parse(`2027-${text}Z`);
const settings = (change: Partial<NoticeSettings>): NoticeSettings => ({ ...usualSettings, ...change });
const said = (time: number) => new Date(time).toISOString().slice(5, 16);
const card: TableCard = {
  id: 'g1',
  version: 1,
  game: 'ankh',
  name: '',
  seat: 0,
  opponents: [],
  phase: 'playing',
  seq: 7,
  asked: null,
  pace: { kind: 'none' },
  result: null,
  changedAt: at('03-01T12:00'),
};
const asked = (since: number, until: number | null = null) => ({ since, until, clock: null });

describe('when a notice may be told', () => {
  it.each([
    ['before the quiet hours', '03-01T21:59', 'UTC', '03-01T21:59'],
    ['as they begin', '03-01T22:00', 'UTC', '03-02T07:00'],
    ['after midnight', '03-02T03:30', 'UTC', '03-02T07:00'],
    ['as they end', '03-02T07:00', 'UTC', '03-02T07:00'],
    ['by the wall clock of the player', '03-01T21:30', 'Europe/Berlin', '03-02T06:00'],
    ['in the night in which the clocks go forward', '03-28T00:30', 'Europe/Berlin', '03-28T05:00'],
    ['in the night in which they go back', '10-30T23:30', 'Europe/Berlin', '10-31T06:00'],
  ])('%s', (_, from, zone, until) => {
    expect(said(mayTell(at(from), settings({ quiet: { from: 22 * 60, until: 7 * 60 } }), zone))).toBe(until);
  });

  it('with a digest only once a day, at its minute, whatever the quiet hours', () => {
    const daily = settings({ digest: 8 * 60, quiet: { from: 0, until: 12 * 60 } });
    expect(said(mayTell(at('03-01T08:01'), daily, 'UTC'))).toBe('03-02T08:00');
    expect(said(mayTell(at('03-01T08:00'), daily, 'UTC'))).toBe('03-01T08:00');
  });

  it('takes a minute that the clocks leave out for the one an hour later', () => {
    expect(said(mayTell(at('03-27T23:30'), settings({ digest: 2 * 60 + 30 }), 'Europe/Berlin'))).toBe('03-28T01:30');
  });

  it('quiet hours of no length are none', () => {
    expect(said(mayTell(at('03-01T22:00'), settings({ quiet: { from: 60, until: 60 } }), 'UTC'))).toBe('03-01T22:00');
  });

  it('by mail, if unseen: after the wait, before half of the time has gone, and never too late for quiet hours', () => {
    const now = at('03-01T12:00');
    const mail = (until: number | undefined, change: Partial<NoticeSettings> = {}) =>
      said(mailAt(now, until, settings({ mailAfter: 60, ...change }), 'UTC'));
    expect(mail(undefined)).toBe('03-01T13:00');
    expect(mail(now + 10 * hour)).toBe('03-01T13:00');
    expect(mail(now + hour)).toBe('03-01T12:30');
    expect(mail(now - hour)).toBe('03-01T12:00');
    const quiet = { from: 12 * 60 + 30, until: 20 * 60 };
    expect(mail(now + 10 * hour, { quiet })).toBe('03-01T20:00');
    expect(mail(now + 7 * hour, { quiet })).toBe('03-01T13:00');
  });
});

describe('what there is to tell of a table', () => {
  const away: Calendar = alwaysThere;

  it('is a turn, a pause that is over, a vote, a clock that ran out, a seat that is kept, an end', () => {
    const all = { ...card, asked: { ...asked(7), resumed: 99 }, late: 5, vote: 'pause', voteUntil: 9 } as const;
    expect(newsIn(all)).toEqual([
      { occasion: 'turn', seq: 7 },
      { occasion: 'resumed', seq: 99 },
      { occasion: 'late', seq: 5 },
      { occasion: 'vote', seq: 9 },
    ]);
    expect(newsIn({ ...card, gone: 'forfeited' })).toEqual([{ occasion: 'late', seq: 0 }]);
    expect(newsIn({ ...card, gone: 'resigned' })).toEqual([]);
    expect(newsIn({ ...card, phase: 'gathering', invited: true })).toEqual([{ occasion: 'invited', seq: 0 }]);
    expect(newsIn({ ...all, phase: 'over' })).toEqual([{ occasion: 'finished', seq: 7 }]);
  });

  it('is still so while the question is the same; a reminder goes by its question', () => {
    expect(isStillSo({ ...card, asked: asked(7) }, { occasion: 'reminder', seq: 7 })).toBe(true);
    expect(isStillSo({ ...card, asked: asked(8) }, { occasion: 'reminder', seq: 7 })).toBe(false);
    expect(isStillSo(card, { occasion: 'turn', seq: 7 })).toBe(false);
  });

  it('is due after the grace, counted from when the table changed, and what is known is not planned', () => {
    const turn = { ...card, asked: asked(7) };
    const due = (now: number, isKnown = false) =>
      plan(turn, () => isKnown, settings({ delay: 5 }), away, now).map(({ dueAt }) => said(dueAt));
    expect(due(card.changedAt)).toEqual(['03-01T12:05']);
    expect(due(card.changedAt + 3 * minute)).toEqual(['03-01T12:05']);
    expect(due(card.changedAt + 9 * minute)).toEqual(['03-01T12:09']);
    expect(due(card.changedAt, true)).toEqual([]);
  });

  it('goes by the most pressing of one table, and by what several have in common', () => {
    const row = (id: string, occasion: 'turn' | 'vote' | 'late') => ({ id, occasion });
    expect(commonOf([row('a', 'vote'), row('a', 'turn')])).toBe('turn');
    expect(commonOf([row('a', 'late'), row('a', 'vote')])).toBe('vote');
    expect(commonOf([row('a', 'vote'), row('b', 'vote')])).toBe('vote');
    expect(commonOf([row('a', 'vote'), row('b', 'turn')])).toBe('digest');
  });
});

describe('my games', () => {
  const cards: TableCard[] = [
    { ...card, id: 'over, old', phase: 'over', changedAt: 1 },
    { ...card, id: 'waiting, old', changedAt: 1 },
    { ...card, id: 'mine, no limit', asked: asked(1) },
    { ...card, id: 'over, new', phase: 'over', changedAt: 2 },
    { ...card, id: 'mine, late', asked: asked(1, 200) },
    { ...card, id: 'waiting, new', changedAt: 2 },
    { ...card, id: 'mine, soon', asked: asked(1, 100) },
  ];

  it('have my turn first, by time left; then waiting, then finished, the latest first', () => {
    expect(sorted(cards, 9).map(({ id }) => id)).toEqual([
      'mine, soon',
      'mine, late',
      'mine, no limit',
      'waiting, new',
      'waiting, old',
      'over, new',
      'over, old',
    ]);
  });

  it('show the latest of the finished ones, and all of the others', () => {
    expect(sorted(cards, 1)).toHaveLength(6);
    expect(sorted(cards, 1).at(-1)?.id).toBe('over, new');
  });
});

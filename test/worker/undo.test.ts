import { describe, expect, it } from 'vitest';
import { addCellar } from './cellar.ts';
import { answer, call, moveId, players, refusalOf, see, tableWith, undo } from './table.ts';

addCellar();

const cellarFor = (count: number) => tableWith(players(count), {}, 'cellar');
const log = async (id: string) => (await call('GET /api/games/:id/log', { id, query: {} })).entries;

describe('undo', () => {
  it('goes back one step after the other, each a decision of its own', async () => {
    const table = await cellarFor(2);
    const start = await see(table, 0);
    expect(start.canUndo).toBe(false);
    await answer(table, 0, 'step');
    await answer(table, 0, 'step');
    expect((await see(table, 0)).canUndo).toBe(true);
    expect((await see(table, 1)).canUndo).toBe(false);
    expect(await undo(table, 0)).toMatchObject({ seq: 3, view: { table: { at: [1, 0] } } });
    expect(await undo(table, 0)).toMatchObject({ seq: 4, view: { table: start.view!.table } });
    const none = await refusalOf(undo(table, 0));
    expect(none).toMatchObject({ status: 409, reason: 'not-undoable' });
    expect(none.message).toContain('Nothing has been decided');
    await answer(table, 0, 'step');
    expect(await undo(table, 0)).toMatchObject({ seq: 6, view: { table: start.view!.table } });
    const entries = await log(table.id);
    expect(entries.map(({ seq, kind, undoes, undone }) => ({ seq, kind, undoes, undone }))).toEqual([
      { seq: 0, kind: 'start', undoes: undefined, undone: false },
      { seq: 1, kind: 'answer', undoes: undefined, undone: true },
      { seq: 2, kind: 'answer', undoes: undefined, undone: true },
      { seq: 3, kind: 'undo', undoes: 2, undone: false },
      { seq: 4, kind: 'undo', undoes: 1, undone: false },
      { seq: 5, kind: 'answer', undoes: undefined, undone: true },
      { seq: 6, kind: 'undo', undoes: 5, undone: false },
    ]);
  });

  it('takes a batch back step by step', async () => {
    const table = await cellarFor(2);
    await answer(table, 0, 'step', 'step', 'step');
    expect((await undo(table, 0)).view.table).toMatchObject({ at: [2, 0] });
    expect((await undo(table, 0)).view.table).toMatchObject({ at: [1, 0] });
  });

  it('is refused after a reveal', async () => {
    const table = await cellarFor(2);
    await answer(table, 0, 'step');
    expect(await answer(table, 0, 'draw')).toMatchObject({ final: true });
    const refused = await refusalOf(undo(table, 0));
    expect(refused).toMatchObject({ status: 409, reason: 'not-undoable' });
    expect(refused.message).toContain('revealed');
    expect(refused.table).toEqual(await see(table, 0));
    // What came after the reveal can still be taken back, down to it.
    await answer(table, 0, 'step');
    expect((await undo(table, 0)).view.table).toMatchObject({ at: [1, 0] });
    expect((await refusalOf(undo(table, 0))).reason).toBe('not-undoable');
  });

  it('is refused after another seat has decided, and to a seat that has not', async () => {
    const table = await cellarFor(2);
    await answer(table, 0, 'done');
    expect((await refusalOf(undo(table, 1))).message).toContain('Another seat');
    await answer(table, 1, 'step');
    expect((await refusalOf(undo(table, 0))).message).toContain('Another seat');
    await undo(table, 1);
    // The other's decision does not stand any more: this one is the latest again.
    expect((await undo(table, 0)).view).toMatchObject({ asking: { seats: [0] } });
  });

  it('sent again gets the first reply and goes back no further', async () => {
    const table = await cellarFor(2);
    await answer(table, 0, 'step', 'step');
    const id = moveId();
    const first = await undo(table, 0, id);
    expect(await undo(table, 0, id)).toEqual(first);
    expect(await see(table, 0)).toMatchObject({ seq: 3, view: { table: { at: [1, 0] } } });
  });

  it('asked from an old position is refused as stale', async () => {
    const table = await cellarFor(2);
    await answer(table, 0, 'step', 'step');
    expect(await refusalOf(undo(table, 0, moveId(), 1))).toMatchObject({ status: 409, reason: 'stale' });
  });

  it('makes answers to the position that was undone stale', async () => {
    const table = await cellarFor(2);
    await answer(table, 0, 'step');
    await undo(table, 0);
    const body = { moveId: moveId(), seq: 1, answers: ['step'] };
    const refused = await refusalOf(call('POST /api/games/:id/answers', { id: table.id, body }, table.secrets[0]));
    expect(refused).toMatchObject({ status: 409, reason: 'stale' });
  });

  it('withdraws a sealed answer though another has answered meanwhile, until the last is in', async () => {
    const table = await cellarFor(3);
    for (const seat of [0, 1, 2]) await answer(table, seat, 'done');
    const cards = await Promise.all(
      [0, 1, 2].map(async (seat) => {
        const options = (await see(table, seat)).view?.asking?.options;
        return options?.kind === 'one' ? options.of[0]! : null;
      }),
    );
    await answer(table, 0, cards[0]!);
    await answer(table, 1, cards[1]!);
    expect((await see(table, 2)).view?.asking?.awaited).toEqual([2]);
    expect((await see(table, 0)).canUndo).toBe(true);
    const { view } = await undo(table, 0, moveId(), 4);
    expect(view.asking).toMatchObject({ awaited: [0, 2] });
    expect(view.asking).not.toHaveProperty('sealed');
    expect((await see(table, 1)).view?.asking?.sealed).toEqual({ 1: cards[1] });
    await answer(table, 2, cards[2]!);
    expect(await answer(table, 0, cards[0]!)).toMatchObject({ final: true, view: { result: { scores: cards } } });
    expect(await refusalOf(undo(table, 0))).toMatchObject({ status: 409, reason: 'game-over' });
  });
});

import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import type * as v from 'valibot';
import type { NewTable, SeatAtTable, Table, Voted } from '../../shared/api/table.ts';
import type { VoteCast } from '../../shared/api/votes.ts';
import type { Json } from '../../shared/engine/index.ts';
import type { GameRoom } from '../../worker/index.ts';
import type { Player } from './desk/player.ts';
import { answer, call, players, room, see, sitter, type TestTable, undo } from './table.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
export const monday = Date.parse('2030-03-04T12:00Z');

export type Setting = Partial<Pick<v.InferInput<typeof NewTable>, 'pace' | 'outOfTime' | 'game' | 'options'>> & {
  seats?: number;
  people?: Player[]; // who sits there, signed in
};

// A table whose time the test turns. The room's own alarm and those of the desks drive everything, each at its moment.
export class Timed implements TestTable {
  readonly id: string;
  readonly secrets: string[];
  readonly seats: number;
  readonly people: Player[];
  now: number;

  private constructor(id: string, secrets: string[], people: Player[], now: number) {
    this.id = id;
    this.secrets = secrets;
    this.seats = secrets.length;
    this.people = people;
    this.now = now;
  }

  // Made and begun at `begins`.
  static async open({ seats = 2, people = [], ...rest }: Setting, begins = monday): Promise<Timed> {
    const me = sitter('Ada');
    const body = { game: 'cellar', options: { turns: 20 }, ...rest, seats: players(people.length || seats), me };
    const [first] = people;
    const made = first
      ? await first.send<{ id: string; invitations: { seat: number; secret: string }[] }>('/api/games', body)
      : await call('POST /api/games', { body });
    const table = new Timed(made.id, [me.secret], people, begins);
    await table.turn(begins);
    for (const { seat, secret } of made.invitations) {
      const body = sitter(`Player ${seat}`);
      const person = people[seat];
      if (person) await person.sitDown(made.id, secret, body);
      else await call('POST /api/games/:id/join', { id: made.id, body }, secret);
      table.secrets[seat] = body.secret;
    }
    Object.assign(table, { seats: table.secrets.length });
    await table.until(begins);
    return table;
  }

  get room(): DurableObjectStub<GameRoom> {
    return room(this);
  }

  // The time is now this, and nothing has rung yet.
  async turn(now: number): Promise<void> {
    this.now = now;
    await runInDurableObject(this.room, (instance) => {
      instance.now = () => now;
    });
    for (const person of this.people) await person.atDesk((desk) => Object.assign(desk, { now: () => now }));
  }

  // Time passes, and whatever is due on the way happens when it is due.
  async until(end: number): Promise<void> {
    for (let rung = 0; ; rung++) {
      if (rung > 5_000) throw new Error('the alarms ring for ever');
      const stubs = [this.room, ...this.people.map((person) => person.desk)];
      const alarms = await Promise.all(
        stubs.map((stub) => runInDurableObject(stub, (_, { storage }) => storage.getAlarm())),
      );
      const first = Math.min(...alarms.map((at) => at ?? Number.POSITIVE_INFINITY));
      if (first > end) break;
      if (first > this.now) await this.turn(first);
      const stub = stubs[alarms.indexOf(first)];
      if (stub) await runDurableObjectAlarm(stub);
    }
    await this.turn(end);
  }

  // The room forgets all that is not in its storage, as when it is deployed anew.
  async restart(): Promise<void> {
    await evictDurableObject(this.room);
    await this.turn(this.now);
  }

  alarm(): Promise<number | null> {
    return runInDurableObject(this.room, (_, { storage }) => storage.getAlarm());
  }

  async seat(seat: number, eyes: number | null = null): Promise<SeatAtTable> {
    return (await see(this, eyes)).seats[seat]!;
  }

  // Hours on each clock, running ones marked: [9, '4.5 running'].
  async hours(): Promise<(number | string)[]> {
    const { seats } = await see(this, null);
    return seats.map(({ clock }) => {
      const left = (clock?.left ?? Number.NaN) / hour;
      return clock?.running ? `${left} running` : clock?.held ? `${left} held` : left;
    });
  }

  answer = (seat: number, ...answers: Json[]) => answer(this, seat, ...answers);
  undo = (seat: number) => undo(this, seat);
  see = (eyes: number | null = null): Promise<Table> => see(this, eyes);
  back = (seat: number) => call('POST /api/games/:id/back', { id: this.id }, this.secrets[seat]);
  resign = (seat: number) => call('POST /api/games/:id/resign', { id: this.id }, this.secrets[seat]);
  vote = (seat: number, body: v.InferInput<typeof VoteCast>): Promise<Voted> =>
    call('POST /api/games/:id/votes', { id: this.id, body }, this.secrets[seat]);
  log = async (seat?: number) =>
    (
      await call(
        'GET /api/games/:id/log',
        { id: this.id, query: {} },
        seat === undefined ? undefined : this.secrets[seat],
      )
    ).entries;

  // Somebody's first card of those they may lay or bid.
  async card(seat: number): Promise<Json> {
    const options = (await see(this, seat)).view?.asking?.options;
    if (options?.kind !== 'one') throw new Error(`seat ${seat} is not asked for a card`);
    return options.of[0] ?? null;
  }
}

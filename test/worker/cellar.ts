import * as v from 'valibot';
import { type Game, type Json, type Kit, one, only, type Seat, shuffle } from '../../shared/engine/index.ts';
import { games } from '../../shared/games/index.ts';

// A game for the room's own tests: hidden hands, open steps that can be undone, a draw that can't, and a sealed end.
type Table = { deck: number[]; hands: number[][]; at: number[]; turn: Seat; laid: number[] };
type Cellar = Kit & {
  table: Table;
  view: { deck: number; hand: number[] | null; hands: number[]; at: number[]; turn: Seat; laid: number[] };
  options: { turns: number };
  event: { type: 'stepped'; seat: Seat } | { type: 'drew'; card: number } | { type: 'laid'; cards: number[] };
};

export const cellar: Game<Cellar> = {
  id: 'cellar',
  name: 'Cellar',
  seats: { min: 2, max: 4 },
  rules: 1,
  options: v.strictObject({ turns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1) }),
  modules: {
    base: {
      id: 'base',
      sequences: { game: ['deal', 'turn', 'lay', 'finish'] },
      steps: {
        deal: {
          run(g) {
            g.shuffle(g.table.deck);
            for (const hand of g.table.hands) hand.push(...g.table.deck.splice(0, 3));
          },
        },
        turn: {
          ask: (g) => [g.table.turn % g.seats],
          options: () => one<Json>(['step', 'draw', 'done']),
          resolve(g, _, answers) {
            const [seat, answer] = only(answers);
            if (answer === 'step') {
              g.table.at[seat] = (g.table.at[seat] ?? 0) + 1;
              g.emit({ type: 'stepped', seat });
            } else if (answer === 'draw') {
              const card = g.table.deck.shift() ?? 0;
              g.reveal();
              g.table.hands[seat]?.push(card);
              g.emit({ type: 'drew', card }, [seat]);
            } else g.table.turn++;
            if (g.table.turn < g.seats * g.options.turns) g.add({ do: 'turn' });
          },
        },
        lay: {
          ask: (g) => g.table.hands.map((_, seat) => seat),
          secret: true,
          options: (g, _, seat) => one<Json>(g.table.hands[seat] ?? []),
          resolve(g, _, answers) {
            g.table.laid = [...answers.values()].map(Number);
            g.emit({ type: 'laid', cards: g.table.laid });
          },
        },
        finish: { run: (g) => g.end({ winners: [0], scores: g.table.laid, how: 'laid' }) },
      },
    },
  },
  modulesFor: () => ['base'],
  table: (_, seats) => ({
    deck: Array.from({ length: 40 }, (_, i) => i + 100),
    hands: Array.from({ length: seats }, () => []),
    at: Array.from({ length: seats }, () => 0),
    turn: 0,
    laid: [],
  }),
  first: { do: 'game' },
  view: (table, seat) => ({
    deck: table.deck.length,
    hand: seat === null ? null : (table.hands[seat] ?? null),
    hands: table.hands.map((hand) => hand.length),
    at: table.at,
    turn: table.turn,
    laid: table.laid,
  }),
  scramble(table, seat, random) {
    const others = table.hands.map((_, one) => one).filter((one) => one !== seat);
    const pool = shuffle(random, [...table.deck, ...others.flatMap((one) => table.hands[one] ?? [])]);
    for (const one of others) table.hands[one] = pool.splice(0, table.hands[one]?.length ?? 0);
    table.deck = pool;
  },
  check: () => [],
  migrations: [],
  texts: { en: () => Promise.reject(new Error('the cellar says nothing')) },
  reference: { en: () => Promise.reject(new Error('the cellar has no rules to read')) },
};

// The Worker under test runs in this very program, so a game that is put on the list here is on its list too.
export function addCellar(): void {
  (games as Game[]).push(cellar);
}

import { anyAnswer } from '../../shared/bots/index.ts';
import {
  apply,
  decideUnchecked,
  type Fast,
  type Game,
  type Json,
  optionsFor,
  type Seat,
  type State,
  start,
  startFast,
  unanswered,
  viewFor,
} from '../../shared/engine/index.ts';
import { goofspiel } from '../../shared/games/goofspiel/goofspiel.ts';
import { goofspiel as peerGoofspiel } from './boardgameio.ts';
import { compared, type Figure, median, perSecond } from './measure.ts';
import { peer } from './peer.ts';

const span = 400;
const rounds = 5;
const seed = '5eed'.repeat(16);

// Whole games of Goofspiel between two, decided by chance: ours in place, ours by apply, boardgame.io's reducer.
export function kernelFigures(): Figure[] {
  const inPlace: number[] = [];
  const byApply: number[] = [];
  const reducer: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const random = { fast: round };
    inPlace.push(perSecond(span, () => playInPlace(goofspiel, 2, {}, random)));
    byApply.push(perSecond(span, () => playByApply(goofspiel, 2, {}, random)));
    reducer.push(perSecond(span, () => playPeer(random)));
  }
  return [
    compared('Goofspiel, decisions in place', median(inPlace), '/s', 'boardgame.io reducer', median(reducer)),
    compared('Goofspiel, decisions by apply', median(byApply), '/s', 'boardgame.io reducer', median(reducer)),
  ];
}

// What each other game asks of the kernel, beside the limits it was given.
export function gameFigures(
  game: Game,
  seats: number,
  aim: { inPlace: number; apply: number; bytes: number },
): Figure[] {
  const random = { fast: 1 };
  const inPlace = median(
    Array.from({ length: rounds }, () => perSecond(span, () => playInPlace(game, seats, {}, random))),
  );
  const wholeGame = () => Math.sign(playInPlace(game, seats, {}, random));
  const games = median(Array.from({ length: 3 }, () => perSecond(span, wholeGame)));
  const { times, state } = applyTimes(game, seats);
  const title = `${game.name}, ${seats} players`;
  const view = JSON.stringify(viewFor(game, state, 0)).length;
  return [
    compared(`${title}: decisions in place`, inPlace, '/s', 'aim', aim.inPlace),
    { name: `${title}: whole random games`, value: games, unit: '/s' },
    compared(`${title}: apply, median`, median(times), 'µs', 'aim', aim.apply, 'less'),
    compared(`${title}: stored state`, JSON.stringify(state).length, 'bytes', 'aim', aim.bytes, 'less'),
    { name: `${title}: view`, value: view, unit: 'bytes' },
  ];
}

function choose(game: Game, state: State, random: Fast): [Seat, Json] {
  const seat = unanswered(state)[0];
  const options = seat === undefined ? undefined : optionsFor(game, state, seat);
  if (seat === undefined || !options) throw new Error(`${game.id}: nobody can go on`);
  return [seat, anyAnswer(options, random)];
}

function playInPlace(game: Game, seats: number, options: Json, random: Fast): number {
  const state = startFast(game, seats, options, random.fast);
  while (state.result === null) decideUnchecked(game, state, ...choose(game, state, random));
  return state.seq;
}

function playByApply(game: Game, seats: number, options: Json, random: Fast): number {
  let state = startFast(game, seats, options, random.fast);
  while (state.result === null) state = apply(game, state, ...choose(game, state, random)).state;
  return state.seq;
}

// The time of each apply of five games, in µs, and the largest state met.
function applyTimes(game: Game, seats: number): { times: number[]; state: State } {
  const times: number[] = [];
  let largest: State | undefined;
  let size = 0;
  for (let luck = 0; luck < 5; luck++) {
    const random = { fast: luck };
    let state = start(game, { seats, options: {}, seed, nonces: ['a', 'b'] }).state;
    while (state.result === null) {
      const [seat, answer] = choose(game, state, random);
      const begun = performance.now();
      const next = apply(game, state, seat, answer).state;
      times.push((performance.now() - begun) * 1000);
      state = next;
      const length = JSON.stringify(state).length;
      if (length > size && state.asking) [size, largest] = [length, state];
    }
  }
  if (!largest) throw new Error(`${game.id}: not one question was asked`);
  return { times, state: largest };
}

const reduce = peer.CreateGameReducer({ game: peerGoofspiel, isClient: false });

function playPeer(random: Fast): number {
  let state = peer.InitializeGame({ game: peerGoofspiel, numPlayers: 2 });
  let decisions = 0;
  while (!state.ctx.gameover) {
    for (const seat of [0, 1]) {
      const card = anyAnswer({ kind: 'one', of: state.G.hands[seat] ?? [] }, random);
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'bid', args: [card], playerID: String(seat) } });
      decisions++;
    }
  }
  return decisions;
}

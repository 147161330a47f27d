import { parseArgs } from 'node:util';
import { type Bot, botsOf } from '../../shared/bots/index.ts';
import type { Game, Json } from '../../shared/engine/index.ts';
import { gameById, games } from '../../shared/games/index.ts';
import { play } from '../bots/match.ts';
import { tables } from '../states/tables.ts';
import { aspectsOf } from './aspects.ts';
import { report } from './report.ts';
import { spread, Tally } from './tally.ts';

const usage = `npm run selfplay -- --game ankh --players 4 --games 500 --seed 1 --bots greedy,random [--options '{"setup":"oldKingdom"}'] [--json]
The bots take the seats in turn and all move on by one seat each game. Without --options every kind of table is played.`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'ankh' },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    bots: { type: 'string' },
    options: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) stop(usage, 0);

const game = gameById(values.game) ?? stop(`--game ${values.game}: known are ${games.map(({ id }) => id).join(', ')}.`);
const players = whole('players', game.seats.min, game.seats.max);
const count = whole('games', 1, 1_000_000);
const seed = whole('seed', 0, 2 ** 31);
const bots = (values.bots ?? botsOf(game)[0]?.id ?? '').split(',').map(botNamed);
const party = Array.from({ length: players }, (_, i) => bots[i % bots.length]);
const layouts: Json[] = values.options
  ? [JSON.parse(values.options)]
  : tables(game).flatMap(({ seats, options }) => (seats === players ? [options] : []));

const tally = new Tally();
const decisions: number[] = [];
const thinking: number[] = [];
const ends: { [how: string]: number } = {};
const scores = { winners: [] as number[], all: [] as number[] };
const began = performance.now();

for (let n = 0; n < count; n++) {
  const seated = Array.from({ length: players }, (_, seat) => party[(seat + n) % players] ?? stop('no bots'));
  const options = layouts[Math.floor(n / players) % layouts.length] ?? {};
  let longest = 0;
  const state = play({ game, options, bots: seated, seed: seed + n }, (_, milliseconds) => {
    longest = Math.max(longest, milliseconds);
  });
  const result = state.result ?? stop('a game did not end');
  const aspects = aspectsOf(state);
  for (let seat = 0; seat < players; seat++) {
    const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
    const score = result.scores[seat] ?? 0;
    tally.add('bot', seated[seat]?.id ?? '', won, score);
    tally.add('seat', String(seat + 1), won, score);
    for (const [aspect, names] of Object.entries(aspects.seats)) tally.add(aspect, names[seat] ?? '', won, score);
    scores.all.push(score);
    if (won > 0) scores.winners.push(score);
  }
  const mean = result.scores.reduce((sum, score) => sum + score, 0) / players;
  for (const [aspect, name] of Object.entries(aspects.game)) {
    tally.add(aspect, name, result.winners.length > 0 ? 1 : 0, mean);
  }
  ends[result.how] = (ends[result.how] ?? 0) + 1;
  decisions.push(state.seq);
  thinking.push(longest);
  progress(n + 1);
}

const outcome = {
  game: game.id,
  players,
  games: count,
  seed,
  bots: bots.map(({ id }) => id),
  seconds: (performance.now() - began) / 1000,
  ends,
  decisions: spread(decisions),
  slowestDecision: spread(thinking), // of each game, in milliseconds
  scores: { all: spread(scores.all), winners: scores.winners.length > 0 ? spread(scores.winners) : null },
  by: Object.fromEntries(tally.names.map((group) => [group, tally.of(group)])),
};
export type SelfPlay = typeof outcome;

console.log(values.json ? JSON.stringify(outcome, null, 2) : report(outcome));

function botNamed(id: string): Bot {
  const known: Game = game;
  const found = botsOf(known).find((bot) => bot.id === id);
  return (
    found ??
    stop(
      `--bots ${id}: ${known.name} is played by ${botsOf(known)
        .map((bot) => bot.id)
        .join(', ')}.`,
    )
  );
}

function whole(name: 'players' | 'games' | 'seed', least: number, most: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  return stop(`--${name} ${values[name]}: a whole number from ${least} to ${most} was expected.`);
}

function progress(done: number): void {
  if (!process.stderr.isTTY) return;
  const width = 40;
  const full = Math.round((width * done) / count);
  const left = ((performance.now() - began) / done / 1000) * (count - done);
  process.stderr.write(
    `\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${count}, ${Math.ceil(left)} s left  `,
  );
  if (done === count) process.stderr.write(`\r${' '.repeat(width + 40)}\r`);
}

function stop(message: string, code = 2): never {
  console.error(message);
  process.exit(code);
}

import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type Bot, botsOf } from '../../shared/bots/index.ts';
import type { Game, Json } from '../../shared/engine/index.ts';
import { gameById, games } from '../../shared/games/index.ts';
import { tables } from '../states/tables.ts';
import { report } from './report.ts';
import { playSeries } from './series.ts';

const usage = `npm run selfplay -- --game ankh --players 4 --games 500 --seed 1 --bots greedy,random [--options '{"setup":"oldKingdom"}'] [--json]
The bots take the seats in turn and all move on by one seat each game. Without --options every kind of table is played.
--balance: 1,000 games of the best bot against itself for each number of players, at tables of the usual kind.`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'ankh' },
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    options: { type: 'string' },
    balance: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) stop(usage, 0);

const game = gameById(values.game) ?? stop(`--game ${values.game}: known are ${games.map(({ id }) => id).join(', ')}.`);
const { min, max } = game.seats;
const counts = values.balance && !values.players ? range(min, max) : [whole('players', '4', min, max)];
const count = whole('games', values.balance ? '1000' : '100', 1, 1_000_000);
const seed = whole('seed', '1', 0, 2 ** 31);
const bots = (values.bots ?? botsOf(game)[0]?.id ?? '').split(',').map(botNamed);

const outcomes = counts.map((players) => {
  const outcome = playSeries({ game, players, games: count, seed, bots, layouts: layoutsFor(players) }, progress());
  if (!values.json) console.log(`${report(outcome)}\n`);
  return outcome;
});
if (values.json) console.log(JSON.stringify(outcomes.length === 1 ? outcomes[0] : outcomes, null, 2));

function layoutsFor(players: number): Json[] {
  const known: Game = game;
  if (values.options) return [v.parse(known.options, JSON.parse(values.options))];
  if (values.balance) return [v.parse(known.options, {})];
  return tables(known).flatMap(({ seats, options }) => (seats === players ? [options] : []));
}

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

function whole(name: 'players' | 'games' | 'seed', otherwise: string, least: number, most: number): number {
  const given = values[name] ?? otherwise;
  const number = Number(given);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  return stop(`--${name} ${given}: a whole number from ${least} to ${most} was expected.`);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function progress(): (done: number) => void {
  const began = performance.now();
  return (done) => {
    if (!process.stderr.isTTY) return;
    const width = 40;
    const full = Math.round((width * done) / count);
    const left = ((performance.now() - began) / done / 1000) * (count - done);
    process.stderr.write(
      `\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${count}, ${Math.ceil(left)} s left  `,
    );
    if (done === count) process.stderr.write(`\r${' '.repeat(width + 40)}\r`);
  };
}

function stop(message: string, code = 2): never {
  console.error(message);
  process.exit(code);
}

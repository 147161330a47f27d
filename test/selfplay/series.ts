import type { Bot } from '../../shared/bots/index.ts';
import type { Game, Json } from '../../shared/engine/index.ts';
import { play } from '../bots/match.ts';
import { aspectsOf, usesOf } from './aspects.ts';
import { spread, Tally } from './tally.ts';

export type Series = {
  game: Game;
  players: number;
  games: number;
  seed: number;
  bots: readonly Bot[];
  layouts: readonly Json[]; // the options of the tables, in turn
};

// The bots take the seats in turn and all move on by one seat each game, so that none keeps the better one.
export function playSeries({ game, players, games, seed, bots, layouts }: Series, progress: (done: number) => void) {
  const tally = new Tally();
  const decisions: number[] = [];
  const thinking: number[] = [];
  const ends: { [how: string]: number } = {};
  const scores = { winners: [] as number[], all: [] as number[] };
  const uses = usesOf[game.id];
  const counts: { [name: string]: number } = {};
  for (const name of uses?.all ?? []) counts[name] = 0;
  const began = performance.now();

  for (let n = 0; n < games; n++) {
    const seated = Array.from({ length: players }, (_, seat) => bots[((seat + n) % players) % bots.length]!);
    const options = layouts[Math.floor(n / players) % layouts.length] ?? {};
    let longest = 0;
    const state = play({ game, options, bots: seated, seed: seed + n }, (_, milliseconds, answer) => {
      longest = Math.max(longest, milliseconds);
      const used = uses?.of(answer);
      if (used !== undefined) counts[used] = (counts[used] ?? 0) + 1;
    });
    const result = state.result;
    if (!result) throw new Error(`game ${n} of seed ${seed} did not end`);
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

  return {
    game: game.id,
    players,
    games,
    seed,
    bots: bots.map(({ id }) => id),
    seconds: (performance.now() - began) / 1000,
    ends,
    decisions: spread(decisions),
    slowestDecision: spread(thinking), // of each game, in milliseconds
    scores: { all: spread(scores.all), winners: scores.winners.length > 0 ? spread(scores.winners) : null },
    by: Object.fromEntries(tally.names.map((group) => [group, tally.of(group)])),
    uses: uses ? { title: uses.title, counts } : undefined,
  };
}
export type SelfPlay = ReturnType<typeof playSeries>;

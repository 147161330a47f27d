import type { SelfPlay } from './index.ts';
import type { Count, Spread } from './tally.ts';

const fixed = (figure: number, digits = 1): string => figure.toFixed(digits);
const range = ({ least, mean, median, most }: Spread): string =>
  `mean ${fixed(mean)}, median ${fixed(median)}, from ${fixed(least)} to ${fixed(most)}`;

function table(group: string, counts: readonly Count[]): string {
  const width = Math.max(group.length, ...counts.map(({ name }) => name.length)) + 2;
  const rows = counts.map(
    ({ name, games, wins, share, score }) =>
      `${name.padEnd(width)}${String(games).padStart(7)}${fixed(wins).padStart(9)}${`${fixed(share * 100)} %`.padStart(9)}${fixed(score).padStart(8)}`,
  );
  return [
    `${group.padEnd(width)}${'games'.padStart(7)}${'won'.padStart(9)}${'share'.padStart(9)}${'score'.padStart(8)}`,
    ...rows,
  ].join('\n');
}

export function report(outcome: SelfPlay): string {
  const { game, players, games, seed, bots, seconds, ends, decisions, slowestDecision, scores, by } = outcome;
  return [
    `${games} games of ${game}, ${players} players (${bots.join(', ')}), seed ${seed}: ${fixed(seconds)} s`,
    ...Object.entries(by).map(([group, counts]) => table(group, counts)),
    [
      `ends       ${Object.entries(ends)
        .map(([how, count]) => `${how} ${count}`)
        .join(', ')}`,
      `decisions  ${range(decisions)}`,
      `slowest    ${range(slowestDecision)} ms a decision`,
      `score      ${range(scores.all)}${scores.winners ? `; of winners ${range(scores.winners)}` : ''}`,
    ].join('\n'),
  ].join('\n\n');
}

import type { SelfPlay } from './series.ts';
import type { Count, Spread } from './tally.ts';

const fixed = (figure: number, digits = 1): string => figure.toFixed(digits);
const range = ({ least, mean, median, most }: Spread): string =>
  `mean ${fixed(mean)}, median ${fixed(median)}, from ${fixed(least)} to ${fixed(most)}`;

function table(group: string, counts: readonly Count[]): string {
  const width = Math.max(group.length, ...counts.map(({ name }) => name.length)) + 2;
  const rows = counts.map(
    ({ name, games, wins, share, low, high, score }) =>
      `${name.padEnd(width)}${String(games).padStart(7)}${fixed(wins).padStart(9)}${`${fixed(share * 100)} %`.padStart(9)}${`${fixed(low * 100)} – ${fixed(high * 100)} %`.padStart(17)}${fixed(score).padStart(8)}`,
  );
  return [
    `${group.padEnd(width)}${'games'.padStart(7)}${'won'.padStart(9)}${'share'.padStart(9)}${'95 %'.padStart(17)}${'score'.padStart(8)}`,
    ...rows,
  ].join('\n');
}

function useTable({ title, counts }: NonNullable<SelfPlay['uses']>, games: number): string {
  const rows = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  const width = Math.max(title.length, ...rows.map(([name]) => name.length)) + 2;
  return [
    `${title.padEnd(width)}${'in all'.padStart(7)}${'a game'.padStart(9)}`,
    ...rows.map(
      ([name, count]) => `${name.padEnd(width)}${String(count).padStart(7)}${fixed(count / games, 2).padStart(9)}`,
    ),
  ].join('\n');
}

export function report(outcome: SelfPlay): string {
  const { game, players, games, seed, bots, seconds, ends, decisions, slowestDecision, scores, by, uses } = outcome;
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
    ...(uses ? [useTable(uses, games)] : []),
  ].join('\n\n');
}

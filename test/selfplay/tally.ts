// Counts of one thing (a god, a seat, a bot): how often it played, how often it won, and what it scored. `low` and
// `high` are the bounds of the share with 95 % confidence.
export type Count = {
  name: string;
  games: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  score: number;
};

export class Tally {
  private readonly groups = new Map<string, Map<string, { games: number; wins: number; score: number }>>();

  // A win shared by several counts as a part for each.
  add(group: string, name: string, won: number, score: number): void {
    const counts = this.groups.get(group) ?? new Map();
    this.groups.set(group, counts);
    const count = counts.get(name) ?? { games: 0, wins: 0, score: 0 };
    counts.set(name, { games: count.games + 1, wins: count.wins + won, score: count.score + score });
  }

  of(group: string): Count[] {
    return [...(this.groups.get(group) ?? [])]
      .map(([name, { games, wins, score }]) => {
        const [low, high] = interval(wins, games);
        return { name, games, wins, share: wins / games, low, high, score: score / games };
      })
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  }

  get names(): string[] {
    return [...this.groups.keys()];
  }
}

// Wilson's interval: it stays inside 0 to 1 and holds for few games too.
export function interval(wins: number, games: number): [low: number, high: number] {
  const z = 1.96;
  const centre = wins / games + (z * z) / (2 * games);
  const spread = z * Math.sqrt(((wins / games) * (1 - wins / games)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

export type Spread = { least: number; mean: number; median: number; most: number };

export function spread(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  return { least: sorted[0]!, mean, median: sorted[Math.floor(sorted.length / 2)]!, most: sorted.at(-1)! };
}

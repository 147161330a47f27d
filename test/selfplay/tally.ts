// Counts of one thing (a god, a seat, a bot): how often it played, how often it won, and what it scored.
export type Count = { name: string; games: number; wins: number; share: number; score: number };

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
      .map(([name, { games, wins, score }]) => ({ name, games, wins, share: wins / games, score: score / games }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  }

  get names(): string[] {
    return [...this.groups.keys()];
  }
}

export type Spread = { least: number; mean: number; median: number; most: number };

export function spread(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  return { least: sorted[0]!, mean, median: sorted[Math.floor(sorted.length / 2)]!, most: sorted.at(-1)! };
}

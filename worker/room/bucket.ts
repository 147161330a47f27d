import { Refusing } from '../reply.ts';

export type Flow = { most: number; within: number }; // so many at once, and as many again in so many milliseconds

export const flows = {
  move: { most: 120, within: 60_000 },
  chat: { most: 20, within: 60_000 },
  beside: { most: 40, within: 60_000 }, // what is done at a table besides playing: votes, notes, links
} satisfies { [what: string]: Flow };

// Token buckets in the room's memory: a room that sleeps forgets them, and nobody who floods it lets it sleep.
export class Buckets {
  readonly #buckets = new Map<string, { left: number; at: number }>();

  take(what: keyof typeof flows, who: string, now: number): void {
    const { most, within } = flows[what];
    const key = `${what} ${who}`;
    const { left, at } = this.#buckets.get(key) ?? { left: most, at: now };
    const filled = Math.min(most, left + (Math.max(0, now - at) * most) / within);
    if (this.#buckets.size > 1_000) this.#buckets.clear(); // spectators come and go
    this.#buckets.set(key, { left: filled < 1 ? filled : filled - 1, at: now });
    if (filled < 1) {
      const seconds = Math.ceil(((1 - filled) * within) / most / 1000);
      throw new Refusing('too-often', `That was too much at once. Try again in ${seconds} seconds.`);
    }
  }
}

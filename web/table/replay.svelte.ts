import type { Replay } from '../../shared/api/log.ts';
import { call, isPassing } from '../lib/api.ts';
import type { Table } from '../lib/table.svelte.ts';

// Past positions, fetched once each, and playing them one after the other.
export class Past {
  position = $state.raw<Replay>(); // undefined: the table as it stands
  isPlaying = $state(false);
  isUnreached = $state(false);
  isStep = $state(false); // the next or the last position beside the one before: what moved is seen to move
  #table: Table;
  #known = new Map<number, Replay>();
  #wanted: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  // The entries worth stopping at: those that changed something to see.
  get stops(): number[] {
    return this.#table.log.filter(({ events, kind }) => events.length > 0 || kind !== 'answer').map(({ seq }) => seq);
  }

  async show(seq: number): Promise<void> {
    this.#wanted = seq;
    try {
      const position = this.#known.get(seq) ?? (await this.#fetch(seq));
      this.isUnreached = false;
      if (this.#wanted !== seq) return;
      this.#goTo(position);
    } catch (error) {
      if (!isPassing(error)) throw error;
      this.isUnreached = true;
    }
  }

  leave(): void {
    this.stop();
    this.#wanted = undefined;
    this.#goTo(undefined);
  }

  #goTo(position: Replay | undefined): void {
    const { stops } = this;
    const indexOf = (one: Replay | undefined) => (one ? stops.indexOf(one.seq) : stops.length - 1);
    this.isStep = Math.abs(indexOf(position) - indexOf(this.position)) === 1;
    this.position = position;
  }

  // From just before `from` to the present, step by step; `go` shows each (it also changes the address), for as long as
  // it takes to read what happened.
  play(from: number, go: (seq: number | undefined) => void, lasts: (seq: number) => number): void {
    this.isPlaying = true;
    const rest = this.stops.filter((seq) => seq >= from);
    const step = () => {
      const seq = rest.shift();
      if (!this.isPlaying) return;
      if (seq === undefined || rest.length === 0) {
        this.stop();
        go(undefined);
        return;
      }
      go(seq);
      if (rest[0] !== undefined) void this.#fetch(rest[0]).catch(() => undefined);
      this.#timer = setTimeout(step, lasts(seq));
    };
    step();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  async #fetch(seq: number): Promise<Replay> {
    const { id, secret } = this.#table;
    const known = this.#known.get(seq);
    if (known) return known;
    const replay = await call('GET /api/games/:id/replay', { id, query: { seq: String(seq) } }, secret);
    this.#known.set(seq, replay);
    return replay;
  }
}

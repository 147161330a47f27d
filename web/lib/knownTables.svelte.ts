import { forget, keep, kept } from './kept.ts';

// A table this browser has sat or looked at. Whoever holds a seat's secret holds the seat, so it never leaves this
// browser but in the header of a request.
export type KnownTable = {
  id: string;
  game: string;
  seat: number | null;
  secret?: string | undefined;
  invitations: { seat: number; secret: string }[];
  openedAt: number;
  seen: number; // the last seq shown here
};

const isKnown = (value: unknown): value is KnownTable =>
  typeof value === 'object' && value !== null && 'id' in value && 'openedAt' in value && 'invitations' in value;
const areKnown = (value: unknown): value is KnownTable[] => Array.isArray(value) && value.every(isKnown);

class KnownTables {
  all = $state.raw<KnownTable[]>(kept('tables', areKnown) ?? []);

  constructor() {
    // Another tab may have sat down at a table meanwhile.
    addEventListener('storage', ({ key }) => {
      if (key === 'ostracon.tables') this.all = kept('tables', areKnown) ?? [];
    });
  }

  find(id: string): KnownTable | undefined {
    return this.all.find((table) => table.id === id);
  }

  note(table: Partial<KnownTable> & { id: string; game: string }): void {
    const old = (kept('tables', areKnown) ?? this.all).find(({ id }) => id === table.id);
    const blank = { seat: null, invitations: [], openedAt: Date.now(), seen: -1 };
    this.#keep([{ ...blank, ...old, ...table }, ...this.#others(table.id)]);
  }

  drop(id: string): void {
    this.#keep(this.#others(id));
    forget(`seen.${id}`);
    forget(`move.${id}`);
    forget(`commitment.${id}`);
  }

  #others(id: string): KnownTable[] {
    return (kept('tables', areKnown) ?? this.all).filter((table) => table.id !== id);
  }

  #keep(all: KnownTable[]): void {
    this.all = all;
    keep('tables', all);
  }
}

export const knownTables = new KnownTables();

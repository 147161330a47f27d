import type { Json, Question } from '../../../../shared/engine/index.ts';
import { type Offer, offersOf } from './offers.ts';

type Asked = { question: Question | null; options: readonly Json[] };

// What is offered where, and what has been taken up first where one tap can't tell: a hex or a card with several
// options, the first of two buildings.
export class Hold {
  #asked: () => Asked;
  #putBack: () => void;
  #taken = $state.raw<{ key: string; since: number }>();

  // Whatever was chosen for something else is put back when this is taken up.
  constructor(asked: () => Asked, putBack: () => void) {
    this.#asked = asked;
    this.#putBack = putBack;
  }

  offers: readonly Offer[] = $derived.by(() => {
    const { question, options } = this.#asked();
    return offersOf(question?.task, options);
  });

  key: string | undefined = $derived.by(() => {
    const { question } = this.#asked();
    return this.#taken && this.#taken.since === question?.since ? this.#taken.key : undefined;
  });

  take(key: string): void {
    this.#putBack();
    const since = this.#asked().question?.since;
    this.#taken = since === undefined || this.key === key ? undefined : { key, since };
  }

  // Hex → what may be chosen there by a tap, or after it.
  hexes: ReadonlyMap<number, readonly Json[]> = $derived.by(() => {
    const found = new Map<number, Json[]>();
    for (const { option, spot } of this.offers) {
      if (spot.on !== 'hex') continue;
      const hex = spot.first ?? spot.hex;
      found.set(hex, [...(found.get(hex) ?? []), option]);
    }
    return found;
  });

  // Two buildings are asked for.
  isPair: boolean = $derived(this.offers.some(({ spot }) => spot.on === 'hex' && spot.first !== undefined));

  heldHex: number | undefined = $derived(this.key?.startsWith('hex ') ? Number(this.key.slice(4)) : undefined);

  // Hex → the option that is chosen by a tap on it.
  targets: ReadonlyMap<number, Json> = $derived.by(() => {
    const found = new Map<number, Json>();
    for (const { option, spot } of this.offers) {
      if (spot.on !== 'hex') continue;
      if (spot.first !== undefined && spot.first === this.heldHex) found.set(spot.hex, option);
      else if (spot.first === undefined && this.hexes.get(spot.hex)?.length === 1) found.set(spot.hex, option);
    }
    return found;
  });

  // What is chosen by a button after the tap on its hex.
  onHeldHex: readonly Json[] = $derived(
    this.heldHex === undefined || this.isPair ? [] : (this.hexes.get(this.heldHex) ?? []),
  );

  cards: ReadonlyMap<string, readonly Json[]> = $derived.by(() => {
    const found = new Map<string, Json[]>();
    for (const { option, spot } of this.offers) {
      if (spot.on === 'card') found.set(spot.card, [...(found.get(spot.card) ?? []), option]);
    }
    return found;
  });

  heldCard: string | undefined = $derived(this.key?.startsWith('card ') ? this.key.slice(5) : undefined);
}

export const hexKey = (hex: number): string => `hex ${hex}`;
export const cardKey = (card: string): string => `card ${card}`;

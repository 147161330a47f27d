import { RefusedError } from '../../shared/api/client.ts';
import type { Moved } from '../../shared/api/moves.ts';
import type { Json } from '../../shared/engine/index.ts';
import { call, isPassing, randomText } from './api.ts';
import { forget, keep, kept } from './kept.ts';

export type Move = { moveId: string; seq: number; answer?: Json }; // without an answer: undo

const isMove = (value: unknown): value is Move =>
  typeof value === 'object' && value !== null && 'moveId' in value && 'seq' in value;

type Told = { acknowledged(moved: Moved): void; refused(error: RefusedError): void };

const longestWait = 15_000;

// A decision on its way. It is kept in this browser until the server has acknowledged it, and sent again, with the same
// moveId, after a reload or when the network is back: the server takes it once.
export class Outbox {
  move = $state.raw<Move>();
  isStuck = $state(false); // sent without reaching the server: kept for later
  #id: string;
  #secret: string | undefined;
  #told: Told;
  #isSending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, secret: string | undefined, told: Told) {
    this.#id = id;
    this.#secret = secret;
    this.#told = told;
    this.move = kept(`move.${id}`, isMove);
    this.isStuck = this.move !== undefined;
  }

  post(seq: number, answer?: Json): void {
    if (this.move) return;
    const move: Move = { moveId: randomText(15), seq };
    this.move = answer === undefined ? move : { ...move, answer };
    keep(`move.${this.#id}`, this.move);
    void this.send();
  }

  // Tries now; called again whenever the way may have opened.
  async send(): Promise<void> {
    const { move } = this;
    if (!move || this.#isSending) return;
    clearTimeout(this.#timer);
    this.#isSending = true;
    try {
      const moved = await this.#request(move);
      this.#done();
      this.#told.acknowledged(moved);
    } catch (error) {
      if (isPassing(error)) this.#later();
      else {
        this.#done();
        if (!(error instanceof RefusedError)) throw error;
        this.#told.refused(error);
      }
    } finally {
      this.#isSending = false;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #request({ moveId, seq, answer }: Move): Promise<Moved> {
    const id = this.#id;
    return answer === undefined
      ? call('POST /api/games/:id/undo', { id, body: { moveId, seq } }, this.#secret)
      : call('POST /api/games/:id/answers', { id, body: { moveId, seq, answers: [answer] } }, this.#secret);
  }

  #later(): void {
    this.isStuck = true;
    this.#timer = setTimeout(() => void this.send(), Math.min(longestWait, 1000 * 2 ** this.#failures++));
  }

  #done(): void {
    forget(`move.${this.#id}`);
    this.move = undefined;
    this.isStuck = false;
    this.#failures = 0;
  }
}

import type { Json } from '../../../../shared/engine/index.ts';
import type { Theocratia } from '../../../../shared/games/theocratia/table.ts';
import { type BoardProps, keyOf, sameOption } from '../../../board/contract.ts';
import { idle } from '../../../lib/idle.ts';
import type { Foretold } from './foretell.ts';

type Rules = typeof import('./foretell.ts');
type Seen = Pick<BoardProps<Theocratia>, 'view' | 'options' | 'chosen' | 'pointed' | 'past'>;

// Foretells what an option would bring, once the rules for it have been fetched.
class Foresight {
  #rules = $state.raw<Rules>();
  #asked = false;
  #view: Seen['view'] | undefined;
  #known = new Map<string, Foretold | undefined>();

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    // The tap that stirred goes first.
    void idle(1000).then(async () => {
      this.#rules = await import('./foretell.ts');
    });
  }

  // What is pointed at, else what is chosen; of several things that may be chosen, those chosen so far.
  wished({ view, options, chosen, pointed, past }: Seen): Foretold | undefined {
    if (past || options.length === 0) return undefined;
    const isList = view.asking?.options?.kind === 'some';
    const answer = isList ? undefined : (options.find((option) => sameOption(option, pointed)) ?? chosen[0]);
    if (isList && chosen.length > 0) return this.of(view, [...chosen]);
    return answer === undefined ? undefined : this.of(view, answer);
  }

  // Several parts of the board ask the same, and again whenever something else is pointed at.
  of(view: Seen['view'], answer: Json): Foretold | undefined {
    if (!this.#rules) return undefined;
    if (view !== this.#view) [this.#view, this.#known] = [view, new Map()];
    const key = keyOf(answer);
    if (!this.#known.has(key)) this.#known.set(key, this.#foretell(this.#rules, view, answer));
    return this.#known.get(key);
  }

  // A forecast that fails must not take the board with it; it is told to whoever looks into the page.
  #foretell(rules: Rules, view: Seen['view'], answer: Json): Foretold | undefined {
    try {
      return rules.foretell(view, answer);
    } catch (error) {
      console.error(`no forecast for ${JSON.stringify(answer)}`, error);
      return undefined;
    }
  }
}

export const foresight = new Foresight();

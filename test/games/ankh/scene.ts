import {
  decide,
  equal,
  type Json,
  type Options,
  optionsFor,
  type Part,
  Play,
  refusedFor,
  type Seat,
  type State,
  total,
} from '../../../shared/engine/index.ts';
import { ankh } from '../../../shared/games/ankh/ankh.ts';
import type { Event } from '../../../shared/games/ankh/events.ts';
import { edge, space, spaceName } from '../../../shared/games/ankh/map/egypt.ts';
import type { FigureKind, GodName, MonumentType } from '../../../shared/games/ankh/names.ts';
import type { PositionGiven } from '../../../shared/games/ankh/notation/position.ts';
import type { Ankh, God, Table } from '../../../shared/games/ankh/table.ts';

// A position in play. Gods stand for their players, spaces are named as in the notation.
export class Scene {
  readonly state: State;
  readonly gods: readonly GodName[];
  events: Event[] = [];

  constructor(position: PositionGiven) {
    this.gods = position.gods;
    const read = ankh.notation!.read(JSON.parse(JSON.stringify(position)));
    this.state = read;
  }

  get g(): Play<Ankh> {
    return new Play<Ankh>(ankh, this.state);
  }
  get table(): Table {
    return this.g.table;
  }
  seat(god: GodName): Seat {
    return this.gods.indexOf(god);
  }
  // The step that asks, and whom.
  get asks(): string {
    const { asking } = this.state;
    return asking ? `${asking.task.do} ${asking.seats.map((seat) => this.gods[seat]).join(' ')}` : 'over';
  }
  offered(god: GodName): Options {
    const options = optionsFor(ankh, this.state, this.seat(god));
    if (!options) throw new Error(`${god} is not asked, but: ${this.asks}`);
    return options;
  }
  options(god: GodName): Json[] {
    const options = this.offered(god);
    if (options.kind === 'number') throw new Error('a number is asked for');
    return options.of;
  }
  offers(god: GodName, option: Json): boolean {
    return this.options(god).some((one) => equal(one, option));
  }
  refused(god: GodName, option: Json): Json | undefined {
    return refusedFor(ankh, this.state, this.seat(god)).find((one) => equal(one.option, option))?.because;
  }
  // Gives an answer as a player would send it, and returns what happened.
  answer(god: GodName, answer: Json): Event[] {
    const told: unknown[] = decide(ankh, this.state, this.seat(god), answer).events.map(({ event }) => event);
    const events = told as Event[];
    this.events.push(...events);
    return events;
  }
  answers(all: { [god in GodName]?: Json }): Event[] {
    const events: Event[] = [];
    for (const god of this.gods) {
      const answer = all[god];
      if (answer !== undefined) events.push(...this.answer(god, answer));
    }
    return events;
  }
  play(cards: { [god in GodName]?: string | string[] }): Event[] {
    const lists = Object.entries(cards).map(([god, card]) => [god, typeof card === 'string' ? [card] : card]);
    return this.answers(Object.fromEntries(lists));
  }

  god(god: GodName): God {
    return this.table.gods[this.seat(god)]!;
  }
  devotion(god: GodName): number {
    return this.table.devotion[this.seat(god)]!;
  }
  // From the least Devotion to the most.
  get ranking(): string {
    return this.table.ranking.map((seat) => this.gods[seat]).join(' ');
  }
  // What stands on a space: 'amun warrior', 'temple', or nothing.
  on(name: string): string | undefined {
    const figure = this.table.figures.find((one) => one.at === space(name));
    if (figure) return `${this.gods[figure.owner]} ${figure.kind}`;
    const monument = this.table.monuments.find((one) => one.at === space(name));
    return monument && (monument.owner < 0 ? monument.type : `${this.gods[monument.owner]} ${monument.type}`);
  }
  id(name: string): number {
    const id = this.table.figures.findIndex((one) => one.at === space(name));
    if (id < 0) throw new Error(`no figure stands on ${name}`);
    return id;
  }
  pool(god: GodName, kind: FigureKind): number {
    return this.table.figures.filter((one) => one.owner === this.seat(god) && one.kind === kind && one.at === -1)
      .length;
  }
  move(from: string, to: string) {
    return { figure: this.id(from), to: space(to) };
  }
  // The spaces a figure may be moved to, or a kind summoned to.
  targets(god: GodName, kind: FigureKind): string[] {
    return this.spaces(this.options(god).filter((one) => has(one, 'kind', kind)));
  }
  movesOf(god: GodName, from: string): string[] {
    return this.spaces(this.options(god).filter((one) => has(one, 'figure', this.id(from))));
  }
  private spaces(options: Json[]): string[] {
    return options.map((one) => spaceName((one as { to: number }).to)).toSorted();
  }
}

const has = (option: Json, key: string, value: Json): boolean =>
  typeof option === 'object' && option !== null && !Array.isArray(option) && option[key] === value;

export const sceneOf = (position: PositionGiven): Scene => new Scene(position);
export const summoned = (kind: FigureKind, to: string, ransom = false) => ({ kind, to: space(to), ransom });
export const built = (monument: MonumentType, to: string) => ({ monument, to: space(to) });
export const edges = (names: string): number[] => names.split(' ').map(edge);
export const sum = (parts: readonly Part[]): number => total(parts);
export { edge, space, spaceName };

// A battle in a region, and then the next turn: what tests of cards, gods and powers begin with.
export function battle(region: number, position: Omit<PositionGiven, 'agenda'>): Scene {
  return sceneOf({
    event: 4,
    turn: { player: position.gods[0]!, taken: ['move'], stage: 'conflict', triggered: true },
    conflict: { number: 1, tiebreaker: position.gods[0]! },
    ...position,
    agenda: [{ do: 'battle', region }, { do: 'closeConflict' }, { do: 'endTurn' }],
  });
}

// An action of the first god, and then its next question.
export function action(name: 'move' | 'summon' | 'gain' | 'unlock', position: Omit<PositionGiven, 'agenda'>): Scene {
  return sceneOf({
    turn: { player: position.gods[0]!, taken: [name] },
    ...position,
    agenda: [{ do: name }, { do: 'openSecondAction' }, { do: 'endTurn' }],
  });
}

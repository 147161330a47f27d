import * as v from 'valibot';
import {
  decide,
  equal,
  type Json,
  optionsFor,
  Play,
  refusedFor,
  type Seat,
  type State,
  unanswered,
} from '../../../shared/engine/index.ts';
import { begin } from '../../../shared/games/theocratia/begin.ts';
import { CIVS, COLOURS, CRYSTALS, KINDS } from '../../../shared/games/theocratia/content/names.ts';
import { hexNamed, hexNames } from '../../../shared/games/theocratia/map/board.ts';
import { notation, type Written } from '../../../shared/games/theocratia/notation/index.ts';
import { write } from '../../../shared/games/theocratia/notation/write.ts';
import {
  type CivState,
  type Event,
  options,
  type Player,
  type Table,
  type Theocratia,
} from '../../../shared/games/theocratia/table.ts';
import { theocratia } from '../../../shared/games/theocratia/theocratia.ts';

export type Colour = (typeof COLOURS)[number];
export type Civ = (typeof CIVS)[number];

export const four: Written['players'] = COLOURS.map((colour) => ({ colour, cosmo: 3 }));

// The map at the start of a game, in words: Fortresses, starting buildings and monsters.
export const homes: { [hex: string]: string } = (() => {
  const table = begin(v.parse(options, {}), 4);
  const state: State = {
    game: 'theocratia',
    rules: 1,
    shape: 0,
    options: {},
    seats: 4,
    seq: 0,
    random: { fast: 1 },
    agenda: [],
    asking: null,
    result: null,
    table,
  };
  const { map } = write(state) as { map: { [hex: string]: string } };
  return map;
})();

export const hex = (name: string): number => hexNamed(name);

type Given = Omit<Partial<Written>, 'game'>;

// A position in play: players by their colours, Civs and hexes by name.
export class Scene {
  readonly state: State;
  events: Event[] = [];
  final = false;

  constructor(given: Given) {
    const position = { game: 'theocratia', players: four, ...given };
    this.state = notation.read(JSON.parse(JSON.stringify(position)));
  }

  // Somebody is about to take a die.
  static drafting(player: Colour, given: Given = {}): Scene {
    const players = given.players ?? four;
    const seat = players.findIndex((one) => one.colour === player);
    return new Scene({
      bonusDie: 'pink',
      dice: ['magenta 1', 'turquoise 1'],
      ...given,
      turn: { player },
      asking: { task: { do: 'draft', seat } },
    });
  }

  // Somebody's die lies on a Civ's row, and the Civ is about to act. `before` lies left of it.
  static acting(player: Colour, die: string, civ: Civ, given: Given = {}, before: string[] = []): Scene {
    const players = given.players ?? four;
    const seat = players.findIndex((one) => one.colour === player);
    const row = [...before, die];
    return new Scene({
      bonusDie: 'pink',
      dice: ['magenta 1', 'turquoise 1'], // for whoever comes next
      ...given,
      civs: { ...given.civs, [civ]: { ...given.civs?.[civ], row } },
      turn: { player, die, civ, space: before.length, ...given.turn },
      asking: { task: { do: 'act', seat } },
    });
  }

  get table(): Table {
    return this.state.table as Table;
  }
  get g(): Play<Theocratia> {
    return new Play<Theocratia>(theocratia, this.state);
  }
  seat(colour: Colour): Seat {
    return this.table.players.findIndex((player) => player.colour === COLOURS.indexOf(colour));
  }
  player(colour: Colour): Player {
    return this.table.players[this.seat(colour)]!;
  }
  civ(name: Civ): CivState {
    return this.table.civs[CIVS.indexOf(name)]!;
  }
  priest(colour: Colour, name: Civ): number {
    return this.player(colour).priests[CIVS.indexOf(name)]!;
  }
  crystals(name: Civ): { [colour: string]: number } {
    const held: { [colour: string]: number } = {};
    for (const [colour, count] of this.civ(name).crystals.entries()) if (count > 0) held[CRYSTALS[colour]!] = count;
    return held;
  }
  // What stands on a hex, in the notation's words.
  at(name: string): string {
    const { map } = notation.write(this.state) as { map: { [hex: string]: string } };
    return map[name] ?? 'nothing';
  }
  get asks(): string {
    const { asking } = this.state;
    if (!asking) return 'over';
    return `${asking.task.do} ${unanswered(this.state)
      .map((seat) => COLOURS[this.table.players[seat]!.colour])
      .join(' ')}`;
  }
  options(colour: Colour): Json[] {
    const options = optionsFor(theocratia, this.state, this.seat(colour));
    if (!options || options.kind === 'number') throw new Error(`${colour} is not asked, but: ${this.asks}`);
    return options.of;
  }
  offers(colour: Colour, option: Json): boolean {
    return this.options(colour).some((one) => equal(one, option));
  }
  // Why an option is not there.
  refuses(colour: Colour, option: Json): string | undefined {
    const found = refusedFor(theocratia, this.state, this.seat(colour)).find((one) => equal(one.option, option));
    const because = found?.because;
    return typeof because === 'object' && because !== null && 'code' in because ? String(because.code) : undefined;
  }
  answer(colour: Colour, answer: Json): this {
    const outcome = decide(theocratia, this.state, this.seat(colour), answer);
    this.events = outcome.events.map(({ event }) => event as Event);
    this.final = outcome.final;
    return this;
  }
  // Takes a die and gives it to a Civ, with a card discarded or Cosmo paid if the option says so.
  place(colour: Colour, die: string, civ: Civ, more: { [key: string]: Json } = {}): this {
    const [name = '', face = ''] = die.split(' ');
    this.answer(colour, { draft: [CIVS.indexOf(name as Civ), Number(face)] });
    return this.answer(colour, { civ: CIVS.indexOf(civ), face: Number(face), ...more });
  }
  // Passes whatever else could be done in the turn.
  done(colour: Colour): this {
    return this.asks === `afterAction ${colour}` ? this.answer(colour, { done: true }) : this;
  }
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }
}

export const civIndex = (civ: Civ): number => CIVS.indexOf(civ);
export const kindIndex = (kind: (typeof KINDS)[number]): number => KINDS.indexOf(kind);
export { hexNames };

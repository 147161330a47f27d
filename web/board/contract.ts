import type { Component } from 'svelte';
import type { Json, Kit, Task, Texts, View } from '../../shared/engine/index.ts';

// What the table page hands to a game's board, and what it wants to hear from it. A board knows no rules: it draws
// `view`, and each option it was given is a place to click, tap or reach with the keyboard (see Hexes.svelte for the
// hexes of a map, and `place()` in place.ts for any other element). Everything is read-only; the board changes nothing itself.
//
// Files of a game, all found by their names (web/games/index.ts):
//   web/games/<game>/table.ts             what a table loads, in one file. It exports
//                                           Board        takes BoardProps<TheGame>
//                                           Panels       optional, the same props: dashboards, tracks, hands beside it
//                                           Foretold     optional, the same props: what the chosen option would bring,
//                                                        shown where it is confirmed
//                                           PlayerMark   optional, takes PlayerMarkProps: a player's sign
//                                           Digest       optional, takes DigestProps: what many events come to
//                                           site         optional, a GameSite
//   web/games/<game>/Picture.svelte       optional: the game's picture in lists
//   web/games/<game>/setup.ts             its options in words (games/setup.ts)
//   web/games/<game>/SetupPicture.svelte  optional: how the table will be laid out (games/setup.ts)
export type BoardProps<K extends Kit = Kit> = {
  view: View<K>; // the position shown: now, or a past one
  texts: Texts<K>; // in the reader's language
  names: readonly string[]; // by seat
  // What may be chosen now, in the order given by the rules. Empty in the past, for spectators, when nothing is asked,
  // and when a number is asked for (that has its own component).
  options: readonly Json[];
  chosen: readonly Json[]; // chosen but not yet confirmed; also one's own sealed answer
  pointed: Json | undefined; // the option under the pointer or focus, on the board or in the list: show it
  // Choose it. With 'some' it is taken back when it was chosen already. The page asks for a confirmation unless
  // `GameSite.oneTap` says that this step needs none; choosing the chosen option again confirms it.
  onChoose(option: Json): void;
  onPoint(option: Json | undefined): void;
  onClear?(): void; // what is chosen is put back
  // What the latest decision that changed the table brought about, in order, for movement that explains it. Sealed
  // answers change nothing yet and are passed over; so after a jump or a reload it is still what led here.
  events: readonly K['event'][];
  past: boolean; // a position of the past: offer nothing
  still: boolean; // a jump through the past: nothing walks, it stands where it stood
};

export type GameSite = {
  // Whether the board (or a panel) offers this option as a place. What it does not offer becomes a button of the page;
  // what it does offer is also in the page's list 'all choices', so nobody depends on the picture. Default: nothing.
  onBoard?(task: Task, option: Json): boolean;
  // Answers that need no second tap: small ones that can be undone. 'seen': only where a pointer hovers or the keyboard
  // leads, so that one has seen what it would mean; a finger sees it at its first tap. Sealed answers always need it.
  oneTap?(task: Task, view: View, option: Json): boolean | 'seen';
  // How a player's seat is marked everywhere on the page. Default: the seat's own colour and pattern of styles/seats.css.
  colourOf?(view: View, seat: number): string | undefined;
  // Beside the name of each player: the figure that counts. Default: view.table.scores[seat], where there is one.
  scoreOf?(view: View, seat: number): number | string | undefined;
};

// By default a seat has its own sign and colour (SeatMark.svelte).
export type PlayerMarkProps<K extends Kit = Kit> = { view: View<K>; seat: number; size: string };

// For whoever was away: all that happened since their last turn.
export type DigestProps<K extends Kit = Kit> = { view: View<K>; events: readonly K['event'][]; you: number };

export type Board = Component<BoardProps>;
export type Digest = Component<DigestProps>;
export type PlayerMark = Component<PlayerMarkProps>;

export const sameOption = (a: Json | undefined, b: Json | undefined): boolean =>
  a !== undefined && b !== undefined && (a === b || keyOf(a) === keyOf(b));

// Whether this answer passes the turn on: it is said on the button.
export const endsTurn = ({ asking }: View, option: Json): boolean =>
  asking?.endsTurn?.some((one) => sameOption(one, option)) ?? false;

// One string for equal options, whatever the order of their fields: for keyed blocks and sets. Options are read-only and
// are compared at every stir of the pointer, so each is spelt once.
export function keyOf(option: Json): string {
  if (typeof option !== 'object' || option === null) return JSON.stringify(option);
  const known = spelt.get(option);
  if (known !== undefined) return known;
  const key = Array.isArray(option) ? `[${option.map(keyOf).join(',')}]` : keyOfFields(option);
  spelt.set(option, key);
  return key;
}

const spelt = new WeakMap<object, string>();

function keyOfFields(option: { [field: string]: Json }): string {
  const fields = Object.keys(option).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${keyOf(option[field] ?? null)}`).join(',')}}`;
}

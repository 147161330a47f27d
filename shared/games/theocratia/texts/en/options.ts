import type { Json, Task, View } from '../../../../engine/index.ts';
import { hexLabels } from '../../map/board.ts';
import type {
  ActOption,
  AfterOption,
  AssignOption,
  DraftOption,
  Extra,
  Move,
  Offering,
  Place,
  Played,
  Theocratia,
} from '../../table.ts';
import { word } from '../words.ts';
import { words } from './words.ts';

const and = new Intl.ListFormat('en');
const label = (hex: number): string => hexLabels[hex] ?? '';
const civ = (n: number): string => words.civs[n] ?? '';
const cards = (card: string): string => word(words.cards, card);

export function option(task: Task, given: Json, { table }: View<Theocratia>): string {
  const chosen = given as Chosen;
  if ('claim' in chosen) return `Claim the tile of level ${chosen.claim} for 2 Cosmo`;
  if ('play' in chosen) return played(chosen);
  if ('draft' in chosen) return `Take the ${civ(chosen.draft[0])} ${chosen.draft[1]}`;
  if ('match' in chosen) return `Discard ${cards(chosen.match)} for the bonus under the die`;
  if ('do' in chosen) return move(chosen, table);
  if ('done' in chosen) return 'End the turn';
  if ('skip' in chosen) return 'Build nothing';
  if ('lost' in chosen) return 'No row can take the die as it lies: put it back';
  if ('discard' in chosen) return `Discard ${cards(chosen.discard)}`;
  if ('token' in chosen) return capital(word(words.tokens, chosen.token));
  if ('with' in chosen) return `${and.format(chosen.with.map((hex) => what(hex, table)))}`;
  if ('crystal' in chosen) return `A ${words.crystals[chosen.crystal]} crystal`;
  if ('borrow' in chosen) return 'A green crystal from the reserve';
  if ('face' in chosen) return assigned(chosen, table);
  if ('kind' in chosen) return `${what(chosen.hex, table)} becomes a ${words.kinds[chosen.kind]}`;
  if ('hex' in chosen) return place(chosen, table);
  return task.do === 'drop' ? `Leave out ${civ(chosen.civ)}` : civ(chosen.civ);
}

type Chosen =
  | Extra
  | DraftOption
  | AssignOption
  | ActOption
  | AfterOption
  | Place
  | Offering
  | { discard: string }
  | { token: string }
  | { with: number[] }
  | { skip: true }
  | { hex: number; kind: number }
  | { civ: number };

type Table = View<Theocratia>['table'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function what(hex: number, table: Table): string {
  const here = table.hexes[hex];
  const thing = here?.building
    ? `${civ(here.building.civ)} ${words.kinds[here.building.kind]}`
    : here?.monster
      ? `${here.monster} monster`
      : (words.grounds[here?.ground ?? 0] ?? '');
  return `${thing} on ${label(hex)}`;
}

function place(placed: Place, table: Table): string {
  return table.hexes[placed.hex]?.building ? what(placed.hex, table) : spot(placed, table);
}

function spot({ hex, tile }: Place, table: Table): string {
  const ground = words.grounds[table.hexes[hex]?.ground ?? 0];
  const laid = tile === undefined ? '' : tile === 'start' ? ', with your starting tile' : ', with a conversion tile';
  return `${label(hex)} (${ground})${laid}`;
}

const faces = ['', 'first', 'war', 'expand', 'factory', 'barrack'];

function assigned(
  chosen: { civ: number; face: number; cost?: number; repeat?: true; idle?: true },
  table: Table,
): string {
  const die = table.turn?.die;
  const more: string[] = [];
  if (die?.face === 6 && chosen.face !== 6) more.push('Divination');
  if (chosen.cost) more.push(`${chosen.cost} Cosmo`);
  if (chosen.repeat) more.push('discard a card for the repeat');
  if (chosen.idle) more.push('no action');
  const action = chosen.face === 6 ? 'Holiday' : word(words.actions, faces[chosen.face] ?? '');
  return `${civ(chosen.civ)} as a ${chosen.face}${chosen.idle ? '' : `, ${action}`}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

// What can't be built anywhere is refused without a place.
const built = (thing: string, place: Partial<Place>, where: (place: Place) => string): string =>
  place.hex === undefined ? thing : `${thing}${where({ ...place, hex: place.hex })}`;

function move(chosen: Move, table: Table): string {
  switch (chosen.do) {
    case 'first':
      return chosen.take === 'bonus'
        ? 'First player, with the End Round Bonus card'
        : 'First player, with a Power card';
    case 'war':
      return `War on the ${what(chosen.hex, table)}`;
    case 'convert':
      return `Convert the ${what(chosen.hex, table)} with ${chosen.tile === 'start' ? 'your starting tile' : 'a conversion tile'}`;
    case 'expand':
      return built('A House', chosen, (place) => ` on ${spot(place, table)}`);
    case 'factory':
      return built('A Factory', chosen, ({ hex }) => ` instead of the ${what(hex, table)}`);
    case 'barrack':
      return built('A Barrack', chosen, ({ hex }) => ` instead of the ${what(hex, table)}`);
    case 'pyramid':
      return built('A Pyramid', chosen, ({ hex }) => ` instead of the ${what(hex, table)}`);
    case 'holiday':
      return chosen.discard === undefined ? 'Holiday' : `Holiday, discarding ${cards(chosen.discard)}`;
  }
}

function played({ play, ...target }: Played): string {
  const on: string[] = [];
  if (target.civ !== undefined) on.push(civ(target.civ));
  if (target.count !== undefined) on.push(String(target.count));
  if (target.hex !== undefined) on.push(label(target.hex));
  if (target.level !== undefined) on.push(`level ${target.level}`);
  for (const [from, count] of (target.from ?? []).entries()) if (count > 0) on.push(`${count} ${civ(from)}`);
  return `Play ${cards(play)}${on.length > 0 ? `: ${on.join(', ')}` : ''}`;
}

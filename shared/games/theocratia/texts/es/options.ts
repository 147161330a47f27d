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

const and = new Intl.ListFormat('es');
const label = (hex: number): string => hexLabels[hex] ?? '';
const civ = (n: number): string => words.civs[n] ?? '';
const cards = (card: string): string => word(words.cards, card);

export function option(task: Task, given: Json, { table }: View<Theocratia>): string {
  const chosen = given as Chosen;
  if ('claim' in chosen) return `Reclamar la loseta del nivel ${chosen.claim} por 2 de Cosmo`;
  if ('play' in chosen) return played(chosen);
  if ('draft' in chosen) return `Tomar el ${civ(chosen.draft[0])} ${chosen.draft[1]}`;
  if ('match' in chosen) return `Descartar ${cards(chosen.match)} por la bonificación bajo el dado`;
  if ('do' in chosen) return move(chosen, table);
  if ('done' in chosen) return 'Terminar el turno';
  if ('skip' in chosen) return 'No construir';
  if ('lost' in chosen) return 'Ninguna fila admite el dado tal como está: devolverlo';
  if ('discard' in chosen) return `Descartar ${cards(chosen.discard)}`;
  if ('token' in chosen) return capital(word(words.tokens, chosen.token));
  if ('with' in chosen) return `${and.format(chosen.with.map((hex) => what(hex, table)))}`;
  if ('crystal' in chosen) return `Un cristal ${words.crystals[chosen.crystal]}`;
  if ('borrow' in chosen) return 'Un cristal verde de la reserva';
  if ('face' in chosen) return assigned(chosen, table);
  if ('kind' in chosen) return `${what(chosen.hex, table)} pasa a ser: ${words.kinds[chosen.kind]}`;
  if ('hex' in chosen) return place(chosen, table);
  return task.do === 'drop' ? `Dejar fuera ${civ(chosen.civ)}` : civ(chosen.civ);
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
    ? `${words.kinds[here.building.kind]} ${civ(here.building.civ)}`
    : here?.monster
      ? `monstruo ${here.monster === 'plain' ? 'de la llanura' : 'del desierto'}`
      : (words.grounds[here?.ground ?? 0] ?? '');
  return `${thing} en ${label(hex)}`;
}

function place(placed: Place, table: Table): string {
  return table.hexes[placed.hex]?.building ? what(placed.hex, table) : spot(placed, table);
}

function spot({ hex, tile }: Place, table: Table): string {
  const ground = words.grounds[table.hexes[hex]?.ground ?? 0];
  const laid =
    tile === undefined ? '' : tile === 'start' ? ', con tu loseta inicial' : ', con una loseta de conversión';
  return `${label(hex)} (${ground})${laid}`;
}

const faces = ['', 'first', 'war', 'expand', 'factory', 'barrack'];

function assigned(
  chosen: { civ: number; face: number; cost?: number; repeat?: true; idle?: true },
  table: Table,
): string {
  const die = table.turn?.die;
  const more: string[] = [];
  if (die?.face === 6 && chosen.face !== 6) more.push('Adivinación');
  if (chosen.cost) more.push(`${chosen.cost} de Cosmo`);
  if (chosen.repeat) more.push('descartar una carta por repetir');
  if (chosen.idle) more.push('sin acción');
  const action = chosen.face === 6 ? 'Fiesta' : word(words.actions, faces[chosen.face] ?? '');
  return `${civ(chosen.civ)} con un ${chosen.face}${chosen.idle ? '' : `, ${action}`}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

// What can't be built anywhere is refused without a place.
const built = (thing: string, place: Partial<Place>, where: (place: Place) => string): string =>
  place.hex === undefined ? thing : `${thing}${where({ ...place, hex: place.hex })}`;

function move(chosen: Move, table: Table): string {
  switch (chosen.do) {
    case 'first':
      return chosen.take === 'bonus'
        ? 'Primer jugador, con la carta de bonificación de fin de ronda'
        : 'Primer jugador, con una carta de Poder';
    case 'war':
      return `Guerra: ${what(chosen.hex, table)}`;
    case 'convert':
      return `Convertir ${what(chosen.hex, table)} con ${chosen.tile === 'start' ? 'tu loseta inicial' : 'una loseta de conversión'}`;
    case 'expand':
      return built('Una Casa', chosen, (place) => ` en ${spot(place, table)}`);
    case 'factory':
      return built('Una Fábrica', chosen, ({ hex }) => ` en lugar de ${what(hex, table)}`);
    case 'barrack':
      return built('Un Cuartel', chosen, ({ hex }) => ` en lugar de ${what(hex, table)}`);
    case 'pyramid':
      return built('Una Pirámide', chosen, ({ hex }) => ` en lugar de ${what(hex, table)}`);
    case 'holiday':
      return chosen.discard === undefined ? 'Fiesta' : `Fiesta, descartando ${cards(chosen.discard)}`;
  }
}

function played({ play, ...target }: Played): string {
  const on: string[] = [];
  if (target.civ !== undefined) on.push(civ(target.civ));
  if (target.count !== undefined) on.push(String(target.count));
  if (target.hex !== undefined) on.push(label(target.hex));
  if (target.level !== undefined) on.push(`nivel ${target.level}`);
  for (const [from, count] of (target.from ?? []).entries()) if (count > 0) on.push(`${count} ${civ(from)}`);
  return `Jugar ${cards(play)}${on.length > 0 ? `: ${on.join(', ')}` : ''}`;
}

import type { Part } from '../../../../engine/index.ts';
import type { Piece } from '../../events.ts';
import { reasonIn, sumIn } from '../reason.ts';
import { figures } from './names.ts';
import { reasons } from './reasons.ts';

const and = new Intl.ListFormat('es');
export const list = (items: readonly string[]): string => and.format(items);
export const count = (amount: number, one: string, many: string, none = `ningún ${one}`): string =>
  amount === 0 ? none : `${amount} ${amount === 1 ? one : many}`;
export const followers = (amount: number): string => count(amount, 'seguidor', 'seguidores');
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const why = (because: string): string => reasonIn(reasons, because, 1);

// '3 figuras + 1 Carros'
export const sum = (parts: readonly Part[]): string => sumIn(reasons, parts);
// The same in brackets, where there is more than one part to it.
export const inParts = (parts: readonly Part[]): string => (parts.length > 1 ? ` (${sum(parts)})` : '');

// 'el guerrero de Ana'
export const whose = (figure: Piece, name: (seat: number) => string): string =>
  `${figures[figure.kind].the} de ${name(figure.owner)}`;

// A person as object takes 'a', and 'a el' becomes 'al'.
export const toWhom = (text: string): string => (text.startsWith('el ') ? `al ${text.slice(3)}` : `a ${text}`);

// Figures told together: '2 guerreros y una Momia de Ana y un guerrero de Bruno'.
export function troops(pieces: readonly Piece[], name: (seat: number) => string): string {
  const owners = [...new Set(pieces.map((piece) => piece.owner))];
  return list(
    owners.map((owner) => {
      const own = pieces.filter((piece) => piece.owner === owner);
      const kinds = [...new Set(own.map((piece) => piece.kind))];
      const told = kinds.map((kind) => {
        const many = own.filter((piece) => piece.kind === kind).length;
        return many === 1 ? figures[kind].one : `${many} ${figures[kind].many}`;
      });
      return `${list(told)} de ${name(owner)}`;
    }),
  );
}

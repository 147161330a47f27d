import type { Part } from '../../../../engine/index.ts';
import type { Piece } from '../../events.ts';
import { reasonIn, sumIn } from '../reason.ts';
import { figures } from './names.ts';
import { reasons } from './reasons.ts';

const and = new Intl.ListFormat('en');
export const list = (items: readonly string[]): string => and.format(items);
export const count = (amount: number, one: string, many: string): string =>
  amount === 1 ? `1 ${one}` : `${amount === 0 ? 'no' : amount} ${many}`;
export const followers = (amount: number): string => count(amount, 'Follower', 'Followers');
export const of = (name: string): string => `${name}’s`;

export const why = (because: string): string => reasonIn(reasons, because, 1);

// '3 figures + 1 Chariots'
export const sum = (parts: readonly Part[]): string => sumIn(reasons, parts);
// The same in brackets, where there is more than one part to it.
export const inParts = (parts: readonly Part[]): string => (parts.length > 1 ? ` (${sum(parts)})` : '');

// 'Anna’s warrior'
export const whose = (figure: Piece, name: (seat: number) => string): string =>
  `${of(name(figure.owner))} ${figures[figure.kind].bare}`;

// Figures told together: '2 warriors and a Mummy of Anna, and a warrior of Bob'.
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
      return `${list(told)} of ${name(owner)}`;
    }),
  );
}

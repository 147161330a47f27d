import type { SeatAtTable } from '../../shared/api/table.ts';
import type { Words } from './words/en.ts';

// Bots go by the names of scribes; seats nobody has taken by their number.
const scribes = ['Ani', 'Hunefer', 'Khay', 'Nebamun', 'Ahmose'];

export function namesOf(seats: readonly SeatAtTable[], words: Words): string[] {
  return seats.map(({ name, by, seat }) => {
    if (name !== null) return name;
    return by === 'bot' ? (scribes[seat % scribes.length] ?? '') : words.players.nobody(seat + 1);
  });
}

import type { MonumentType } from '../../../../shared/games/ankh/names.ts';
import type { RegionView, TableView } from '../../../../shared/games/ankh/tableView.ts';

// What a choice would bring to a space: a figure (one that stands elsewhere, or a new one), or a monument of one's own.
export type Brought = { figure: number | undefined } | { monument: MonumentType };

// How the gods would then stand in a region, the most first: by figures, or by monuments of that type.
export type Standing = { token: number; of: 'figures' | MonumentType; counts: { seat: number; count: number }[] };

export function afterwards(table: TableView, seat: number, space: number, brought: Brought): Standing[] {
  return table.regions
    .filter(({ spaces, water }) => spaces.includes(space) || water.includes(space))
    .map((region) =>
      'monument' in brought
        ? { token: region.token, of: brought.monument, counts: monuments(table, region, seat, space, brought.monument) }
        : { token: region.token, of: 'figures', counts: figures(table, region, seat, brought.figure) },
    );
}

function figures(table: TableView, { token }: RegionView, seat: number, moved: number | undefined) {
  const owner = table.figures.find(({ id }) => id === moved)?.owner ?? seat;
  const others = table.figures.filter(
    ({ id, at, regions }) => id !== moved && typeof at === 'number' && regions.includes(token),
  );
  return counted([...others.map((figure) => figure.owner), owner]);
}

// Whoever owned what stands there owns it no longer.
function monuments(table: TableView, { spaces }: RegionView, seat: number, space: number, type: MonumentType) {
  const others = table.monuments.filter((one) => one.type === type && one.at !== space && spaces.includes(one.at));
  return counted([...others.flatMap(({ owner }) => owner ?? []), seat]);
}

function counted(seats: readonly number[]) {
  const counts = [...new Set(seats)].map((seat) => ({ seat, count: seats.filter((one) => one === seat).length }));
  return counts.sort((a, b) => b.count - a.count || a.seat - b.seat);
}

// Who has more than any other.
export const ahead = ({ counts: [first, second] }: Standing): number | undefined =>
  first && first.count > (second?.count ?? 0) ? first.seat : undefined;

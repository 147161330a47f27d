import type { TableView } from '../../../../shared/games/theocratia/table.ts';
import { at } from '../../../../shared/hex/table.ts';

export type Climb = { civ: number; by: number; now: number };
// What becomes of a player between two positions; `points` as if the game ended there.
export type PlayerChange = {
  seat: number;
  worship: Climb[];
  cosmo: number;
  malus: number;
  cards: number;
  points: { before: number; after: number };
};
export type CivChange = {
  civ: number;
  value: number; // more than before
  written: number; // into its Chronicle
  warriors: number;
  crystals: { colour: number; by: number }[];
};
export type Changes = { players: PlayerChange[]; civs: CivChange[] };

// Only who and what changes; one's own first.
export function changesBetween(before: TableView, after: TableView, you: number | null): Changes {
  const players = before.order.map((seat) => playerChange(before, after, seat)).filter(isAny);
  return {
    players: players.sort((a, b) => Number(b.seat === you) - Number(a.seat === you)),
    civs: before.civs.map((_, civ) => civChange(before, after, civ)).filter(isAnyCiv),
  };
}

function playerChange(before: TableView, after: TableView, seat: number): PlayerChange {
  const [was, is] = [at(before.players, seat), at(after.players, seat)];
  return {
    seat,
    worship: is.priests.flatMap((now, civ) => {
      const by = now - at(was.priests, civ);
      return by === 0 ? [] : [{ civ, by, now }];
    }),
    cosmo: is.cosmo - was.cosmo,
    malus: is.malus - was.malus,
    cards: is.cards - was.cards,
    points: { before: was.standing, after: is.standing },
  };
}

const isAny = ({ worship, cosmo, malus, cards, points }: PlayerChange): boolean =>
  worship.length > 0 || cosmo !== 0 || malus !== 0 || cards !== 0 || points.before !== points.after;

function civChange(before: TableView, after: TableView, civ: number): CivChange {
  const [was, is] = [at(before.civs, civ), at(after.civs, civ)];
  return {
    civ,
    value: is.value - was.value,
    written: is.page === was.page ? is.written.length - was.written.length : 0,
    warriors: is.supply - was.supply,
    crystals: is.crystals.flatMap((count, colour) => {
      const by = count - at(was.crystals, colour);
      return by === 0 ? [] : [{ colour, by }];
    }),
  };
}

const isAnyCiv = ({ value, written, warriors, crystals }: CivChange): boolean =>
  value !== 0 || written !== 0 || warriors !== 0 || crystals.length > 0;

// Who would have the most points; several where they are level.
export function leaders({ players }: TableView): number[] {
  const most = Math.max(...players.map(({ standing }) => standing));
  return players.flatMap(({ standing }, seat) => (standing === most ? [seat] : []));
}

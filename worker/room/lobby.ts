import { equal } from '../../shared/engine/index.ts';
import type { TableWord } from '../db/tables.ts';
import { isFree } from './arrive.ts';
import type { SeatRow } from './schema.ts';
import { holderOf, nameOf } from './seats.ts';
import type { Store } from './store.ts';

// What the lobby and the results know of this table. It does not change with a move.
export function lobbyOf(store: Store): TableWord | undefined {
  if (!store.isMade) return undefined;
  const { game, seats, state } = store;
  const result = state?.result ?? null;
  const isTaken = (row: SeatRow) => row.by === 'bot' || row.secret !== null;
  // A table that everyone has left is shown to nobody.
  const hasPlayers = seats.some((row) => row.by === 'player' && row.secret !== null);
  return {
    table: {
      id: game.id,
      game: game.game,
      name: game.name,
      options: game.options,
      pace: game.pace,
      seats: seats.length,
      taken: seats.filter(isTaken).length,
      open: state === undefined && game.listed ? seats.filter(isFree).length : 0,
      players: seats.map((row) => (isTaken(row) ? nameOf(row) : null)),
      phase: state === undefined ? 'gathering' : result === null ? 'playing' : 'over',
      listed: game.listed && (hasPlayers || state !== undefined),
      watch: game.watch,
      madeAt: game.madeAt,
      begunAt: game.begunAt,
      endedAt: game.endedAt,
      result,
    },
    players: seats.flatMap((row) => {
      if (row.by === 'bot' && !row.former) return [];
      const won = result === null ? null : result.winners.includes(row.seat);
      return [{ seat: row.seat, user: holderOf(row) ?? null, won }];
    }),
  };
}

// What is to be told after a change: nothing, or the table with those of its seats that are not as they were.
export function lobbyNews(before: TableWord | undefined, after: TableWord | undefined): TableWord | undefined {
  if (!after || equal(before, after)) return undefined;
  const known = new Map(before?.players.map((player) => [player.seat, player]));
  const isNew = (player: TableWord['players'][number]) => {
    const old = known.get(player.seat);
    return old ? !equal(old, player) : player.user !== null;
  };
  return { ...after, players: after.players.filter(isNew) };
}

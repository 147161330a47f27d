import type { View } from '../../../shared/engine/index.ts';
import type { PlayerView, TableView } from '../../../shared/games/theocratia/table.ts';

const isTheocratia = (table: object): table is TableView => 'civs' in table && 'players' in table;

// A seat's player, in a view of which the page knows only that it is one of some game.
export function playerAt({ table }: View, seat: number): PlayerView | undefined {
  return isTheocratia(table) ? table.players[seat] : undefined;
}

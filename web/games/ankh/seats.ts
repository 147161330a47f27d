import type { View } from '../../../shared/engine/index.ts';
import type { GodView, TableView } from '../../../shared/games/ankh/tableView.ts';

const isAnkh = (table: object): table is TableView => 'gods' in table && 'devotion' in table;

// The god of a seat, in a view of which the page knows only that it is one of some game.
export function godOf({ table }: View, seat: number): GodView | undefined {
  return isAnkh(table) ? table.gods[seat] : undefined;
}

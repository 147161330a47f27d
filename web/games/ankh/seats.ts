import type { View } from '../../../shared/engine/index.ts';
import type { GodView, TableView } from '../../../shared/games/ankh/tableView.ts';

// The page knows of a view only that it is one of some game.
const isAnkh = (table: object): table is TableView => 'gods' in table && 'devotion' in table;

export function godOf({ table }: View, seat: number): GodView | undefined {
  return isAnkh(table) ? table.gods[seat] : undefined;
}

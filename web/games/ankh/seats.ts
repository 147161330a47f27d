import type { View } from '../../../shared/engine/index.ts';
import type { Ankh } from '../../../shared/games/ankh/table.ts';
import type { GodView, TableView } from '../../../shared/games/ankh/tableView.ts';

const isAnkh = (table: object): table is TableView => 'gods' in table && 'devotion' in table;

// The page knows of a view only that it is one of some game.
export const isOfAnkh = (view: View): view is View<Ankh> => isAnkh(view.table);

export function godOf({ table }: View, seat: number): GodView | undefined {
  return isAnkh(table) ? table.gods[seat] : undefined;
}

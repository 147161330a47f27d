import type { View } from '../../../shared/engine/index.ts';
import type { TableView } from '../../../shared/games/ankh/tableView.ts';
import type { GameSite } from '../../board/contract.ts';
import { offersOf, wayOf } from './choose/offers.ts';

// Small steps that are undone as easily.
const small: ReadonlySet<string> = new Set([
  'moveFigures',
  'push',
  'layCaravan',
  'aimClaws',
  'attuneObelisks',
  'summonFigure',
]);

const isAnkh = (table: object): table is TableView => 'gods' in table && 'devotion' in table;
const godOf = ({ table }: View, seat: number) => (isAnkh(table) ? table.gods[seat] : undefined);

export const site: GameSite = {
  // To decline is the page's button, whatever is chosen on the map or beside it.
  onBoard: (task, option) => (wayOf(task) === 'beside' ? option !== 'decline' : offersOf(task, option).length > 0),
  oneTap: (task) => small.has(task.do),
  colourOf(view, seat) {
    const god = godOf(view, seat)?.god;
    return god ? `var(--ankh-${god})` : undefined;
  },
  scoreOf: (view, seat) => godOf(view, seat)?.devotion,
};

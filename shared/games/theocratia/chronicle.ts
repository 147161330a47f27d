import { WARRIOR } from './content/names.ts';
import { pageOf } from './content/tracks.ts';
import { civAt } from './owning.ts';
import type { G } from './table.ts';

// Spent crystals and Warriors fill the open page. A full page turns at once: its Warriors go back to the Civ's area,
// its crystals to the reserve. Beyond the last page nothing is kept.
export function record(g: G, civ: number, items: readonly number[]): void {
  const state = civAt(g.table, civ);
  for (const item of items) {
    const { spaces } = pageOf(state.page);
    if (spaces === 0) {
      if (item === WARRIOR) state.idle++;
      continue;
    }
    state.written.push(item);
    if (state.written.length < spaces) continue;
    for (const old of state.written) if (old === WARRIOR) state.idle++;
    state.written = [];
    state.page++;
    g.emit({ type: 'page', civ, page: state.page, value: pageOf(state.page).value });
  }
}

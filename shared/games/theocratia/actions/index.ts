import type { Action } from './action.ts';
import { expandAction } from './expand.ts';
import { firstAction } from './first.ts';
import { holidayAction } from './holiday.ts';
import { pyramidAction } from './pyramid.ts';
import { barrackAction, factoryAction } from './upgrade.ts';
import { warAction } from './war.ts';

export const actions: readonly Action[] = [
  firstAction,
  warAction,
  expandAction,
  factoryAction,
  barrackAction,
  pyramidAction,
  holidayAction,
];

// By face of the die; a 6 has none of its own, it becomes another.
export const byFace: readonly (readonly Action[])[] = [0, 1, 2, 3, 4, 5, 6].map((face) =>
  actions.filter((action) => action.faces.includes(face)),
);

export type { Action, Refused } from './action.ts';
export { holidayAction } from './holiday.ts';

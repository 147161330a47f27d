import type { Seat } from '../../../engine/index.ts';
import type { G } from '../table.ts';

// A Pyramid token: taken when a Pyramid is built, used at once, with the Civ that built it.
export type Token = { id: string; take(g: G, seat: Seat, civ: number): void };

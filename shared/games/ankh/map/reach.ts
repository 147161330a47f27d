import { OUTSIDE, spacesWithin } from '../../../hex/grid.ts';
import { at } from '../../../hex/table.ts';
import { egypt } from './egypt.ts';

// Apart from the map itself: the rules need it, a page that draws the map does not.

// The spaces a figure can reach in one Move: up to three steps over anything; itself left out.
export const reach: readonly (readonly number[])[] = spacesWithin(egypt, 3).map((spaces) => spaces.slice(1));
// The pairs of neighbouring spaces around each space.
export const pairsAround: readonly (readonly [number, number][])[] = egypt.around.map((six) =>
  six.flatMap((one, direction): [number, number][] => {
    const next = at(six, (direction + 1) % 6);
    return one === OUTSIDE || next === OUTSIDE ? [] : [[one, next]];
  }),
);

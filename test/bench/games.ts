import { ankh } from '../../shared/games/ankh/ankh.ts';
import { findLines } from '../../shared/games/ankh/map/caravans.ts';
import { egypt, rivers, water } from '../../shared/games/ankh/map/egypt.ts';
import { longestCaravan } from '../../shared/games/ankh/tracks.ts';
import { theocratia } from '../../shared/games/theocratia/theocratia.ts';
import { regionsOf } from '../../shared/hex/region.ts';
import { marks } from '../../shared/hex/table.ts';
import { gameFigures } from './kernel.ts';
import { type Figure, median } from './measure.ts';

const kilobyte = 1024;

export function figuresOfGames(): Figure[] {
  return [
    ...gameFigures(ankh, 4, { inPlace: 100_000, apply: 60, bytes: 12 * kilobyte }),
    { name: 'Ankh: all camel lines of the bare land, anew', value: camelLines(), unit: 'µs' },
    ...gameFigures(theocratia, 4, { inPlace: 100_000, apply: 60, bytes: 12 * kilobyte }),
  ];
}

function camelLines(): number {
  const regions = regionsOf(egypt, marks(egypt.edges.length, rivers), water);
  const times = Array.from({ length: 101 }, () => {
    const begun = performance.now();
    for (const region of regions.spaces.keys()) findLines(regions, region, longestCaravan);
    return (performance.now() - begun) * 1000;
  });
  return median(times);
}

import { botsOf } from '../../shared/bots/index.ts';
import type { Game } from '../../shared/engine/index.ts';
import { ankh } from '../../shared/games/ankh/ankh.ts';
import { findLines } from '../../shared/games/ankh/map/caravans.ts';
import { egypt, rivers, water } from '../../shared/games/ankh/map/egypt.ts';
import { longestCaravan } from '../../shared/games/ankh/tracks.ts';
import { theocratia } from '../../shared/games/theocratia/theocratia.ts';
import { regionsOf } from '../../shared/hex/region.ts';
import { marks } from '../../shared/hex/table.ts';
import { play } from '../bots/match.ts';
import { gameFigures } from './kernel.ts';
import { compared, type Figure, median } from './measure.ts';

const kilobyte = 1024;

export function figuresOfGames(): Figure[] {
  return [
    ...gameFigures(ankh, 4, { inPlace: 100_000, apply: 60, bytes: 12 * kilobyte }),
    { name: 'Ankh: all camel lines of the bare land, anew', value: camelLines(), unit: 'µs' },
    slowestAnswer(ankh, 5),
    ...gameFigures(theocratia, 4, { inPlace: 100_000, apply: 60, bytes: 12 * kilobyte }),
    slowestAnswer(theocratia, 2),
  ];
}

// A bot answers while people wait. The first game warms the engine; the processor's time counts, not the clock's.
function slowestAnswer(game: Game, seats: number): Figure {
  const [bot] = botsOf(game);
  if (!bot) throw new Error(`${game.name} has no bot`);
  const bots = new Array(seats).fill(bot);
  let slowest = 0;
  for (const seed of [1, 2, 3]) {
    play({ game, options: {}, bots, seed }, (_, milliseconds) => {
      if (seed > 1) slowest = Math.max(slowest, milliseconds);
    });
  }
  return compared(`${game.name}, ${seats} bots: slowest answer`, slowest, 'ms', 'limit', 50, 'less');
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

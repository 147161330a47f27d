import { distance } from '../../../hex/coordinate.ts';
import { gridOf, spaceNamed, spacesWithin } from '../../../hex/grid.ts';
import { at } from '../../../hex/table.ts';
import { GREEN, VOLCANO } from '../content/names.ts';
import { homes, spaces } from './terrain.ts';

// The map compiled once into tables of plain numbers.
const grid = gridOf(spaces.map((space) => space.hex));

export const HEXES = spaces.length;
export const hexNames = grid.names;
export const hexes = grid.hexes;
// For people: the row as a letter from the top, the place in it from the left.
export const hexLabels: readonly string[] = hexes.map(
  ({ q, r }) => `${String.fromCharCode(69 + r)}${q - Math.max(-4, -4 - r) + 1}`,
);
export const terrain: readonly number[] = spaces.map((space) => space.terrain);
export const features = spaces.map((space) => space.feature);
export const neighbours = grid.neighbours;
// Those at a distance of exactly two.
export const twoAway: readonly (readonly number[])[] = spacesWithin(grid, 2).map((near, hex) =>
  near.filter((other) => other !== hex && !at(grid.neighbours, hex).includes(other)),
);

export const hexNamed = (name: string): number => spaceNamed(grid, name);
export const hexByName: ReadonlyMap<string, number> = grid.spaceByName;

// By Civ.
export const fortresses: readonly number[] = homes.map((home) => hexNamed(home.fortress));
export const starts: readonly number[] = homes.map((home) => hexNamed(home.start));

// Steps from a Civ's Fortress to a hex, whatever stands between.
export const fromFortress: readonly (readonly number[])[] = fortresses.map((fortress) =>
  hexes.map((hex) => distance(hex, at(hexes, fortress))),
);

// By Civ and player's colour: the hex of that colour next to the Fortress.
export const firstHouses: readonly (readonly number[])[] = fortresses.map((fortress) =>
  [0, 1, 2, 3].map((colour) => {
    const hex = at(neighbours, fortress).find((next) => at(terrain, next) === colour);
    if (hex === undefined) throw new Error(`no hex of colour ${colour} touches the Fortress on ${hexNames[fortress]}`);
    return hex;
  }),
);

export const holdsCrystal = (hex: number): boolean => {
  const feature = features[hex];
  return at(terrain, hex) <= GREEN && feature !== 'fortress' && feature !== 'start';
};

export const isVolcano = (hex: number): boolean => terrain[hex] === VOLCANO;

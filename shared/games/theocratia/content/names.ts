// What the numbers in a table, an option or an event stand for.

// The four Civs, left to right; a die has the colour of one of them.
export const CIVS = ['magenta', 'turquoise', 'violet', 'pink'] as const;

// 0 to 3 are the players' colours in seating order. Ground is also green, yellow or volcano; a crystal also green or black.
export const COLOURS = ['red', 'brown', 'blue', 'white'] as const;
export const GROUNDS = [...COLOURS, 'green', 'yellow', 'volcano'] as const;
export const CRYSTALS = [...COLOURS, 'green', 'black'] as const;
export const GREEN = 4;
export const YELLOW = 5;
export const VOLCANO = 6;
export const BLACK = 5;
// On a Chronicle's page a Warrior lies among the crystals.
export const WARRIOR = 6;

export const KINDS = ['fortress', 'house', 'factory', 'barrack', 'pyramid'] as const;
export const FORTRESS = 0;
export const HOUSE = 1;
export const FACTORY = 2;
export const BARRACK = 3;
export const PYRAMID = 4;

// What stands on a hex is one number: civ * 5 + kind for a building, then the two monsters; NOTHING where nothing stands.
export const NOTHING = -1;
export const PLAIN_MONSTER = 20;
export const DESERT_MONSTER = 21;

export const building = (civ: number, kind: number): number => civ * 5 + kind;
export const isBuilding = (piece: number): boolean => piece >= 0 && piece < PLAIN_MONSTER;
export const isMonster = (piece: number): boolean => piece >= PLAIN_MONSTER;
export const civOf = (piece: number): number => (piece / 5) | 0;
export const kindOf = (piece: number): number => piece % 5;
export const isUpgraded = (kind: number): boolean => kind === FACTORY || kind === BARRACK;

export const FACES = { first: 1, war: 2, expand: 3, factory: 4, barrack: 5, divination: 6 } as const;

import { cardNames } from './names.ts';
import type { Options } from './options.ts';
import { setupFor } from './setups/index.ts';
import { camelsOf } from './setups/setup.ts';
import { type God, IN_SUPPLY, NOBODY, type Table } from './table.ts';
import { actionStart, poolTokens, tokenSupply } from './tracks.ts';

// The table before anything is chosen or drawn: the land lies there, nobody stands on it.
export function begin(options: Options, seats: number): Table {
  const start = actionStart(seats);
  const setup = setupFor(options, seats);
  return {
    players: seats,
    setup: typeof options.setup === 'string' ? options.setup : 'custom',
    first: NOBODY,
    gods: Array.from({ length: seats }, newGod),
    guardians: [],
    figures: [],
    monuments: [],
    camels: camelsOf(setup),
    regions: Array.from({ length: tokenSupply }, () => IN_SUPPLY),
    devotion: Array.from({ length: seats }, () => 0),
    ranking: [],
    markers: { move: start, summon: start, gain: start, unlock: start },
    event: 0,
    turn: { player: NOBODY, taken: [], stage: 'setUp', triggered: false },
    conflict: null,
    battle: null,
    gates: [],
    captives: [],
    radiant: [],
    claws: [],
  };
}

export function newGod(): God {
  return {
    god: null,
    abilities: [],
    fate: 'inPlay',
    partner: NOBODY,
    followers: 1,
    tokens: poolTokens,
    powers: [],
    hand: [...cardNames],
    used: [],
  };
}

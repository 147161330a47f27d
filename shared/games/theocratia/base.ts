import type { Module } from '../../engine/index.ts';
import { bonusPowers } from './bonus/roundBonus.ts';
import { cardPowers } from './cards/index.ts';
import { sequences } from './sequences.ts';
import { steps } from './steps/index.ts';
import type { Theocratia } from './table.ts';

// The rules themselves, for whoever plays on from a position and needs nothing else of the game.
export const base: Module<Theocratia> = { id: 'base', sequences, steps, powers: [...bonusPowers, ...cardPowers] };

import { RulesError } from '../../../engine/index.ts';
import { absolution } from './absolution.ts';
import { battleHymn } from './battleHymn.ts';
import { borrowedOfferings } from './borrowedOfferings.ts';
import { type Card, powerOf } from './card.ts';
import { clearSprings } from './clearSprings.ts';
import { cometTithe } from './cometTithe.ts';
import { deedOfLand } from './deedOfLand.ts';
import { farPilgrims } from './farPilgrims.ts';
import { forcedMarch } from './forcedMarch.ts';
import { modestFeast } from './modestFeast.ts';
import { muster } from './muster.ts';
import { nightShift } from './nightShift.ts';
import { patientScribes } from './patientScribes.ts';
import { patronsDue } from './patronsDue.ts';
import { pureRite } from './pureRite.ts';
import { quietDevotion } from './quietDevotion.ts';
import { secondBlessing } from './secondBlessing.ts';
import { turnOfFate } from './turnOfFate.ts';
import { veinOfColour } from './veinOfColour.ts';
import { watchtowers } from './watchtowers.ts';
import { wildHarvest } from './wildHarvest.ts';

const all: readonly Card[] = [
  absolution,
  battleHymn,
  borrowedOfferings,
  clearSprings,
  cometTithe,
  deedOfLand,
  farPilgrims,
  forcedMarch,
  modestFeast,
  muster,
  nightShift,
  patientScribes,
  patronsDue,
  pureRite,
  quietDevotion,
  secondBlessing,
  turnOfFate,
  veinOfColour,
  watchtowers,
  wildHarvest,
];

const byId: ReadonlyMap<string, Card> = new Map(all.map((card) => [card.id, card]));

export function cardNamed(id: string): Card {
  const card = byId.get(id);
  if (!card) throw new RulesError(`theocratia: there is no Power card '${id}'`);
  return card;
}

export const cardPowers = all.flatMap((card) => powerOf(card) ?? []);

export type { Card, Target, Timing } from './card.ts';

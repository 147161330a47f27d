import type { Json } from '../../../../engine/index.ts';
import { words } from './words.ts';

// Why something that one might expect can't be done.
export function refused(because: Json): string {
  if (typeof because !== 'object' || because === null || Array.isArray(because)) return String(because);
  const { code, need, have, face } = because;
  const civ = words.civs[Number(because.civ)] ?? 'The Civ';
  const kind = words.kinds[Number(because.kind)] ?? 'building';
  const reasons: { [code: string]: string } = {
    bonusTaken: 'Another player has the End Round Bonus card already.',
    neverAttacked: `A ${kind} is never attacked.`,
    ownCiv: `${civ} does not attack its own buildings.`,
    ownBuilding: 'It stands on your own ground.',
    tooFar: `At this table War reaches only what touches a building of ${civ}.`,
    warriors: `${civ} would need ${need} Warriors and has ${have}.`,
    noHouse: `${civ} has no House left.`,
    volcano: 'Nobody builds on the Volcano.',
    monster: 'A monster stands there.',
    occupied: 'A building stands there.',
    needsTile: 'It is not your ground, and you hold no tile that may lie there.',
    notAdjacent: `No building of ${civ} stands next to it.`,
    noneLeft: `${civ} has no ${kind} left.`,
    noOwnHouse: `You own no House of ${civ}.`,
    twoPyramids: 'You have built your two Pyramids.',
    noPyramidLeft: `${civ} has no Pyramid left.`,
    noOwnUpgraded: `You own no Factory or Barrack of ${civ}.`,
    noGroup: `No two further buildings of ${civ} are joined to yours.`,
    holidayCosmo: `A Holiday of ${civ} costs ${need} Cosmo; you have ${have}.`,
    holidayCrystals: `A Holiday of ${civ} takes ${need} crystals; it has ${have}.`,
    holidayColour: 'The die has another colour, and you have no card to discard.',
    noUse: 'No Civ could do anything with this die.',
    rowFull: `The row of ${civ} is full.`,
    turnCosmo: `Turning the die so far costs ${need} Cosmo; you have ${have}.`,
    sameNumber: `The last die of this row shows a ${face} too, and you have no card to discard.`,
    noAction: `${civ} could neither act nor celebrate with a ${face}.`,
  };
  return reasons[String(code)] ?? String(code);
}

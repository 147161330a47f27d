import { at } from '../../hex/table.ts';
import { isInGame, isOnBoard, land } from './board.ts';
import { freeBases } from './figures.ts';
import { underworldTokens } from './gods/osiris.ts';
import { sunTokens } from './gods/ra.ts';
import { guardianCount, swims } from './guardians/data.ts';
import { isWater, spaceName, takesCamel } from './map/egypt.ts';
import { uselessCamels } from './map/land.ts';
import { pairsAround } from './map/reach.ts';
import { supplyOf } from './monuments.ts';
import { cardNames, isGuardian, monumentTypes } from './names.ts';
import { levels } from './powers/levels.ts';
import { ownerOf } from './seats.ts';
import { CAPTIVE, GONE, NOBODY, ON_CARD, type Table } from './table.ts';
import {
  actionEnd,
  actionStart,
  camelSupply,
  eventTrack,
  leastRegion,
  poolTokens,
  top,
  warriorsEach,
} from './tracks.ts';

// What must hold of every table between two decisions; broken rules in words. Nothing is laid out before the first turn.
export function check(table: Table): string[] {
  if (table.turn.stage === 'setUp') return [];
  return [
    ...checkFigures(table),
    ...checkSpaces(table),
    ...checkMonuments(table),
    ...checkLand(table),
    ...checkDevotion(table),
    ...checkGods(table),
    ...checkMarkers(table),
    ...checkBelongings(table),
  ];
}

function checkFigures(table: Table): string[] {
  const broken: string[] = [];
  const expect = (what: string, count: number, right: number) => {
    if (count !== right) broken.push(`there are ${count} figures of ${what} instead of ${right}`);
  };
  for (const seat of table.gods.keys()) {
    const own = table.figures.filter((one) => one.owner === seat && !isGuardian(one.kind));
    expect(`the God of seat ${seat}`, own.filter((one) => one.kind === 'god').length, 1);
    expect(`the Warriors of seat ${seat}`, own.filter((one) => one.kind === 'warrior').length, warriorsEach);
  }
  for (const kind of table.guardians) {
    expect(kind, table.figures.filter((one) => one.kind === kind).length, guardianCount(kind, table.players));
  }
  table.figures.forEach((one, id) => {
    const name = `figure ${id} (${one.kind} of ${one.owner})`;
    if (one.at === ON_CARD ? one.owner !== NOBODY : one.owner === NOBODY)
      broken.push(`${name} is nobody's, or somebody's on its card`);
    if (one.kind === 'god' && one.at < 0 && one.at !== GONE) broken.push(`${name} is off the board`);
    if (one.at === CAPTIVE && one.kind !== 'warrior') broken.push(`${name} is captive, but no Warrior`);
    const isHeld = table.captives.some((captive) => captive.figure === id);
    if ((one.at === CAPTIVE) !== isHeld)
      broken.push(`${name} is ${isHeld ? '' : 'not '}among the captives but stands at ${one.at}`);
    if (isInGame(one) && table.gods[one.owner]?.fate === 'forgotten') broken.push(`${name} outlives its forgotten god`);
    if (isInGame(one) && table.gods[one.owner]?.fate === 'merged' && !isGuardian(one.kind))
      broken.push(`${name} outlives the merge`);
  });
  for (const seat of table.gods.keys()) {
    for (const size of ['small', 'large'] as const) {
      if (freeBases(table, seat, size) < 0) broken.push(`seat ${seat} has more ${size} Guardians than bases`);
    }
  }
  return broken;
}

// One thing a space, on land, but for those who may be summoned on water.
function checkSpaces(table: Table): string[] {
  const broken: string[] = [];
  const seen = new Map<number, string>();
  for (const { kind, at: space, isAfloat } of [
    ...table.figures.filter(isOnBoard).map(({ kind, at }) => ({ kind, at, isAfloat: swims(kind) })),
    ...table.monuments.map(({ type, at }) => ({ kind: type, at, isAfloat: false })),
  ]) {
    const other = seen.get(space);
    if (other !== undefined) broken.push(`${other} and ${kind} share the space ${spaceName(space)}`);
    seen.set(space, kind);
    if (isWater(space) && !isAfloat) broken.push(`${kind} stands in the water of ${spaceName(space)}`);
  }
  return broken;
}

function checkMonuments(table: Table): string[] {
  const broken: string[] = [];
  for (const type of monumentTypes)
    if (supplyOf(table, type) < 0) broken.push(`more than ten of ${type} stand on the board`);
  table.gods.forEach((god, seat) => {
    const controlled = table.monuments.filter((one) => one.owner === seat).length;
    const right = god.fate === 'inPlay' ? poolTokens : 0;
    if (god.tokens + controlled !== right)
      broken.push(`seat ${seat} has ${god.tokens} tokens and ${controlled} Monuments instead of ${right} together`);
  });
  return broken;
}

function checkLand(table: Table): string[] {
  const broken = uselessCamels(table.camels);
  if (table.camels.length > camelSupply) broken.push(`${table.camels.length} camels stand on the board`);
  if (new Set(table.camels).size !== table.camels.length) broken.push('two camels stand on one edge');
  for (const camel of table.camels)
    if (!takesCamel(camel)) broken.push(`a camel stands on edge ${camel}, which takes none`);
  const homes = land(table).regions.map((region) => region.home);
  const tokens = table.regions.filter((home) => home >= 0);
  if (tokens.toSorted((a, b) => a - b).join() !== homes.toSorted((a, b) => a - b).join()) {
    broken.push(`the regions begin at ${homes.join(' ')}, but their tokens lie at ${tokens.join(' ')}`);
  }
  for (const region of land(table).regions) {
    if (region.land.length < leastRegion)
      broken.push(`the region of ${spaceName(region.home)} has only ${region.land.length} spaces`);
  }
  return broken;
}

function checkDevotion(table: Table): string[] {
  const broken: string[] = [];
  const ranked = table.ranking.map((seat) => at(table.devotion, seat));
  if (ranked.some((devotion, i) => i > 0 && devotion < at(ranked, i - 1)))
    broken.push(`the ranking ${table.ranking.join(' ')} does not follow the Devotion ${table.devotion.join(' ')}`);
  if (ranked.some((devotion) => devotion < 0 || devotion > top)) broken.push(`Devotion is ${table.devotion.join(' ')}`);
  const inPlay = [...table.gods.keys()].filter((seat) => table.gods[seat]?.fate === 'inPlay');
  if (table.ranking.toSorted((a, b) => a - b).join() !== inPlay.join())
    broken.push(`seats ${table.ranking.join(' ')} are ranked, but ${inPlay.join(' ')} are in play`);
  return broken;
}

function checkGods(table: Table): string[] {
  const broken: string[] = [];
  table.gods.forEach((god, seat) => {
    const cards = [...god.hand, ...god.used].toSorted().join();
    if (cards !== (god.fate === 'merged' ? '' : cardNames.toSorted().join()))
      broken.push(`seat ${seat} has the cards ${cards}`);
    if (god.fate === 'inPlay' && !table.battle && !god.hand.includes('cycle'))
      broken.push(`seat ${seat} has no Cycle in hand`);
    if (god.followers < 0) broken.push(`seat ${seat} has ${god.followers} Followers`);
    god.powers.forEach((power, i) => {
      if (!levels[i < 2 ? 1 : i < 4 ? 2 : 3].includes(power))
        broken.push(`seat ${seat} has unlocked ${power} as its power ${i + 1}`);
    });
    if (new Set(god.powers).size !== god.powers.length) broken.push(`seat ${seat} has unlocked a power twice`);
    if (god.partner !== NOBODY && table.gods[god.partner]?.partner !== seat)
      broken.push(`seats ${seat} and ${god.partner} do not agree that they are one`);
  });
  return broken;
}

function checkMarkers(table: Table): string[] {
  const broken: string[] = [];
  const start = actionStart(table.players);
  for (const [action, end] of Object.entries(actionEnd)) {
    const space: unknown = Reflect.get(table.markers, action);
    if (typeof space !== 'number' || space < start || space > end)
      broken.push(`the marker of ${action} stands on ${String(space)}`);
  }
  if (table.event < 0 || table.event > eventTrack.length) broken.push(`the event marker stands on ${table.event}`);
  return broken;
}

// Tokens of single gods and guardians.
function checkBelongings(table: Table): string[] {
  const broken: string[] = [];
  const owns = (seat: number, ability: string) =>
    table.gods[ownerOf(table, seat)]?.abilities.some((one) => one === ability) === true;
  if (table.radiant.length > sunTokens || new Set(table.radiant).size !== table.radiant.length)
    broken.push(`Sun tokens lie with ${table.radiant.join(' ')}`);
  for (const id of table.radiant) {
    const one = at(table.figures, id);
    if (!isOnBoard(one) || !owns(one.owner, 'ra'))
      broken.push(`figure ${id} is radiant, but off the board or not Ra's`);
  }
  if (table.gates.length > underworldTokens || new Set(table.gates.map((gate) => gate.at)).size !== table.gates.length)
    broken.push('there are too many Underworld tokens, or two on a space');
  for (const gate of table.gates) {
    if (isWater(gate.at) || !owns(gate.owner, 'osiris'))
      broken.push(`an Underworld token lies on ${spaceName(gate.at)}`);
    if (table.monuments.some((one) => one.at === gate.at))
      broken.push(`a Monument stands on the Underworld token of ${spaceName(gate.at)}`);
  }
  for (const captive of table.captives) {
    if (!owns(captive.by, 'anubis') || at(table.figures, captive.figure).owner === captive.by)
      broken.push(`figure ${captive.figure} is captive of seat ${captive.by}`);
  }
  for (const { figure, at: claws } of table.claws) {
    const one = at(table.figures, figure);
    if (
      one.kind !== 'scorpion' ||
      !isOnBoard(one) ||
      !pairsAround[one.at]?.some((pair) => pair.join() === claws.join())
    ) {
      broken.push(`figure ${figure} on ${one.at} points its claws at ${claws.join(' ')}`);
    }
  }
  return broken;
}

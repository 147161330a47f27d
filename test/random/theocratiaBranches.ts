import type { Json, Task } from '../../shared/engine/index.ts';
import { cardIds } from '../../shared/games/theocratia/cards/ids.ts';
import { CRYSTALS, isMonster, KINDS, kindOf } from '../../shared/games/theocratia/content/names.ts';
import { BONUSES, TOKENS } from '../../shared/games/theocratia/content/stock.ts';
import type { Event, Table } from '../../shared/games/theocratia/table.ts';

// The branches of the rules, by name: what an answer, an event, a refusal or an ending shows to have been taken.

type Fields = { [key: string]: Json };
const isFields = (answer: Json): answer is Fields =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

export function shownByAnswer(task: Task, answer: Json, table: Table): string[] {
  const of = Array.isArray(answer) ? answer : [answer];
  return of.flatMap((one) => (isFields(one) ? [`answer ${task.do}: ${kindOfAnswer(one, table)}`, ...played(one)] : []));
}

const played = ({ play }: Fields): string[] => (play === undefined ? [] : [`card ${play}`]);

function kindOfAnswer(answer: Fields, { turn }: Table): string {
  if ('do' in answer) {
    const how = answer.take ?? answer.tile ?? ('discard' in answer ? 'for a card' : undefined);
    return how === undefined ? String(answer.do) : `${answer.do}, ${how}`;
  }
  if ('face' in answer) {
    if ('idle' in answer) return 'repeat' in answer ? 'no action, for a card' : 'no action';
    if (turn?.die?.face === 6) return answer.face === 6 ? 'a 6 for a Holiday' : 'a 6 turned';
    return 'repeat' in answer ? 'the same number' : 'cost' in answer ? 'turned' : 'as it lies';
  }
  if ('crystal' in answer) return CRYSTALS[Number(answer.crystal)] ?? '';
  for (const key of ['claim', 'play', 'match', 'lost', 'skip', 'done', 'tile']) if (key in answer) return key;
  return 'chosen';
}

const answers: readonly string[] = Object.entries({
  chooseCiv: ['chosen'],
  draft: ['chosen', 'claim', 'play'],
  assign: [
    ...['as it lies', 'turned', 'the same number', 'a 6 turned', 'a 6 for a Holiday', 'no action'],
    ...['no action, for a card', 'lost', 'claim', 'play'],
  ],
  waive: ['chosen'],
  act: [
    ...['first, bonus', 'first, card', 'war', 'convert, start', 'convert, normal'],
    ...['expand', 'expand, start', 'expand, normal', 'factory', 'barrack', 'pyramid'],
    ...['holiday', 'holiday, for a card', 'match', 'claim', 'play'],
  ],
  pyramidGroup: ['chosen'],
  token: ['chosen', 'claim', 'play'],
  tokenWorship: ['chosen'],
  tokenBuild: ['chosen', 'tile'],
  tokenUpgrade: ['chosen'],
  holiday: [...CRYSTALS, 'chosen'], // chosen: borrowed
  afterAction: ['done', 'claim', 'play', 'match'],
  endRoundBonus: ['chosen', 'tile', 'skip'],
  expansionHouse: ['chosen'],
  expansionUpgrade: ['chosen'],
  endPyramid: ['chosen'],
  drop: ['chosen'],
}).flatMap(([step, kinds]) => kinds.map((kind) => `answer ${step}: ${kind}`));

const pieceName = (piece: number): string => (isMonster(piece) ? 'monster' : (KINDS[kindOf(piece)] ?? ''));

export function shownByEvent(told: { type: string }): string[] {
  const event = told as Event;
  const more = detail(event);
  return [`event ${event.type}`, ...(more === undefined ? [] : [`event ${event.type}: ${more}`])];
}

function detail(event: Event): string | undefined {
  switch (event.type) {
    case 'cosmo':
    case 'worship':
    case 'malus':
    case 'crystals':
    case 'armed':
    case 'nothing':
    case 'claimed':
      return event.why;
    case 'round':
      return event.bonus;
    case 'token':
      return event.token;
    case 'discarded':
      return event.for;
    case 'matched':
      return `space ${event.space + 1}${event.times > 1 ? ' more than once' : ''}`;
    case 'tookFirst':
      return event.from < 0 ? 'from the table' : event.from === event.seat ? 'again' : 'from another';
    case 'war':
    case 'converted':
      return pieceName(event.piece);
    case 'built':
      return `${KINDS[event.kind]} by ${event.by}`;
    case 'development':
      return event.card;
    case 'developed':
      return `${event.upgrade ? 'improved to' : 'new'} ${KINDS[event.kind]}`;
    case 'unlocked':
      return `level ${event.level}`;
    case 'bonusSkipped':
      return event.impossible ? 'impossible' : 'left';
    default:
      return undefined;
  }
}

const types: { [type in Event['type']]: readonly string[] } = {
  setUp: [],
  settled: [],
  round: BONUSES,
  polluted: [],
  rolled: [],
  turnedOn: [],
  preset: [],
  bonusDie: [],
  drafted: [],
  placed: [],
  divined: [],
  lostDie: [],
  matched: [
    'space 1',
    'space 2',
    'space 3',
    'space 1 more than once',
    'space 2 more than once',
    'space 3 more than once',
  ],
  cosmo: [
    ...['match', 'first', 'token', 'turnDie', 'claim', 'holiday'],
    ...['cometTithe', 'clearSprings', 'wildHarvest', 'pureRite', 'patronsDue', 'deedOfLand'],
  ],
  worship: [
    ...['firstGame', 'match', 'war', 'barracks', 'compensation', 'roundBonus', 'pyramid', 'token', 'offering'],
    ...['holiday', 'pyramids', 'neighbour', 'civHoliday', 'endPyramid', 'quietDevotion', 'patronsDue'],
  ],
  malus: ['divination', 'pollution', 'absolution', 'token'],
  drew: [],
  drewCard: [],
  reshuffled: [],
  played: [],
  discarded: ['match', 'repeat', 'holiday'],
  unlocked: ['level 2', 'level 5', 'level 7'],
  claimed: ['claim', 'compensation', 'deedOfLand'],
  tookFirst: ['from the table', 'from another', 'again'],
  tookBonus: [],
  war: ['monster', 'house', 'factory', 'barrack'],
  converted: ['house', 'factory', 'barrack'],
  built: [
    ...['house by action', 'house by token', 'house by bonus', 'factory by action', 'factory by token'],
    ...['barrack by action', 'barrack by token'],
  ],
  crystals: ['ground', 'factory', 'pollution', 'token', 'clearSprings', 'veinOfColour', 'wildHarvest', 'nightShift'],
  armed: ['barracks', 'token', 'muster', 'watchtowers'],
  pyramid: [],
  token: TOKENS,
  nothing: ['buildHouse', 'buildFactory', 'buildBarrack', 'upgradeFactory', 'upgradeBarrack'],
  holiday: [],
  page: [],
  development: ['expansion', 'holiday', 'blank'],
  developed: ['new house', 'improved to factory', 'improved to barrack'],
  undeveloped: [],
  civHoliday: [],
  shifted: [],
  bonusSkipped: ['impossible', 'left'],
  roundOver: [],
  dropped: [],
  scored: [],
};

const events: readonly string[] = Object.entries(types).flatMap(([type, details]) => [
  `event ${type}`,
  ...details.map((detail) => `event ${type}: ${detail}`),
]);

const refusals: readonly string[] = [
  ...['bonusTaken', 'neverAttacked', 'ownCiv', 'ownBuilding', 'tooFar', 'warriors', 'noHouse', 'volcano', 'monster'],
  ...['occupied', 'needsTile', 'notAdjacent', 'noneLeft', 'noOwnHouse', 'twoPyramids', 'noPyramidLeft'],
  ...['noOwnUpgraded', 'noGroup', 'holidayCosmo', 'holidayCrystals', 'holidayColour', 'noUse', 'rowFull'],
  ...['turnCosmo', 'sameNumber', 'noAction'],
].map((code) => `refused ${code}`);

const endings: readonly string[] = ['points', 'malus', 'cosmo', 'shared'].map((how) => `ending ${how}`);
const cards: readonly string[] = cardIds.map((id) => `card ${id}`);

export const all: readonly string[] = [...answers, ...cards, ...events, ...refusals, ...endings];

import * as v from 'valibot';
import { proceed } from '../../../engine/decide.ts';
import { type Game, type Json, Play, RulesError, type Seat, type State } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { begin } from '../begin.ts';
import { land } from '../board.ts';
import { check } from '../check.ts';
import { edge, space } from '../map/egypt.ts';
import { cardNames, type GodName, type GuardianName, guardianNames, monumentTypes } from '../names.ts';
import { type Options, options as optionsSchema } from '../options.ts';
import { levels } from '../powers/levels.ts';
import { godOf } from '../seats.ts';
import { setupFor } from '../setups/index.ts';
import { newFigures } from '../steps/setUp.ts';
import { weigh } from '../strength.ts';
import { type Ankh, CAPTIVE, GONE, NOBODY, POOL, REMOVED, type Table } from '../table.ts';
import { actionStart } from '../tracks.ts';
import { type Position, positionSchema } from './position.ts';

// Builds the game a position describes and plays it to its question. A bad position is refused with what is wrong.
export function read(game: Game, json: Json): State<Table> {
  const parsed = v.safeParse(positionSchema, json);
  if (!parsed.success) {
    throw new RulesError(
      `this is no position: ${parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`).join('; ')}`,
    );
  }
  const position = parsed.output;
  const seats = position.gods.length;
  if (new Set(position.gods).size !== seats)
    throw new RulesError(`a god is named twice in ${position.gods.join(', ')}`);
  const options = v.parse(optionsSchema, { setup: position.setup });
  const table = tableOf(position, options);
  const state: State<Table> = {
    game: game.id,
    rules: game.rules,
    shape: game.migrations.length,
    options,
    seats,
    seq: 0,
    random: { fast: 1 },
    agenda: position.agenda.map((task) => JSON.parse(JSON.stringify(task))),
    asking: null,
    result: null,
    table,
  };
  const broken = check(table);
  if (broken.length > 0) throw new RulesError(`this position can't be: ${broken.join('; ')}`);
  const g = new Play<Ankh>(game, state);
  if (!position.battle?.strength) weigh(g);
  proceed(g);
  if (position.answers && state.asking) state.asking.answers = JSON.parse(JSON.stringify(position.answers));
  return state;
}

function tableOf(position: Position, options: Options): Table {
  const seats = position.gods.length;
  const setup = setupFor(options, seats);
  const table = begin(options, seats);
  const seatOf = (god: GodName): Seat => {
    const seat = position.gods.indexOf(god);
    if (seat < 0)
      throw new RulesError(`${god} plays no part in this position: its gods are ${position.gods.join(', ')}`);
    return seat;
  };
  table.first = position.first === undefined ? 0 : seatOf(position.first);
  table.guardians = [...position.guardians];
  table.camels = (position.camels ?? setup.camels).map(named(edge, 'camel')).sort((a, b) => a - b);
  for (const [token, name] of Object.entries(position.regions ?? setup.regions)) {
    table.regions[Number(token) - 1] = at(at(land(table).homes, named(space, `token ${token}`)(name)), 0);
  }
  for (const token of position.removedTokens) table.regions[token - 1] = REMOVED;
  newFigures(table);
  seatGods(table, position, seatOf);
  placePieces(table, position, seatOf);
  for (const seat of table.gods.keys())
    godOf(table, seat).tokens -= table.monuments.filter((one) => one.owner === seat).length;
  readTracks(table, position, seatOf);
  return table;
}

// The name of a space or edge, or a refusal that says whose it was to be.
const named =
  (find: (name: string) => number, what: string) =>
  (name: string): number => {
    try {
      return find(name);
    } catch (error) {
      throw new RulesError(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

function seatGods(table: Table, position: Position, seatOf: (god: GodName) => Seat): void {
  position.gods.forEach((name, seat) => {
    const god = godOf(table, seat);
    god.god = name;
    god.abilities = [name];
    god.followers = position.followers[name] ?? god.followers;
    god.powers = [...(position.powers[name] ?? [])];
    god.used = [...(position.used[name] ?? [])];
    god.hand = cardNames.filter((card) => !god.used.includes(card));
    for (const [i, power] of god.powers.entries()) {
      const level = i < 2 ? 1 : i < 4 ? 2 : 3;
      if (!levels[level].includes(power))
        throw new RulesError(`${power} of ${name} is no power of level ${level}, which is due as number ${i + 1}`);
    }
  });
  for (const name of position.gods) {
    const devotion = position.forgotten[name];
    if (devotion === undefined) continue;
    leave(table, seatOf(name), 'forgotten').followers = 0;
    table.devotion[seatOf(name)] = devotion;
  }
  if (!position.merged) return;
  const lower = seatOf(position.merged.lower);
  const higher = seatOf(position.merged.higher);
  if (lower === higher) throw new RulesError(`${position.merged.lower} can't merge with itself`);
  const low = leave(table, lower, 'merged');
  Object.assign(low, { partner: higher, followers: 0, powers: [], hand: [], used: [] });
  const high = godOf(table, higher);
  high.partner = lower;
  high.abilities = [...high.abilities, ...low.abilities];
}

function leave(table: Table, seat: Seat, fate: 'merged' | 'forgotten') {
  const god = godOf(table, seat);
  god.fate = fate;
  god.tokens = 0;
  for (const one of table.figures) if (one.owner === seat) one.at = GONE;
  return god;
}

type Words = { god?: GodName; kind: string; id?: number; sun: boolean; claws: string[] };

function wordsOf(text: string, gods: readonly GodName[]): Words {
  const [before = '', after] = text.split(' > ');
  const words = before.split(' ').filter((word) => word !== '');
  const god = gods.find((name) => name === words[0]);
  if (god) words.shift();
  const number = words.find((word) => /^#\d+$/.test(word));
  const rest = words.filter((word) => word !== number && word !== 'sun');
  const kind = rest[0] ?? 'god';
  if (rest.length > 1 || (!god && rest.length === 0))
    throw new RulesError(
      `'${text}' is no piece: 'amun', 'amun warrior', 'amun temple' or 'temple' was expected, of ${gods.join(', ')}`,
    );
  return {
    ...(god && { god }),
    kind,
    ...(number && { id: Number(number.slice(1)) }),
    sun: words.includes('sun'),
    claws: after === undefined ? [] : after.split(' '),
  };
}

const guardianOf = (kind: string): GuardianName | undefined => guardianNames.find((name) => name === kind);

function placePieces(table: Table, position: Position, seatOf: (god: GodName) => Seat): void {
  const placed = new Set<number>();
  // The figure of that number, or the first of its kind that is not placed yet.
  const take = (text: string, words: Words, to: number): number => {
    const owner = words.god === undefined ? NOBODY : seatOf(words.god);
    const isOwn = words.kind === 'god' || words.kind === 'warrior';
    const id =
      words.id ??
      table.figures.findIndex(
        (one, id) => one.kind === words.kind && !placed.has(id) && (!isOwn || one.owner === owner),
      );
    const one = table.figures[id];
    if (!one || one.kind !== words.kind || placed.has(id) || (isOwn && one.owner !== owner)) {
      throw new RulesError(`there is no (further) figure for '${text}'`);
    }
    placed.add(id);
    one.owner = owner;
    one.at = to;
    return id;
  };
  // Numbered pieces first, so that the others do not take their numbers.
  const numberedFirst = <X>(list: X[], text: (item: X) => string): X[] =>
    list.toSorted((a, b) => Number(text(b).includes('#')) - Number(text(a).includes('#')));

  for (const [name, text] of numberedFirst(Object.entries(position.board), ([, text]) => text)) {
    const to = named(space, `'${text}'`)(name);
    const words = wordsOf(text, position.gods);
    const type = monumentTypes.find((one) => one === words.kind);
    if (type) {
      table.monuments.push({ type, at: to, owner: words.god === undefined ? NOBODY : seatOf(words.god) });
      continue;
    }
    if (words.god === undefined)
      throw new RulesError(`'${text}' on ${name} belongs to nobody: only Monuments are neutral`);
    if (words.kind !== 'god' && words.kind !== 'warrior' && !guardianOf(words.kind))
      throw new RulesError(`'${text}' on ${name} is no piece`);
    const id = take(text, words, to);
    if (words.sun) table.radiant.push(id);
    const [one, other] = words.claws.map(named(space, `the claws of '${text}'`));
    if (one !== undefined && other !== undefined) table.claws.push({ figure: id, at: [one, other] });
  }
  table.monuments.sort((a, b) => a.at - b.at);
  for (const god of position.gods) {
    for (const text of numberedFirst(position.pools[god] ?? [], (text) => text)) {
      const words = wordsOf(`${god} ${text}`, position.gods);
      if (!guardianOf(words.kind)) throw new RulesError(`'${text}' in the pool of ${god} is no Guardian`);
      take(text, words, POOL);
    }
    for (const text of position.captives[god] ?? []) {
      const words = wordsOf(`${text} warrior`, position.gods);
      const id = take(text, words, CAPTIVE);
      table.captives.push({ figure: id, by: seatOf(god) });
    }
  }
  for (const text of position.gone) {
    const words = wordsOf(text, position.gods);
    const id = take(text, words, GONE);
    if (at(table.figures, id).owner === NOBODY) at(table.figures, id).owner = 0;
  }
  const osiris = table.gods.findIndex((god) => god.fate === 'inPlay' && god.abilities.includes('osiris'));
  for (const name of position.underworld)
    table.gates.push({ at: named(space, 'Underworld token')(name), owner: osiris });
  table.radiant.sort((a, b) => a - b);
  table.claws.sort((one, other) => one.figure - other.figure);
}

function readTracks(table: Table, position: Position, seatOf: (god: GodName) => Seat): void {
  const inPlay = [...table.gods.keys()].filter((seat) => godOf(table, seat).fate === 'inPlay');
  if (position.devotion) {
    for (const [name, devotion] of Object.entries(position.devotion)) {
      const god = position.gods.find((one) => one === name);
      if (god === undefined || devotion === undefined)
        throw new RulesError(`${name} has Devotion but plays no part in this position`);
      const seat = seatOf(god);
      table.devotion[seat] = devotion;
      table.ranking.push(seat);
    }
  } else {
    table.ranking = table.gods
      .map((_, i) => (table.first + i) % table.players)
      .filter((seat) => inPlay.includes(seat))
      .reverse();
  }
  const start = actionStart(table.players);
  for (const action of ['move', 'summon', 'gain', 'unlock'] as const)
    table.markers[action] = position.markers[action] ?? start;
  table.event = position.event;
  table.turn = position.turn
    ? { ...position.turn, player: seatOf(position.turn.player) }
    : { player: table.first, taken: [], stage: 'actions', triggered: false };
  const { conflict, battle } = position;
  if (conflict) table.conflict = { ...conflict, tiebreaker: seatOf(conflict.tiebreaker) };
  if (battle) {
    table.battle = {
      region: battle.region,
      sides: battle.sides.map(seatOf),
      cards: position.gods.map((god) => battle.cards[god] ?? []),
      fallen: position.gods.map((god) => battle.fallen[god] ?? 0),
      strength: position.gods.map((god) => battle.strength?.[god] ?? []),
      winner: battle.winner === undefined ? null : battle.winner === 'nobody' ? NOBODY : seatOf(battle.winner),
      two: battle.two === undefined ? NOBODY : seatOf(battle.two),
    };
  }
}

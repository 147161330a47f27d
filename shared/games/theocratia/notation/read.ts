import * as v from 'valibot';
import { isJson, type Json, RulesError, type State, type Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { begin } from '../begin.ts';
import { cardIds } from '../cards/ids.ts';
import { check } from '../check.ts';
import { countsFor, DICE_PER_CIV, PIECES, WARRIORS } from '../content/counts.ts';
import {
  building,
  CIVS,
  COLOURS,
  CRYSTALS,
  civOf,
  DESERT_MONSTER,
  HOUSE,
  isBuilding,
  KINDS,
  kindOf,
  NOTHING,
  PLAIN_MONSTER,
  WARRIOR,
} from '../content/names.ts';
import { TOKENS } from '../content/stock.ts';
import { hexByName, holdsCrystal, terrain } from '../map/board.ts';
import { sequences } from '../sequences.ts';
import { steps } from '../steps/index.ts';
import { clockwiseFrom } from '../steps/setUp.ts';
import { type Die, type Table, TILE_LEVELS, type TileState, type Turn } from '../table.ts';
import { type Position, position } from './position.ts';

const refuse = (what: string): never => {
  throw new RulesError(`this is no position of Theocratia: ${what}`);
};

const place = (names: readonly string[], name: string): number => names.indexOf(name);

// The state a written position stands for; a RulesError that says what is wrong with it where it can't be one.
export function read(given: Json): State {
  const parsed = v.safeParse(position, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return refuse(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
  }
  const written = parsed.output;
  const table = begin(written.options, written.players.length);
  readPlayers(table, written);
  readMap(table, written);
  readCivs(table, written);
  readRest(table, written);
  const broken = check(table, written.options);
  if (broken.length > 0) refuse(broken.join('; '));
  const task = written.asking && asTask(written.asking.task);
  return {
    game: 'theocratia',
    rules: written.rules,
    shape: 0,
    options: written.options,
    seats: written.players.length,
    seq: written.seq,
    random: { seed: '0'.repeat(64), nonces: [], drawn: 0 },
    agenda: written.agenda?.map(asTask) ?? restOfRound(task),
    asking: written.asking && task ? readAsking(written.asking, task, written.seq) : null,
    result: written.result ?? null,
    table,
  };
}

function readPlayers(table: Table, { players, order, opening }: Position): void {
  for (const [seat, given] of players.entries()) {
    const player = at(table.players, seat);
    player.colour = COLOURS.indexOf(given.colour);
    player.cosmo = given.cosmo ?? player.cosmo;
    player.malus = given.malus ?? player.malus;
    player.built = given.built ?? given.tokens?.length ?? player.built;
    player.tokens = given.tokens ?? [];
    player.hand = given.hand?.toSorted() ?? [];
    const { priests } = given;
    if (priests) player.priests = CIVS.map((civ) => priests[civ]);
    const highest = Math.max(...player.priests);
    const { tiles } = given;
    const named: (TileState | undefined)[] = [tiles?.start, tiles?.[2], tiles?.[5], tiles?.[7]];
    player.tiles = TILE_LEVELS.map(
      (level, tile) => named[tile] ?? (level === 0 ? 'held' : highest >= level ? 'unlocked' : 'locked'),
    );
  }
  table.order = order?.map((colour) => seatOf(table, colour)) ?? clockwiseFrom(table, 0);
  table.opening = opening?.map((colour) => seatOf(table, colour)) ?? [...table.order];
}

function seatOf(table: Table, colour: (typeof COLOURS)[number]): number {
  const seat = table.players.findIndex((player) => player.colour === COLOURS.indexOf(colour));
  return seat < 0 ? refuse(`nobody plays ${colour}`) : seat;
}

const hexOf = (name: string): number => hexByName.get(name) ?? refuse(`there is no hex '${name}'`);

// 'magenta house', 'desert monster', each perhaps 'on red tile' or 'on red starting tile'; or the tile alone.
const piece =
  /^(?:(?<civ>magenta|turquoise|violet|pink) (?<kind>fortress|house|factory|barrack|pyramid)|(?<monster>plain|desert) monster)$/;
const tile = /^(?<colour>red|brown|blue|white) (?<start>starting )?tile$/;

function readMap(table: Table, { map, bare }: Position): void {
  if (map) table.pieces.fill(NOTHING);
  for (const [name, words] of Object.entries(map ?? {})) {
    const hex = hexOf(name);
    for (const part of words.split(' on ')) {
      const stands = piece.exec(part)?.groups;
      const lies = tile.exec(part)?.groups;
      if (lies) {
        table.ground[hex] = place(COLOURS, lies.colour ?? '');
        table.tiles[hex] = lies.start ? 1 : 2;
      } else if (stands?.monster) {
        table.pieces[hex] = stands.monster === 'plain' ? PLAIN_MONSTER : DESERT_MONSTER;
      } else if (stands) {
        const civ = place(CIVS, stands.civ ?? '');
        table.pieces[hex] = building(civ, place(KINDS, stands.kind ?? ''));
      } else {
        refuse(`hex ${name}: '${part}' is neither a building, a monster nor a tile`);
      }
    }
  }
  const emptied = new Set(bare.map(hexOf));
  for (const hex of table.pieces.keys()) {
    const isThere = holdsCrystal(hex) && !isBuilding(at(table.pieces, hex)) && !emptied.has(hex);
    table.crystals[hex] = isThere ? at(terrain, hex) : NOTHING;
  }
}

function readDie(words: string): Die {
  const [civ = '', face = ''] = words.split(' ');
  return { civ: place(CIVS, civ), face: Number(face) };
}

function readCivs(table: Table, { civs }: Position): void {
  for (const [i, name] of CIVS.entries()) {
    const civ = at(table.civs, i);
    const given = civs?.[name] ?? {};
    civ.supply = given.supply ?? civ.supply;
    const { crystals } = given;
    if (crystals) civ.crystals = CRYSTALS.map((colour) => crystals[colour] ?? 0);
    civ.page = given.page ?? civ.page;
    civ.written = given.written?.map((item) => (item === 'warrior' ? WARRIOR : CRYSTALS.indexOf(item))) ?? [];
    civ.row = given.row?.map(readDie) ?? [];
    civ.development = given.development ?? civ.development;
    civ.idle = WARRIORS - civ.supply - civ.written.filter((item) => item === WARRIOR).length;
    civ.area = PIECES.map((count, kind) =>
      kind < HOUSE
        ? count
        : count - table.pieces.filter((one) => isBuilding(one) && civOf(one) === i && kindOf(one) === kind).length,
    );
  }
}

function readRest(table: Table, written: Position): void {
  table.round = written.round;
  table.taken = written.taken;
  table.dice = written.dice.map(readDie).sort((a, b) => a.face - b.face || a.civ - b.civ);
  table.bonusDie = written.bonusDie === undefined ? NOTHING : CIVS.indexOf(written.bonusDie);
  table.bonusHolder = written.bonusHolder === undefined ? NOTHING : seatOf(table, written.bonusHolder);
  table.nextFirst = written.nextFirst === undefined ? NOTHING : seatOf(table, written.nextFirst);
  table.bonuses = written.bonuses ?? table.bonuses.slice(0, countsFor(written.players.length).rounds);
  table.discard = [...written.discard];
  table.deck = written.deck ? [...written.deck] : restOfDeck(table);
  table.dropped = written.dropped?.map((civ) => (civ === null ? NOTHING : CIVS.indexOf(civ))) ?? table.dropped;
  table.tokens = TOKENS.filter((token) => !table.players.some((player) => player.tokens.includes(token)));
  table.turn = written.turn ? readTurn(table, written.turn) : null;
  const out = [...table.dice, ...table.civs.flatMap((civ) => civ.row)].map((die) => die.civ);
  if (table.bonusDie !== NOTHING) out.push(table.bonusDie);
  if (table.turn?.die && table.turn.civ === NOTHING) out.push(table.turn.die.civ);
  table.bag = CIVS.map((_, civ) => DICE_PER_CIV - out.filter((other) => other === civ).length);
  if (table.bag.some((left) => left < 0)) refuse(`there are only ${DICE_PER_CIV} dice of a colour`);
}

function restOfDeck(table: Table): string[] {
  const out = [...table.discard, ...table.players.flatMap((player) => player.hand)];
  return cardIds.flatMap((id) => new Array<string>(Math.max(0, 2 - out.filter((card) => card === id).length)).fill(id));
}

function readTurn(table: Table, given: NonNullable<Position['turn']>): Turn {
  const { player, die, civ, space, ...flags } = given;
  return {
    ...flags,
    seat: seatOf(table, player),
    die: die === undefined ? null : readDie(die),
    civ: civ === undefined ? NOTHING : CIVS.indexOf(civ),
    space: space ?? NOTHING,
  };
}

function asTask(task: { do: string }): Task {
  const known = task.do in steps || task.do in sequences;
  if (!isJson(task)) return refuse('a task holds plain values only');
  return known && typeof task === 'object' && task !== null && !Array.isArray(task)
    ? { ...task, do: String(Reflect.get(task, 'do')) }
    : refuse(`there is no step '${task.do}'`);
}

function readAsking(given: NonNullable<Position['asking']>, task: Task, seq: number): State['asking'] {
  const seats = given.seats ?? (typeof task.seat === 'number' ? [task.seat] : refuse(`'${task.do}' asks which seats?`));
  const { answers } = given;
  if (!isJson(answers) || typeof answers !== 'object' || answers === null || Array.isArray(answers)) {
    return refuse('answers are plain values');
  }
  return { task, since: given.since ?? seq, seats, answers, quiet: given.quiet };
}

// What follows the question of a turn, if nothing else is written.
function restOfRound(task: Task | undefined): Task[] {
  const here = sequences.turn.indexOf(task?.do ?? '');
  const turn = task && here >= 0 ? sequences.turn.slice(here + 1).map((name) => ({ ...task, do: name })) : [];
  const round = sequences.round.slice(sequences.round.indexOf('turns')).map((name) => ({ do: name }));
  return [...turn, ...round];
}

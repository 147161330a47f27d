import { type Json, RulesError, type Seat } from '../../../engine/index.ts';
import { figure, tokensOnBoard } from '../board.ts';
import { edgeNamed, spaceName } from '../map/egypt.ts';
import { type GodName, isGuardian } from '../names.ts';
import { godOf } from '../seats.ts';
import { type G, GONE, NOBODY, POOL, REMOVED, type Table } from '../table.ts';
import type { PositionGiven } from './position.ts';

const byGod = <X>(table: Table, value: (seat: Seat) => X | undefined): { [god in GodName]?: X } => {
  const found: { [god in GodName]?: X } = {};
  for (const seat of table.gods.keys()) {
    const one = value(seat);
    if (one !== undefined) found[godName(table, seat)] = one;
  }
  return found;
};

function godName(table: Table, seat: Seat): GodName {
  const { god } = godOf(table, seat);
  if (god === null)
    throw new RulesError(`seat ${seat} has no god yet: a position is written after the gods are chosen`);
  return god;
}

const filled = <X>(list: X[]): X[] | undefined => (list.length > 0 ? list : undefined);

// Any position from the first turn on.
export function write({ state, table, options: { setup } }: G): Json {
  const { asking } = state;
  if (state.result !== null) throw new RulesError('the game is over: there is no position to write');
  if (table.turn.stage === 'setUp')
    throw new RulesError('the table is still being set up: there is no position to write');
  const name = (seat: Seat) => godName(table, seat);
  const { turn, conflict, battle } = table;
  const position: PositionGiven = {
    gods: table.gods.map((_, seat) => name(seat)),
    guardians: [...table.guardians],
    setup,
    first: name(table.first),
    board: board(table),
    pools: byGod(table, (seat) => filled(pooled(table, seat))),
    gone: table.figures.flatMap((one, id) =>
      one.at === GONE && isGuardian(one.kind) ? [`${name(one.owner)} ${one.kind} #${id}`] : [],
    ),
    captives: byGod(table, (seat) =>
      filled(
        table.captives
          .filter((one) => one.by === seat)
          .map((one) => `${name(figure(table, one.figure).owner)} #${one.figure}`),
      ),
    ),
    underworld: table.gates.map((gate) => spaceName(gate.at)),
    camels: table.camels.map(edgeNamed),
    regions: Object.fromEntries(
      tokensOnBoard(table).map((token) => [token, spaceName(table.regions[token - 1] ?? -1)]),
    ),
    removedTokens: table.regions.flatMap((home, i) => (home === REMOVED ? [i + 1] : [])),
    devotion: Object.fromEntries(table.ranking.map((seat) => [name(seat), table.devotion[seat]])),
    followers: byGod(table, (seat) => godOf(table, seat).followers),
    powers: byGod(table, (seat) => filled([...godOf(table, seat).powers])),
    used: byGod(table, (seat) => filled([...godOf(table, seat).used])),
    forgotten: byGod(table, (seat) => (godOf(table, seat).fate === 'forgotten' ? table.devotion[seat] : undefined)),
    markers: { ...table.markers },
    event: table.event,
    turn: {
      player: name(turn.player),
      taken: [...turn.taken],
      stage: turn.stage === 'setUp' ? 'actions' : turn.stage,
      triggered: turn.triggered,
    },
    agenda: asking ? [asking.task, ...state.agenda] : state.agenda,
  };
  const lower = table.gods.findIndex((god) => god.fate === 'merged');
  if (lower >= 0) position.merged = { lower: name(lower), higher: name(godOf(table, lower).partner) };
  if (conflict) position.conflict = { ...conflict, tiebreaker: name(conflict.tiebreaker) };
  if (battle) {
    position.battle = {
      region: battle.region,
      sides: battle.sides.map(name),
      cards: byGod(table, (seat) => filled([...(battle.cards[seat] ?? [])])),
      fallen: byGod(table, (seat) => battle.fallen[seat] || undefined),
      strength: byGod(table, (seat) => filled([...(battle.strength[seat] ?? [])])),
    };
    if (battle.winner !== null) position.battle.winner = battle.winner === NOBODY ? 'nobody' : name(battle.winner);
    if (battle.two !== NOBODY) position.battle.two = name(battle.two);
  }
  if (asking && Object.keys(asking.answers).length > 0) position.answers = asking.answers;
  return JSON.parse(JSON.stringify(position));
}

function board(table: Table): { [space: string]: string } {
  const pieces: [number, string][] = [];
  table.figures.forEach((one, id) => {
    if (one.at < 0) return;
    const words: string[] = [godName(table, one.owner)];
    if (one.kind !== 'god') words.push(one.kind, `#${id}`);
    if (table.radiant.includes(id)) words.push('sun');
    const claws = table.claws.find((claw) => claw.figure === id);
    if (claws) words.push('>', ...claws.at.map(spaceName));
    pieces.push([one.at, words.join(' ')]);
  });
  for (const { type, at, owner } of table.monuments) {
    pieces.push([at, owner === NOBODY ? type : `${godName(table, owner)} ${type}`]);
  }
  return Object.fromEntries(pieces.toSorted(([a], [b]) => a - b).map(([at, text]) => [spaceName(at), text]));
}

function pooled(table: Table, seat: Seat): string[] {
  return table.figures.flatMap((one, id) =>
    one.owner === seat && one.at === POOL && isGuardian(one.kind) ? [`${one.kind} #${id}`] : [],
  );
}

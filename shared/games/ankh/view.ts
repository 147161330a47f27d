import { type Seat, total } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { figure, figuresIn, isInGame, land, majorityOf, presentIn, tokenOf, tokensOnBoard } from './board.ts';
import { devotionOf } from './devotion.ts';
import { freeBases } from './figures.ts';
import { underworldTokens } from './gods/osiris.ts';
import { sunTokens } from './gods/ra.ts';
import { guardianData } from './guardians/data.ts';
import { supplyOf } from './monuments.ts';
import { type Action, type FigureKind, type MonumentType, monumentTypes } from './names.ts';
import { godOf, ownerOf } from './seats.ts';
import { CAPTIVE, IN_SUPPLY, NOBODY, ON_CARD, POOL, type Table } from './table.ts';
import type { BattleView, FigureView, GodView, RegionView, TableView } from './tableView.ts';
import { actionEnd, actionStart, camelSupply, lastRed, top } from './tracks.ts';

const nullIfNobody = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat);

export function view(table: Table, _seat: Seat | null, over: boolean): TableView {
  const track = (action: Action) => ({
    at: table.markers[action],
    start: actionStart(table.players),
    end: actionEnd[action],
  });
  const { turn, conflict } = table;
  return {
    players: table.players,
    setup: table.setup,
    first: nullIfNobody(table.first),
    phase: over ? 'over' : table.battle ? 'battle' : turn.stage,
    turn: turn.player === NOBODY ? null : { player: turn.player, taken: [...turn.taken] },
    gods: table.gods.map((_, seat) => godView(table, seat)),
    guardians: table.guardians.map((name) => ({
      name,
      level: guardianData[name].level,
      size: guardianData[name].size,
      left: table.figures.filter((one) => one.kind === name && one.at === ON_CARD).length,
    })),
    figures: figureViews(table),
    monuments: table.monuments.map(({ type, at, owner }) => ({ type, at, owner: nullIfNobody(owner) })),
    gates: table.gates.map(({ at, owner }) => ({ at, owner })),
    camels: [...table.camels],
    regions: tokensOnBoard(table).map((token) => regionView(table, token)),
    supply: {
      monuments: {
        obelisk: supplyOf(table, 'obelisk'),
        temple: supplyOf(table, 'temple'),
        pyramid: supplyOf(table, 'pyramid'),
      },
      camels: camelSupply - table.camels.length,
      tokens: table.regions.flatMap((home, i) => (home === IN_SUPPLY ? [i + 1] : [])),
    },
    devotion: { top, lastRed, stacks: stacks(table) },
    actions: { move: track('move'), summon: track('summon'), gain: track('gain'), unlock: track('unlock') },
    event: table.event,
    conflict: conflict && {
      number: conflict.number,
      tiebreaker: { seat: conflict.tiebreaker, used: conflict.used },
    },
    battle: battleView(table),
  };
}

function godView(table: Table, seat: Seat): GodView {
  const god = godOf(table, seat);
  const owner = ownerOf(table, seat);
  const rank = table.ranking.indexOf(owner);
  const pool: { [kind in FigureKind]?: number } = {};
  for (const one of table.figures)
    if (one.owner === seat && one.at === POOL) pool[one.kind] = (pool[one.kind] ?? 0) + 1;
  const has = (ability: string) => god.fate === 'inPlay' && god.abilities.some((one) => one === ability);
  return {
    seat,
    god: god.god,
    abilities: [...god.abilities],
    fate: god.fate,
    partner: nullIfNobody(god.partner),
    devotion: devotionOf(table, owner),
    rank: rank < 0 ? null : table.ranking.length - rank,
    followers: god.followers,
    tokens: god.tokens,
    powers: [...god.powers],
    hand: [...god.hand],
    used: [...god.used],
    pool,
    bases: { small: freeBases(table, seat, 'small'), large: freeBases(table, seat, 'large') },
    captives: table.captives.filter((one) => one.by === seat).map((one) => figure(table, one.figure).owner),
    suns: has('ra') ? sunTokens - table.radiant.length : null,
    underworld: has('osiris') ? underworldTokens - table.gates.length : null,
    canAnnounce: has('amun') && table.conflict !== null && !table.conflict.announced,
  };
}

function figureViews(table: Table): FigureView[] {
  const { homes } = land(table);
  return table.figures.flatMap((one, id): FigureView[] => {
    if (!isInGame(one)) return [];
    const seen: FigureView = {
      id,
      kind: one.kind,
      owner: one.owner,
      at: one.at === POOL ? 'pool' : one.at === CAPTIVE ? 'captive' : one.at,
      regions: one.at < 0 ? [] : at(homes, one.at).map((home) => tokenOf(table, home)),
    };
    if (table.radiant.includes(id)) seen.radiant = true;
    const claws = table.claws.find((claw) => claw.figure === id);
    if (claws) seen.claws = [...claws.at];
    return [seen];
  });
}

function regionView(table: Table, token: number): RegionView {
  const home = at(table.regions, token - 1);
  const region = land(table).regions.find((one) => one.home === home);
  const present = presentIn(table, token);
  const majorities: { [type in MonumentType]?: Seat } = {};
  for (const type of monumentTypes) {
    const holder = majorityOf(table, token, type);
    if (present.includes(holder)) majorities[type] = holder;
  }
  return { token, spaces: [...(region?.land ?? [])], water: [...(region?.water ?? [])], present, majorities };
}

function stacks(table: Table): { at: number; seats: Seat[] }[] {
  const found: { at: number; seats: Seat[] }[] = [];
  for (const seat of table.ranking) {
    const space = devotionOf(table, seat);
    const last = found.at(-1);
    if (last?.at === space) last.seats.push(seat);
    else found.push({ at: space, seats: [seat] });
  }
  return found;
}

function battleView(table: Table): BattleView | null {
  const { battle, conflict } = table;
  if (!battle || !conflict) return null;
  return {
    region: battle.region,
    sides: battle.sides.map((seat) => ({
      seat,
      figures: figuresIn(table, battle.region, seat).length,
      cards: [...at(battle.cards, seat)],
      strength: total(at(battle.strength, seat)),
      parts: at(battle.strength, seat).map((part) => ({ ...part })),
      fallen: at(battle.fallen, seat),
    })),
    sheltered: [...conflict.sheltered],
    doomed: [...conflict.doomed],
    winner: battle.winner === NOBODY ? null : battle.winner,
    decided: battle.winner !== null,
  };
}

// Nothing on the table is hidden from anyone: sealed cards and bids are answers, and those are the kernel's.
export function scramble(): void {}

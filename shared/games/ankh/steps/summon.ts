import { type Json, one, only, type Seat, type Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { figure, land, occupied } from '../board.ts';
import { summon } from '../figures.ts';
import { swims } from '../guardians/data.ts';
import { egypt, isWater, spaceCount, waterSpaces } from '../map/egypt.ts';
import type { FigureKind } from '../names.ts';
import type { Answer, Args, Because, Option, Summon } from '../questions.ts';
import { godOf, ownerOf } from '../seats.ts';
import { type Ankh, type G, POOL, type Table } from '../table.ts';

// As with moves: the same summons is always the same object.
const summons = new Map<string, Summon[]>();
function summonOf(kind: FigureKind, to: number, ransom: boolean): Summon {
  const key = ransom ? `${kind}*` : kind;
  let row = summons.get(key);
  if (!row) {
    row = Array.from({ length: spaceCount }, (_, to) => ({ kind, to, ransom }));
    summons.set(key, row);
  }
  return at(row, to);
}

// What one Summon action allows, as numbers: the figure of the action, and extra ones on an Underworld token (that and
// below) or beside a Monument (its space, and the same again for each further one).
const ofAction = -1;
const onGate = -2;
function allowances(g: G, owner: Seat): number[] {
  const { table } = g;
  const found = [ofAction];
  for (const monument of table.monuments) {
    if (monument.owner !== owner) continue;
    const extra = g.value('summonsBeside', 0, { seat: owner, monument });
    for (let i = 0; i < extra; i++) found.push(monument.at + i * spaceCount);
  }
  const onGates = g.value('summonsOnGates', 0, { seat: owner });
  for (let i = 0; i < onGates; i++) found.push(onGate - i);
  return found;
}

// Which of the allowances would cover a figure that comes to this space now. Those who swim need nobody near them.
function claimsTo(table: Table, owner: Seat, to: number, allowed: readonly number[]): number[] {
  const beside = at(land(table).adjacent, to);
  return allowed.filter((allowance) => {
    if (allowance >= 0) return beside.includes(allowance % spaceCount);
    if (allowance <= onGate) return table.gates.some((gate) => gate.at === to && gate.owner === owner);
    return (
      isWater(to) ||
      table.figures.some((one) => one.owner === owner && one.at >= 0 && beside.includes(one.at)) ||
      table.monuments.some((one) => one.owner === owner && beside.includes(one.at))
    );
  });
}

// Can each figure be counted under an allowance of its own? So extras and the usual figure come in any order, and nobody
// is asked which is which.
function fits(claims: readonly (readonly number[])[]): boolean {
  if (claims.length === 1) return (claims[0]?.length ?? 0) > 0;
  const takenBy = new Map<number, number>();
  const settle = (claim: number, tried: Set<number>): boolean => {
    for (const allowance of claims[claim] ?? []) {
      if (tried.has(allowance)) continue;
      tried.add(allowance);
      const other = takenBy.get(allowance);
      if (other === undefined || settle(other, tried)) {
        takenBy.set(allowance, claim);
        return true;
      }
    }
    return false;
  };
  return claims.every((_, claim) => settle(claim, new Set()));
}

// The kinds of figure that wait to be summoned, each once; Warriors held captive can be ransomed for a Follower.
function waiting(table: Table, owner: Seat): { kind: FigureKind; ransom: boolean }[] {
  const found: { kind: FigureKind; ransom: boolean }[] = [];
  for (const one of table.figures) {
    if (one.owner === owner && one.at === POOL && !found.some(({ kind }) => kind === one.kind)) {
      found.push({ kind: one.kind, ransom: false });
    }
  }
  const isHeld = table.captives.some((captive) => figure(table, captive.figure).owner === owner);
  if (isHeld && godOf(table, owner).followers >= 1) found.push({ kind: 'warrior', ransom: true });
  return found;
}

// The empty land worth looking at: around one's own pieces, and one's Underworld tokens.
function around(table: Table, owner: Seat): number[] {
  const taken = occupied(table);
  const seen = new Uint8Array(spaceCount);
  const { adjacent } = land(table);
  const look = (space: number) => {
    if (taken[space] !== 1 && !isWater(space)) seen[space] = 1;
  };
  for (const one of table.figures) if (one.owner === owner && one.at >= 0) at(adjacent, one.at).forEach(look);
  for (const one of table.monuments) if (one.owner === owner) at(adjacent, one.at).forEach(look);
  for (const gate of table.gates) if (gate.owner === owner) look(gate.at);
  const found: number[] = [];
  for (let space = 0; space < spaceCount; space++) if (seen[space] === 1) found.push(space);
  return found;
}

function emptyWater(table: Table): number[] {
  const taken = occupied(table);
  return waterSpaces.filter((space) => taken[space] !== 1);
}

export const openSummon: Step<Ankh> = {
  run: (g) => g.add({ do: 'summonFigure', claims: [] }),
};

// Summon Figure: from the pool to an empty land space adjacent to an own figure or Monument.
export const summonFigure: Step<Ankh, Args<'summonFigure'>, Option<'summonFigure'>, Answer<'summonFigure'>> = {
  ask: (g) => [g.table.turn.player],
  options(g, { claims }, seat) {
    const { table } = g;
    const owner = ownerOf(table, seat);
    const found: Option<'summonFigure'>[] = ['done'];
    const allowed = allowances(g, owner);
    if (claims.length >= allowed.length) return one(found);
    const ready = waiting(table, owner);
    if (ready.length === 0) return one(found);
    const isCovered = (to: number) => fits([...claims, claimsTo(table, owner, to, allowed)]);
    const dry = around(table, owner).filter(isCovered);
    const wet = ready.some(({ kind }) => swims(kind)) ? emptyWater(table).filter(isCovered) : [];
    for (const { kind, ransom } of ready) {
      for (const to of dry) found.push(summonOf(kind, to, ransom));
      if (swims(kind)) for (const to of wet) found.push(summonOf(kind, to, ransom));
    }
    return one(found);
  },
  refused(g, { claims }, seat) {
    const { table } = g;
    const owner = ownerOf(table, seat);
    const options = summonFigure.options?.(g, { do: 'summonFigure', claims }, seat);
    const offered = new Set<number>();
    if (options?.kind === 'one') for (const option of options.of) if (option !== 'done') offered.add(option.to);
    const taken = occupied(table);
    const [first] = waiting(table, owner);
    if (!first) return [];
    // One might expect every space around one's pieces.
    const near = new Set<number>();
    for (const one of [...table.figures, ...table.monuments]) {
      if (one.owner === owner && one.at >= 0) for (const next of at(egypt.neighbours, one.at)) near.add(next);
    }
    return [...near].flatMap((to): { option: Json; because: Because }[] => {
      if (offered.has(to)) return [];
      const why = isWater(to) ? 'water' : taken[to] === 1 ? 'occupied' : claims.length > 0 ? 'notAdjacent' : 'river';
      return [{ option: summonOf(first.kind, to, first.ransom), because: { why } }];
    });
  },
  resolve(g, { claims }, answers) {
    const [player, answer] = only(answers);
    if (answer === 'done') return;
    const { table } = g;
    const owner = ownerOf(table, player);
    const { kind, to, ransom } = answer;
    const claim = claimsTo(table, owner, to, allowances(g, owner));
    const id = ransom
      ? free(g, owner)
      : table.figures.findIndex((one) => one.owner === owner && one.kind === kind && one.at === POOL);
    summon(g, id, to, 'action');
    g.add({ do: 'summonFigure', claims: [...claims, claim] });
  },
};

// A captive is bought free: its captor gets the Follower.
function free(g: G, owner: Seat): number {
  const { table } = g;
  const held = table.captives.find((captive) => figure(table, captive.figure).owner === owner);
  if (!held) return -1;
  table.captives = table.captives.filter((captive) => captive !== held);
  godOf(table, owner).followers--;
  godOf(table, held.by).followers++;
  g.emit({ type: 'ransomed', seat: owner, captor: held.by });
  return held.figure;
}

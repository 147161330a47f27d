import { one, only, RulesError, type Seat, type Step, type Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { land } from '../board.ts';
import { guardianCount, ofLevel } from '../guardians/data.ts';
import { space } from '../map/egypt.ts';
import { type GodName, type GuardianName, godNames } from '../names.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { godOf } from '../seats.ts';
import { setupFor } from '../setups/index.ts';
import { pieceOf } from '../setups/setup.ts';
import { type Ankh, type G, NOBODY, ON_CARD, POOL, type Table } from '../table.ts';
import { warriorsEach } from '../tracks.ts';

function takeGod(g: G, seat: Seat, god: GodName, dealt: boolean): void {
  const taker = godOf(g.table, seat);
  taker.god = god;
  taker.abilities = [god];
  g.emit({ type: 'godChosen', seat, god, dealt });
}

const freeGods = (table: Table): GodName[] => godNames.filter((god) => !table.gods.some((taken) => taken.god === god));

// Setup 1: everyone has a god, by choice in seat order, by lot, or by choice from three.
export const chooseGods: Step<Ankh> = {
  run(g) {
    const seats = g.table.gods.keys();
    if (g.options.gods === 'deal') {
      const dealt = g.shuffle([...godNames]);
      for (const seat of seats) takeGod(g, seat, at(dealt, seat), true);
      return;
    }
    for (const seat of seats) g.add({ do: 'offerGods', seat });
  },
};

export const offerGods: Step<Ankh, Task & { seat: Seat }> = {
  run(g, { seat }) {
    let from = freeGods(g.table);
    if (g.options.gods === 'three' && from.length > 3) {
      const drawn = g.shuffle([...from]).slice(0, 3);
      from = from.filter((god) => drawn.includes(god));
      g.emit({ type: 'godsOffered', seat, gods: from });
    }
    g.add({ do: 'chooseGod', seat, from });
  },
};

export const chooseGod: Step<Ankh, Args<'chooseGod'>, Option<'chooseGod'>, Answer<'chooseGod'>> = {
  ask: (_, { seat }) => [seat],
  options: (_, { from }) => one(from),
  resolve(g, { seat }, answers) {
    takeGod(g, seat, only(answers)[1], false);
  },
};

// Setup 4 and 5: the first player, by lot; the Devotion stack is built with the first player on top.
export const drawFirstPlayer: Step<Ankh> = {
  run(g) {
    const { table } = g;
    table.first = g.draw(g.seats);
    const inOrder = table.gods.map((_, i) => (table.first + i) % g.seats);
    table.ranking = inOrder.toReversed();
    g.emit({ type: 'firstPlayer', seat: table.first });
  },
};

// Setup 11: one Guardian of each level, agreed on or by lot.
export const chooseGuardians: Step<Ankh> = {
  run(g) {
    const { one, two, three } = g.options.guardians;
    const pick = (asked: GuardianName | 'random', kinds: GuardianName[]): GuardianName =>
      asked === 'random' ? at(kinds, g.draw(kinds.length)) : asked;
    g.table.guardians = [pick(one, ofLevel(1)), pick(two, ofLevel(2)), pick(three, ofLevel(3))];
    g.emit({
      type: 'guardiansChosen',
      guardians: [...g.table.guardians],
      figures: g.table.guardians.map((name) => guardianCount(name, g.seats)),
    });
  },
};

// Figures are numbered seat by seat, the God first, then its Warriors; after them the Guardians by level.
export function newFigures(table: Table): void {
  for (const seat of table.gods.keys()) {
    table.figures.push({ kind: 'god', owner: seat, at: POOL });
    for (let i = 0; i < warriorsEach; i++) table.figures.push({ kind: 'warrior', owner: seat, at: POOL });
  }
  for (const kind of table.guardians) {
    for (let i = 0; i < guardianCount(kind, table.players); i++)
      table.figures.push({ kind, owner: NOBODY, at: ON_CARD });
  }
}

// Setup 8 to 10: Monuments, Conflict Order tokens and figures stand as the setup shows. The first player is its player 1.
export const layOut: Step<Ankh> = {
  run(g) {
    const { table } = g;
    newFigures(table);
    const setup = setupFor(g.options, g.seats);
    const seatOf = (player: number): Seat => (table.first + player - 1) % g.seats;
    for (const [token, name] of Object.entries(setup.regions)) {
      table.regions[Number(token) - 1] = at(at(land(table).homes, space(name)), 0);
    }
    for (const [name, text] of Object.entries(setup.pieces)) {
      const piece = pieceOf(text);
      if (!piece) throw new RulesError(`setup '${setup.name}' has '${text}' on ${name}, which is no piece`);
      const owner = piece.player === null ? NOBODY : seatOf(piece.player);
      if (piece.kind === 'god' || piece.kind === 'warrior') {
        const figure = table.figures.find((one) => one.owner === owner && one.kind === piece.kind && one.at === POOL);
        if (!figure) throw new RulesError(`setup '${setup.name}' has too many pieces like '${text}'`);
        figure.at = space(name);
      } else {
        table.monuments.push({ type: piece.kind, at: space(name), owner });
        if (owner !== NOBODY) godOf(table, owner).tokens--;
      }
    }
    table.monuments.sort((one, other) => one.at - other.at);
    table.turn.player = table.first;
    g.emit({ type: 'laidOut', setup: table.setup });
  },
};

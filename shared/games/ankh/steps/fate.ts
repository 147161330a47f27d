import { only, RulesError, type Seat, type Step, some } from '../../../engine/index.ts';
import { figure, piece } from '../board.ts';
import { devotionOf, isRed, scores } from '../devotion.ts';
import { freeBases, sizeOf, takeOff } from '../figures.ts';
import { destroyMonument } from '../monuments.ts';
import { isGuardian } from '../names.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { godOf, playersOf } from '../seats.ts';
import { type Ankh, type G, GONE, type God, POOL, type Table } from '../table.ts';

function destroyAll(g: G, owner: Seat, by: 'merge' | 'forgotten'): void {
  for (const monument of g.table.monuments.filter((one) => one.owner === owner)) destroyMonument(g, monument.at, by);
  godOf(g.table, owner).tokens = 0;
}

// Captives of a god that goes are out of the game.
function loseCaptives(table: Table, owner: Seat): void {
  table.captives = table.captives.filter((captive) => figure(table, captive.figure).owner !== owner);
}

// Merging Gods: the two with the least Devotion become one. What is removed here is not killed.
export const mergeGods: Step<Ankh> = {
  run(g) {
    const { table } = g;
    const [lower, higher] = table.ranking;
    if (table.players < 3) return;
    if (lower === undefined || higher === undefined) throw new RulesError('ankh: there are no two gods left to merge');
    const low = godOf(table, lower);
    const high = godOf(table, higher);
    if (!low.god || !high.god) throw new RulesError('ankh: a seat without a god is to merge');
    const devotion = devotionOf(table, lower);
    g.emit({ type: 'merged', higher, lower, gods: [high.god, low.god], devotion });

    destroyAll(g, lower, 'merge');
    loseCaptives(table, lower);
    // The captor's slots pass to the merged god, which holds no Warriors of its own.
    for (const captive of table.captives) {
      const held = figure(table, captive.figure);
      if (captive.by === lower && held.owner === higher) held.at = POOL;
      else if (captive.by === lower) captive.by = higher;
    }
    table.captives = table.captives.filter((captive) => figure(table, captive.figure).at !== POOL);
    table.figures.forEach((one, id) => {
      if (one.owner === lower && !isGuardian(one.kind)) takeOff(table, id, GONE);
    });
    for (const gate of table.gates) if (gate.owner === lower) gate.owner = higher;

    high.followers += low.followers;
    high.abilities = [...high.abilities, ...low.abilities];
    high.partner = lower;
    const left: Partial<God> = { fate: 'merged', partner: higher, followers: 0, powers: [], hand: [], used: [] };
    Object.assign(low, left);
    table.devotion[higher] = devotion;
    table.devotion[lower] = 0;
    table.ranking = table.ranking.filter((seat) => seat !== lower);

    for (const size of ['small', 'large'] as const) {
      const figures = [...table.figures.keys()].filter((id) => {
        const one = figure(table, id);
        return one.owner === lower && one.at >= POOL && sizeOf(one.kind) === size;
      });
      if (figures.length > 0)
        g.add({ do: 'keepGuardians', size, higher, figures, bases: freeBases(table, higher, size) });
    }
  },
};

// The higher god may take over the lower one's Guardians, as far as it has bases; they stay where they are. The others
// are out of the game.
export const keepGuardians: Step<Ankh, Args<'keepGuardians'>, Option<'keepGuardians'>, Answer<'keepGuardians'>> = {
  ask: (_, { higher }) => [higher],
  options: (_, { figures, bases }) => some([...figures], 0, Math.min(bases, figures.length)),
  resolve(g, { higher, figures }, answers) {
    const { table } = g;
    const [, keep] = only(answers);
    const kept = figures.filter((id) => keep.includes(id));
    const lost = figures.filter((id) => !keep.includes(id));
    for (const id of kept) figure(table, id).owner = higher;
    for (const id of lost) takeOff(table, id, GONE);
    g.emit({
      type: 'guardiansInherited',
      seat: higher,
      kept: kept.map((id) => piece(table, id)),
      lost: lost.map((id) => piece(table, id)),
    });
  },
};

// Forgotten Gods: who still stands on a red space is out of the game.
export const forgetGods: Step<Ankh> = {
  run(g) {
    const { table } = g;
    for (const seat of table.ranking.filter((seat) => isRed(table, seat))) {
      g.emit({ type: 'forgotten', seat, devotion: devotionOf(table, seat) });
      destroyAll(g, seat, 'forgotten');
      loseCaptives(table, seat);
      for (const captive of table.captives) if (captive.by === seat) figure(table, captive.figure).at = POOL;
      table.captives = table.captives.filter((captive) => captive.by !== seat);
      table.figures.forEach((one, id) => {
        if (one.owner === seat) takeOff(table, id, GONE);
      });
      table.gates = table.gates.filter((gate) => gate.owner !== seat);
      const god = godOf(table, seat);
      god.fate = 'forgotten';
      god.followers = 0;
      table.ranking = table.ranking.filter((other) => other !== seat);
    }
    const [only, ...others] = table.ranking;
    if (only === undefined) g.end({ winners: [], scores: scores(table), how: 'forgotten' });
    else if (others.length === 0) g.end({ winners: playersOf(table, only), scores: scores(table), how: 'only' });
  },
};

// Winning the Game: after the last event, the god with the most Devotion.
export const endGame: Step<Ankh> = {
  run(g) {
    const best = g.table.ranking.at(-1);
    if (best === undefined) throw new RulesError('ankh: the game ends without a god in play');
    g.end({ winners: playersOf(g.table, best), scores: scores(g.table), how: 'devotion' });
  },
};

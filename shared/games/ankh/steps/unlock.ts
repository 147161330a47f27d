import { type Json, one, only, type Part, type Seat, type Step, total } from '../../../engine/index.ts';
import { piece } from '../board.ts';
import { freeBases } from '../figures.ts';
import { sacrifice } from '../followers.ts';
import { guardianData } from '../guardians/data.ts';
import type { Level, PowerName } from '../names.ts';
import { levels } from '../powers/levels.ts';
import type { Answer, Args, Because, Option } from '../questions.ts';
import { godOf, ownerOf } from '../seats.ts';
import { type Ankh, type G, type God, ON_CARD, POOL } from '../table.ts';
import { guardianSymbols, powersEach } from '../tracks.ts';

// The level of the leftmost token still in the bottom row: two of each level, lowest first.
export function nextLevel(god: God): Level | undefined {
  if (god.powers.length >= powersEach) return undefined;
  return god.powers.length < 2 ? 1 : god.powers.length < 4 ? 2 : 3;
}

// The level is the price in Followers.
export const unlockCost = (g: G, owner: Seat, level: Level): Part[] =>
  g.reckon('unlockCost', [{ because: 'level', amount: level }], { seat: owner, level });

const locked = (god: God, level: Level): PowerName[] => levels[level].filter((power) => !god.powers.includes(power));

// Unlock Ankh Power: without the Followers, or with all six unlocked, only the marker moves.
export const openUnlock: Step<Ankh> = {
  run(g) {
    const owner = ownerOf(g.table, g.table.turn.player);
    const god = godOf(g.table, owner);
    const level = nextLevel(god);
    if (level === undefined) return;
    const cost = unlockCost(g, owner, level);
    if (god.followers >= total(cost)) g.add({ do: 'unlockPower', level, cost });
  },
};

export const unlockPower: Step<Ankh, Args<'unlockPower'>, Option<'unlockPower'>, Answer<'unlockPower'>> = {
  ask: (g) => [g.table.turn.player],
  options: (g, { level }, seat) => one(['decline', ...locked(godOf(g.table, ownerOf(g.table, seat)), level)]),
  refused(g, { level }, seat) {
    const god = godOf(g.table, ownerOf(g.table, seat));
    const because = (power: PowerName, of: Level): Because =>
      god.powers.includes(power) ? { why: 'unlocked' } : { why: 'otherLevel', level: of };
    return ([1, 2, 3] as const).flatMap((of): { option: Json; because: Because }[] =>
      levels[of]
        .filter((power) => of !== level || god.powers.includes(power))
        .map((option) => ({ option, because: because(option, of) })),
    );
  },
  resolve(g, { level, cost }, answers) {
    const [player, power] = only(answers);
    if (power === 'decline') return;
    const owner = ownerOf(g.table, player);
    const god = godOf(g.table, owner);
    sacrifice(g, owner, total(cost), 'unlock');
    god.powers.push(power);
    g.emit({ type: 'unlocked', seat: owner, power, level });
    if (guardianSymbols.includes(god.powers.length)) attract(g, owner, level);
  },
};

// Controlling Guardians: the symbol uncovered brings one figure of its level, if one is left and a base is free.
function attract(g: G, owner: Seat, level: Level): void {
  const { table } = g;
  const id = table.figures.findIndex((one) => one.at === ON_CARD && one.kind === table.guardians[level - 1]);
  const kind = table.guardians[level - 1];
  const figure = table.figures[id];
  if (!figure || !kind) {
    g.emit({ type: 'guardianMissed', seat: owner, level, why: 'noneLeft' });
  } else if (freeBases(table, owner, guardianData[kind].size) === 0) {
    g.emit({ type: 'guardianMissed', seat: owner, level, why: 'noBase' });
  } else {
    figure.owner = owner;
    figure.at = POOL;
    g.emit({ type: 'guardianJoined', seat: owner, figure: piece(table, id), level });
  }
}

import type { Seat } from '../engine/index.ts';
import { countsFor, ROW } from '../games/theocratia/content/counts.ts';
import { MATCH } from '../games/theocratia/content/match.ts';
import { BLACK, building, FACES, HOUSE, PLAIN_MONSTER } from '../games/theocratia/content/names.ts';
import { MALUS, pageOf, TOP } from '../games/theocratia/content/tracks.ts';
import { HEXES } from '../games/theocratia/map/board.ts';
import { ownsAny, sizeOf } from '../games/theocratia/owning.ts';
import type { Die, Player, Table } from '../games/theocratia/table.ts';
import { at } from '../hex/table.ts';
import { type Evaluate, oneAhead } from './oneAhead.ts';

// All in points of the final score: what a thing is worth while the whole game lies ahead.
const worthOf = {
  cosmo: 0.75,
  card: 1.3,
  heldTile: 1.3,
  unlockedTile: 0.5,
  own: [0, 1.2, 1.9, 1.9, 3], // a building by kind
  crystal: 0.55, // of one's colour, in a Civ's area
  nextFirst: 1,
  endRoundBonus: 1.6,
  rival: 0.4, // how much the best rival's fortune counts against one's own
};
const won = 1_000;

// The multiplier above a space, without its steps.
const slope = (space: number): number => Math.max(1, Math.min(6, 1.25 + (space - 0.5) / 2));

// A Chronicle's value, with the part of the page that is written and what the rounds to come will add.
function futureValue(table: Table, civ: number, left: number): number {
  const { page, written } = at(table.civs, civ);
  const { value, spaces } = pageOf(page);
  const begun = spaces === 0 ? 0 : written.length / spaces;
  return Math.min(7, value + begun + 0.75 * left);
}

// Priests times Chronicles, the highest Priest left out.
function priestly(priests: readonly number[], values: readonly number[]): number {
  let sum = 0;
  let highest = -2;
  let dropped = 0;
  for (let civ = 0; civ < priests.length; civ++) {
    const priest = at(priests, civ);
    const points = slope(priest) * at(values, civ);
    sum += points;
    if (priest > highest || (priest === highest && points < dropped)) [highest, dropped] = [priest, points];
  }
  return sum - dropped;
}

// What belongs to each colour: buildings on its ground, crystals in the Civs' areas.
function holdings(table: Table): number[] {
  const sums = [0, 0, 0, 0, 0, 0, 0];
  for (let hex = 0; hex < HEXES; hex++) {
    const piece = at(table.pieces, hex);
    if (piece < 0 || piece >= PLAIN_MONSTER) continue;
    const ground = at(table.ground, hex);
    sums[ground] = at(sums, ground) + at(worthOf.own, piece % 5);
  }
  for (const { crystals } of table.civs) {
    for (let colour = 0; colour < 4; colour++) {
      sums[colour] = at(sums, colour) + worthOf.crystal * Math.min(3, at(crystals, colour));
    }
  }
  return sums;
}

function worth(table: Table, seat: Seat, values: readonly number[], held: readonly number[], left: number): number {
  const player = at(table.players, seat);
  const rounds = countsFor(table.players.length).rounds;
  const ahead = left / rounds; // 1 at the start of the game, 0 at its end
  let sum = priestly(player.priests, values);
  sum += slope(player.cosmo) * 0.6 + player.cosmo * worthOf.cosmo * Math.min(1, 2 * ahead);
  sum -= at(MALUS, player.malus) * 0.5 + player.malus * 0.9;
  sum += worthOf.card * player.hand.length * Math.min(1, 2 * ahead);
  for (const tile of player.tiles) {
    if (tile === 'held') sum += worthOf.heldTile * ahead;
    else if (tile === 'unlocked') sum += worthOf.unlockedTile * ahead;
  }
  sum += at(held, player.colour) * ahead;
  if (table.nextFirst === seat) sum += worthOf.nextFirst * Math.min(1, left);
  if (table.bonusHolder === seat) sum += worthOf.endRoundBonus;
  return sum + (table.turn?.seat === seat ? promise(table, seat, values) : 0);
}

// A die promises its action before it is known which hex or crystal it will be.
const byFace: readonly number[] = [0, 1.8, 2.2, 1.5, 1.8, 1.8, 0];
const divining = 1.4; // what a step of Malus takes off it
function promise(table: Table, seat: Seat, values: readonly number[]): number {
  const { turn } = table;
  const player = at(table.players, seat);
  if (!turn || turn.idle || !turn.die) return 0;
  if (turn.civ < 0) return inHand(table, seat, turn.die, values);
  const action = at(byFace, turn.die.face);
  return turn.divined ? action : Math.max(action, feast(table, player, turn.civ, turn.die.civ, values));
}

// A die that lies on no row yet promises the best that any row could make of it.
function inHand(table: Table, seat: Seat, die: Die, values: readonly number[]): number {
  const player = at(table.players, seat);
  let best = 0;
  for (const [civ, { row }] of table.civs.entries()) {
    if (row.length >= ROW) continue;
    const last = row.at(-1)?.face;
    const { cosmo, worship } = die.civ === civ ? at(MATCH, row.length) : none;
    const rich = { ...player, cosmo: Math.min(TOP, player.cosmo + cosmo) };
    const action = Math.max(
      last === die.face ? 0 : feast(table, rich, civ, die.civ, values),
      ...(die.face === FACES.divination ? [1, 2, 3, 4, 5] : [die.face]).map((face) =>
        last !== face && could(table, seat, civ, face)
          ? at(byFace, face) - (die.face === FACES.divination ? divining : 0)
          : 0,
      ),
    );
    if (action > 0) best = Math.max(best, action + cosmo * worthOf.cosmo + climb(player, civ, worship, values));
  }
  return best;
}
const none = { cosmo: 0, worship: 0 };

// Whether the Civ is likely to be able to; the rules know better, but would take longer.
function could(table: Table, seat: Seat, civ: number, face: number): boolean {
  const { supply, area } = at(table.civs, civ);
  if (face === FACES.first) return true;
  if (face === FACES.war) return supply > 0;
  return face === FACES.expand ? at(area, HOUSE) > 0 : ownsAny(table, seat, civ, HOUSE);
}

// What so many steps of a Priest are worth.
function climb(player: Player, civ: number, steps: number, values: readonly number[]): number {
  if (steps === 0) return 0;
  const priests = [...player.priests];
  priests[civ] = Math.min(TOP, at(priests, civ) + steps);
  return priestly(priests, values) - priestly(player.priests, values);
}

function feast(table: Table, player: Player, civ: number, die: number, values: readonly number[]): number {
  const { crystals } = at(table.civs, civ);
  const size = sizeOf(table, civ);
  let harmless = -at(crystals, BLACK);
  for (const count of crystals) harmless += count;
  if (player.cosmo < size || harmless + at(crystals, BLACK) < size) return 0;
  let houses = 0;
  for (let hex = 0; hex < HEXES; hex++) if (table.pieces[hex] === building(civ, HOUSE)) houses++;
  const highest = Math.min(TOP, at(player.priests, civ) + houses + 1);
  const gain = climb(player, civ, houses + 1, values) + size * 0.25 * slope(highest);
  const black = Math.max(0, size - harmless);
  return gain - size * worthOf.cosmo - black * 1.2 - (die === civ ? 0 : worthOf.card);
}

// The bot's eye: how far ahead of its best rival a player is, counting what is to come.
export const evaluate: Evaluate = (state, seat) => {
  const table = state.table as Table;
  if (state.result) {
    const scores = state.result.scores;
    const rival = Math.max(...scores.filter((_, other) => other !== seat));
    return (state.result.winners.includes(seat) ? won : 0) + at(scores, seat) - rival;
  }
  const counts = countsFor(table.players.length);
  const left = Math.max(0, counts.rounds - table.round + 1 - table.taken / (counts.turns * table.players.length));
  const values = table.civs.map((_, civ) => futureValue(table, civ, left));
  const held = holdings(table);
  let rival = Number.NEGATIVE_INFINITY;
  let own = 0;
  for (let other = 0; other < table.players.length; other++) {
    const fortune = worth(table, other, values, held, left);
    if (other === seat) own = fortune;
    else rival = Math.max(rival, fortune);
  }
  return own - worthOf.rival * rival;
};

export const theocratia = oneAhead('greedy', evaluate, { options: 40, follow: 4, followed: 10 });

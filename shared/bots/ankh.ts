import type { Seat } from '../engine/index.ts';
import { land, tokenOf } from '../games/ankh/board.ts';
import { type CardName, isGuardian, type MonumentType, monumentTypes, type PowerName } from '../games/ankh/names.ts';
import { godOf, ownerOf } from '../games/ankh/seats.ts';
import { NOBODY, type Table } from '../games/ankh/table.ts';
import { eventTrack } from '../games/ankh/tracks.ts';
import { at } from '../hex/table.ts';
import { anyAnswer, type Bot } from './bot.ts';
import { type Evaluate, oneAhead } from './oneAhead.ts';

// All in Devotion: what a thing is worth to the god that has it.
const worthOf = {
  figure: 0.3, // on the board
  guardian: 0.4, // more than a warrior, in the pool as well
  pool: 0.05,
  monument: 0.45,
  beside: 0.2, // a monument to gain Followers from, or to take
  follower: 0.3, // the first; each further one a little less
  won: 1_000,
};
const cardWorth: { [card in CardName]: number } = {
  chariots: 0.5,
  drought: 0.4,
  plague: 0.3,
  flood: 0.3,
  build: 0.3,
  miracle: 0.2,
  cycle: 0.2,
};
const powerWorth: { [power in PowerName]: number } = {
  revered: 1,
  omnipresent: 1.2,
  commanding: 0.9,
  inspiring: 0.7,
  templeAttuned: 1.8,
  resplendent: 1.6,
  pyramidAttuned: 1.6,
  obeliskAttuned: 1.4,
  glorious: 2.8,
  bountiful: 2.6,
  magnanimous: 2.2,
  worshipful: 2,
};

// A region with what each god has in it.
type Field = { token: number; sides: Side[] };
type Side = { owner: Seat; figures: number; mortals: number; strength: number; radiant: boolean; majorities: number };

// The bot's eye: how far ahead of its best rival a god is, counting what it holds and what the next Conflict promises.
export const evaluate: Evaluate = (state, seat) => {
  if (state.result) return state.result.winners.includes(seat) ? worthOf.won : -worthOf.won;
  const table = state.table as Table;
  const owner = ownerOf(table, seat);
  if (!table.ranking.includes(owner)) return -worthOf.won;
  const fields = fieldsOf(table);
  // In a Conflict the regions that are through count again only in the next one.
  const next = state.agenda.find((task) => task.do === 'resolveRegion')?.after;
  const due = table.conflict && typeof next === 'number' ? fields.filter(({ token }) => token > next) : [];
  const standing = (god: Seat): number =>
    at(table.devotion, god) +
    promised(table, god, due) +
    means(table, god) * lasting(table) +
    promised(table, god, fields) * nearness(table);
  const rivals = table.ranking.filter((rival) => rival !== owner).map(standing);
  return standing(owner) - 0.7 * Math.max(0, ...rivals);
};

const thinker = oneAhead('greedy', evaluate, { follow: 4 });

// Before the first turn all gods look alike to it, so it takes any.
export const ankh: Bot = {
  id: thinker.id,
  choose: (game, imagined, seat, options, random) =>
    imagined.asking?.task.do === 'chooseGod'
      ? anyAnswer(options, random)
      : thinker.choose(game, imagined, seat, options, random),
};

// What the Conflict would bring this god in these regions if it came now.
function promised(table: Table, owner: Seat, fields: readonly Field[]): number {
  let sum = 0;
  for (const { sides } of fields) sum += promise(table, owner, sides);
  return sum;
}

// What wins later Conflicts: pieces, powers, Followers, cards.
function means(table: Table, owner: Seat): number {
  const god = godOf(table, owner);
  let sum = 0;
  for (const figure of table.figures) {
    if (figure.owner !== owner) continue;
    if (figure.at >= 0) sum += worthOf.figure;
    else sum += worthOf.pool;
    if (isGuardian(figure.kind)) sum += worthOf.guardian;
  }
  const { adjacent } = land(table);
  for (const monument of table.monuments) {
    if (monument.owner === owner) sum += worthOf.monument;
    else if (monument.owner !== NOBODY) continue;
    const beside = at(adjacent, monument.at);
    if (table.figures.some((figure) => figure.owner === owner && beside.includes(figure.at))) sum += worthOf.beside;
  }
  for (const power of god.powers) sum += powerWorth[power];
  for (const card of god.hand) sum += cardWorth[card];
  return sum + worthOf.follower * Math.sqrt(2 * god.followers);
}

function promise(table: Table, owner: Seat, sides: readonly Side[]): number {
  const own = sides.find((side) => side.owner === owner);
  if (!own || own.figures === 0) return 0;
  const god = godOf(table, owner);
  const bonus = own.radiant ? 1 : 0;
  let strongest = 0;
  for (const side of sides) if (side !== own && side.figures > 0) strongest = Math.max(strongest, side.strength);
  if (strongest === 0) return own.majorities + 1 + bonus;
  const lead = own.strength - strongest;
  const chance = 1 / (1 + Math.exp(-lead));
  const reward = 1 + bonus + (god.powers.includes('glorious') ? 2 / (1 + Math.exp(3 - lead)) : 0);
  const comfort = god.powers.includes('magnanimous') && own.figures >= 2 ? 2 : 0;
  return own.majorities + chance * reward + (1 - chance) * (comfort - worthOf.figure * own.mortals);
}

// Each region's sides, worked out once for all gods.
function fieldsOf(table: Table): Field[] {
  const { homes, adjacent } = land(table);
  const regions = new Map<number, Side[]>();
  const sidesAt = (home: number): Side[] => {
    let sides = regions.get(home);
    if (!sides) {
      sides = table.gods.map((_, owner) => ({
        owner,
        figures: 0,
        mortals: 0,
        strength: 0,
        radiant: false,
        majorities: 0,
      }));
      regions.set(home, sides);
    }
    return sides;
  };
  const silent = silenced(table, adjacent);
  table.figures.forEach((figure, id) => {
    if (figure.at < 0) return;
    for (const home of at(homes, figure.at)) {
      const side = at(sidesAt(home), figure.owner);
      side.figures++;
      if (figure.kind !== 'god') side.mortals++;
      if (!silent.has(id)) side.strength += figure.kind === 'god' ? godStrength(table, figure.owner) : 1;
      if (table.radiant.includes(id)) side.radiant = true;
    }
  });
  for (const [home, sides] of regions) {
    const here = table.monuments.filter((monument) => at(homes, monument.at).includes(home));
    for (const type of monumentTypes) {
      const counts = sides.map(
        ({ owner }) => here.filter((monument) => monument.owner === owner && monument.type === type).length,
      );
      const most = Math.max(...counts);
      const holder = counts.indexOf(most);
      if (most > 0 && counts.lastIndexOf(most) === holder) at(sides, holder).majorities++;
    }
    for (const side of sides) if (side.figures > 0) side.strength += support(table, side.owner, here, adjacent);
  }
  return [...regions].map(([home, sides]) => ({ token: tokenOf(table, home), sides }));
}

// Figures beside an enemy Androsphinx have no strength.
function silenced(table: Table, adjacent: readonly (readonly number[])[]): Set<number> {
  const silent = new Set<number>();
  for (const sphinx of table.figures) {
    if (sphinx.kind !== 'androsphinx' || sphinx.at < 0) continue;
    table.figures.forEach((figure, id) => {
      if (figure.owner !== sphinx.owner && at(adjacent, sphinx.at).includes(figure.at)) silent.add(id);
    });
  }
  return silent;
}

function godStrength(table: Table, owner: Seat): number {
  const god = godOf(table, owner);
  const counts: { [type in MonumentType]: number } = { obelisk: 0, temple: 0, pyramid: 0 };
  for (const monument of table.monuments) if (monument.owner === owner) counts[monument.type]++;
  const base = god.powers.includes('resplendent') && Math.max(...Object.values(counts)) >= 3 ? 3 : 1;
  return base + table.captives.filter((captive) => captive.by === owner).length;
}

// Temples with the power, and the best card the god still holds.
function support(
  table: Table,
  owner: Seat,
  monuments: Table['monuments'],
  adjacent: readonly (readonly number[])[],
): number {
  const god = godOf(table, owner);
  let strength = god.hand.includes('chariots') ? 2 : 0.5;
  if (god.powers.includes('templeAttuned')) {
    for (const monument of monuments) {
      if (monument.owner !== owner || monument.type !== 'temple') continue;
      const beside = at(adjacent, monument.at);
      if (table.figures.some((figure) => figure.owner === owner && beside.includes(figure.at))) strength += 2;
    }
  }
  return strength;
}

const conflictsAhead = (table: Table): number =>
  eventTrack.slice(table.event).filter((event) => event.do === 'conflict').length;

// Means are of use while Conflicts are to come.
const lasting = (table: Table): number => Math.min(1, conflictsAhead(table) / 2);

// The next Conflict counts in full when it is the next event, less while others come before it.
function nearness(table: Table): number {
  const until = eventTrack.slice(table.event).findIndex((event) => event.do === 'conflict');
  return until < 0 ? 0 : 1 - 0.1 * until;
}

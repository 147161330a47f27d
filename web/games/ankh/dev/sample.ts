import type { Json, View } from '../../../../shared/engine/index.ts';
import { space } from '../../../../shared/games/ankh/map/egypt.ts';
import { landOf } from '../../../../shared/games/ankh/map/land.ts';
import { cardNames, type GodName } from '../../../../shared/games/ankh/names.ts';
import { middleKingdom } from '../../../../shared/games/ankh/setups/middleKingdom.ts';
import { camelsOf, pieceOf } from '../../../../shared/games/ankh/setups/setup.ts';
import type { Ankh } from '../../../../shared/games/ankh/table.ts';
import type { FigureView, TableView } from '../../../../shared/games/ankh/tableView.ts';

const gods: GodName[] = ['ra', 'isis', 'anubis', 'osiris', 'amun'];
export function sample(players: number, asking: string): View<Ankh> {
  const setup = middleKingdom.find((s) => s.players === players)!;
  const camels = camelsOf(setup);
  const land = landOf(camels);
  const figures: FigureView[] = [];
  const monuments: TableView['monuments'] = [];
  const regions = Object.entries(setup.regions).map(([t, s]) => {
    const r = land.regions.find((r) => r.land.includes(space(s)))!;
    return { token: Number(t), spaces: [...r.land], water: [...r.water], present: [], majorities: {} };
  });
  for (const [at, text] of Object.entries(setup.pieces)) {
    const p = pieceOf(text)!;
    if (p.kind === 'god' || p.kind === 'warrior')
      figures.push({
        id: figures.length,
        kind: p.kind,
        owner: p.player! - 1,
        at: space(at),
        regions: regions.filter((r) => r.spaces.includes(space(at))).map((r) => r.token),
      });
    else monuments.push({ type: p.kind, at: space(at), owner: p.player === null ? null : p.player - 1 });
  }
  figures.push({
    id: 50,
    kind: 'scorpion',
    owner: 1,
    at: space('5,8'),
    regions: [2],
    claws: [space('5,7'), space('4,8')],
  });
  figures.push({ id: 51, kind: 'apep', owner: 2, at: space('6,3'), regions: [1] });
  figures.push({ id: 52, kind: 'mummy', owner: 0, at: space('4,4'), regions: [1], radiant: true });
  const table: TableView = {
    players,
    setup: 'middleKingdom',
    first: 0,
    phase: 'turn',
    turn: { player: 0, taken: [] },
    gods: Array.from({ length: players }, (_, seat) => ({
      seat,
      god: gods[seat]!,
      abilities: [gods[seat]!],
      fate: 'inPlay',
      partner: null,
      devotion: [7, 4, 4, 12, 22][seat]!,
      rank: seat + 1,
      followers: 3 + seat,
      tokens: 6,
      powers: ['revered', 'inspiring', 'pyramidAttuned'],
      hand: cardNames.slice(2),
      used: cardNames.slice(0, 2),
      pool: { warrior: 3, mummy: 1 },
      bases: { small: 1, large: 2 },
      captives: seat === 2 ? [0, 1] : [],
      suns: gods[seat] === 'ra' ? 2 : null,
      underworld: gods[seat] === 'osiris' ? 1 : null,
      canAnnounce: false,
      gain: 2,
    })),
    guardians: [
      { name: 'satet', level: 1, size: 'small', left: 2 },
      { name: 'mummy', level: 2, size: 'small', left: 1 },
      { name: 'scorpion', level: 3, size: 'large', left: 0 },
    ],
    figures,
    monuments,
    gates: [{ at: space('2,3'), owner: 3 % players }],
    camels,
    regions,
    supply: { monuments: { obelisk: 6, temple: 7, pyramid: 5 }, camels: 20, tokens: [6, 7, 8] },
    devotion: {
      top: 31,
      lastRed: 20,
      stacks: [
        { at: 4, seats: [1, 2] },
        { at: 7, seats: [0] },
        { at: 12, seats: [3] },
        { at: 22, seats: [4] },
      ].map((s) => ({ ...s, seats: s.seats.filter((x) => x < players) })),
    },
    actions: {
      move: { at: 2, start: 0, end: 6 },
      summon: { at: 5, start: 0, end: 6 },
      gain: { at: 4, start: 0, end: 6 },
      unlock: { at: 1, start: 0, end: 5 },
    },
    event: 6,
    conflict: null,
    battle: null,
  };
  let of: Json[] = [];
  let task: View['asking'] extends infer Q ? any : never;
  if (asking === 'moveFigures') {
    task = { do: asking, moved: [] };
    of = [
      'done',
      ...[0, 1, 2].flatMap((f) => [10, 11, 12, 20, 21, 22, 23, 33, 34, 42, 43].map((to) => ({ figure: f, to }))),
    ];
  } else if (asking === 'layCaravan') {
    task = { do: asking, line: [] };
    of = ['decline', ...land.openings];
  } else {
    task = { do: 'firstAction', gain: 2, unlock: { level: 2, cost: 2 }, triggers: ['summon'] };
    of = ['move', 'summon', 'gain', 'unlock'];
  }
  return {
    game: 'ankh',
    rules: 1,
    options: {} as any,
    seats: players,
    seq: 40,
    you: 0,
    result: null,
    fairness: { commitment: '', nonces: [] },
    table,
    asking: { task, since: 40, secret: false, seats: [0], awaited: [0], options: { kind: 'one', of } },
  };
}

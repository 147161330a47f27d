import { clone, type View } from '../../../../shared/engine/index.ts';
import { building, DESERT_MONSTER, NOTHING, PLAIN_MONSTER } from '../../../../shared/games/theocratia/content/names.ts';
import type { HexView, Table, Theocratia } from '../../../../shared/games/theocratia/table.ts';

// Stands for a card these eyes can't see; which one it is changes nothing that is foretold.
const someCard = 'absolution';
const unknown = (count: number): string[] => new Array<string>(count).fill(someCard);

// The table behind a view, as far as these eyes can know it.
export function tableOf({ table: seen, options }: View<Theocratia>): Table {
  const { hexes, players, civs, deck, rounds, turns, next, blackWaiting, ...same } = seen;
  return clone({
    ...same,
    opening: seen.order,
    unmoved: options.unmoved,
    players: players.map(({ cards, hand, malusPoints, standing, ...player }) => ({
      ...player,
      hand: hand ?? unknown(cards),
    })),
    civs: civs.map(({ value, spaces, size, ...civ }) => civ),
    ground: hexes.map(({ ground }) => ground),
    tiles: hexes.map(({ tile }) => (tile === null ? 0 : tile === 'start' ? 1 : 2)),
    crystals: hexes.map(({ crystal }) => crystal ?? NOTHING),
    pieces: hexes.map(pieceOn),
    deck: unknown(deck),
  });
}

function pieceOn({ building: stands, monster }: HexView): number {
  if (stands) return building(stands.civ, stands.kind);
  if (monster) return monster === 'desert' ? DESERT_MONSTER : PLAIN_MONSTER;
  return NOTHING;
}

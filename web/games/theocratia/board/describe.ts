import { COLOURS } from '../../../../shared/games/theocratia/content/names.ts';
import type { HexView } from '../../../../shared/games/theocratia/table.ts';
import { at } from '../../../../shared/hex/table.ts';
import type { TheocratiaWords } from '../words/index.ts';

export type Described = { name: string; ground: string; owner: string | undefined; here: string[] };

// What a hex is, whose, and what is there.
export function describeHex(hex: HexView, names: readonly string[], words: TheocratiaWords): Described {
  const { map, names: of } = words;
  const here: string[] = [];
  if (hex.building) here.push(map.building(at(of.civs, hex.building.civ), at(of.kinds, hex.building.kind)));
  if (hex.monster) here.push(map.monster[hex.monster]);
  if (hex.crystal !== null) here.push(map.crystal(at(of.crystals, hex.crystal)));
  return {
    name: hex.label,
    ground: [at(of.grounds, hex.ground), hex.tile && map.tile[hex.tile]].filter(Boolean).join(' '),
    owner: ownerIn(hex, names, words),
    here,
  };
}

function ownerIn({ owner, ground }: HexView, names: readonly string[], { map, names: of }: TheocratiaWords) {
  if (owner !== null) return map.of(names[owner] ?? '');
  return ground < COLOURS.length ? map.nobody(at(of.colours, ground)) : undefined;
}

export function spoken({ name, ground, owner, here }: Described, words: TheocratiaWords): string {
  const place = [name, ground, owner].filter(Boolean).join(', ');
  return `${place}: ${here.length > 0 ? words.list(here) : words.map.empty}`;
}

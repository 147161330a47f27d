import { egypt, terrain } from '../../../../shared/games/ankh/map/egypt.ts';
import { landOf } from '../../../../shared/games/ankh/map/land.ts';
import type { TableView } from '../../../../shared/games/ankh/tableView.ts';
import { place } from '../../../../shared/games/ankh/texts/place.ts';
import { at } from '../../../../shared/hex/table.ts';
import type { AnkhWords } from '../words/index.ts';

export type Described = { name: string; ground: string; here: string[]; beside: string[] };

// What a space is, who stands there and which monuments are adjacent.
export function describeSpaces(table: TableView, words: AnkhWords): readonly Described[] {
  const { map, names } = words;
  const god = (seat: number) => names.gods[table.gods[seat]?.god ?? 'amun'];
  const here = egypt.names.map((): string[] => []);
  const stone = new Map<number, string>();
  for (const { type, at: space, owner } of table.monuments) {
    const what = words.monuments[type];
    const text = owner === null ? map.neutral(what) : map.of(god(owner), what);
    stone.set(space, text);
    at(here, space).push(text);
  }
  for (const { kind, owner, at: space, radiant } of table.figures) {
    if (typeof space !== 'number') continue;
    const what = kind === 'god' ? god(owner) : map.of(god(owner), names.figures[kind].bare);
    at(here, space).push(radiant ? `${what} ${map.radiant}` : what);
  }
  for (const gate of table.gates) at(here, gate.at).push(map.gate);
  const { adjacent } = landOf(table.camels);
  const tokens = egypt.names.map((): number[] => []);
  for (const { token, spaces, water } of table.regions) {
    for (const space of [...spaces, ...water]) at(tokens, space).push(token);
  }
  return egypt.names.map((_, space) => ({
    name: place(space),
    ground: [map.terrain[at(terrain, space)], ...at(tokens, space).map(map.region)].join(', '),
    here: at(here, space),
    beside: at(adjacent, space).flatMap((next) => stone.get(next) ?? []),
  }));
}

export function spoken({ name, ground, here, beside }: Described, words: AnkhWords): string {
  const there = here.length > 0 ? words.list(here) : words.map.empty;
  const near = beside.length > 0 ? `; ${words.map.beside(words.list(beside))}` : '';
  return `${name}, ${ground}: ${there}${near}`;
}

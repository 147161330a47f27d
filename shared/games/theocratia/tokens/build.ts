import { one, only, type Step } from '../../../engine/index.ts';
import { places, raise } from '../actions/expand.ts';
import { BARRACK, FACTORY, HOUSE } from '../content/names.ts';
import { civAt } from '../owning.ts';
import type { G, Of, Place, Theocratia } from '../table.ts';
import type { Token } from './token.ts';

const token = (id: string, kind: number): Token => ({
  id,
  take(g, seat, civ) {
    const isPossible = civAt(g.table, civ).area[kind] !== 0 && sites(g, seat, civ).length > 0;
    if (isPossible) g.add({ do: 'tokenBuild', seat, civ, kind });
    else g.emit({ type: 'nothing', seat, why: id });
  },
});

export const builds: readonly Token[] = [
  token('buildHouse', HOUSE),
  token('buildFactory', FACTORY),
  token('buildBarrack', BARRACK),
];

const sites = (g: G, seat: number, civ: number): Place[] => places(g, seat, civ, 1);

// Put down as an Expand puts a House, with a tile or without; a Factory or Barrack needs no House and produces nothing.
export const tokenBuild: Step<Theocratia, Of<'tokenBuild'>, Place> = {
  ask: (_, { seat }) => [seat],
  options: (g, { seat, civ }) => one(sites(g, seat, civ)),
  resolve(g, { civ, kind }, answers) {
    const [seat, place] = only(answers);
    raise(g, seat, civ, kind, place, 'token');
  },
};

import { one, only, type Step } from '../../../engine/index.ts';
import { produce, upgrade } from '../actions/upgrade.ts';
import { BARRACK, FACTORY, HOUSE } from '../content/names.ts';
import { arm, rewardDeed } from '../gains.ts';
import { civAt, owned, ownsAny } from '../owning.ts';
import type { Of, Theocratia } from '../table.ts';
import type { Token } from './token.ts';

const token = (id: string, kind: number): Token => ({
  id,
  take(g, seat, civ) {
    const isPossible = civAt(g.table, civ).area[kind] !== 0 && ownsAny(g.table, seat, civ, HOUSE);
    if (isPossible) g.add({ do: 'tokenUpgrade', seat, civ, kind });
    else g.emit({ type: 'nothing', seat, why: id });
  },
});

export const upgrades: readonly Token[] = [token('upgradeFactory', FACTORY), token('upgradeBarrack', BARRACK)];

// One of the player's Houses of the Civ becomes the building, and the new building alone produces.
export const tokenUpgrade: Step<Theocratia, Of<'tokenUpgrade'>, { hex: number }> = {
  ask: (_, { seat }) => [seat],
  options: (g, { seat, civ }) => one(owned(g.table, seat, civ, HOUSE).map((hex) => ({ hex }))),
  resolve(g, { civ, kind }, answers) {
    const [seat, { hex }] = only(answers);
    upgrade(g, seat, civ, kind, hex, 'token');
    if (kind === FACTORY) produce(g, hex);
    else arm(g, civ, 1, 'token');
    rewardDeed(g, seat, civ, kind === FACTORY ? 'factory' : 'barrack');
  },
};

// Not the whole kernel: the page that makes a table draws setups, too.
import { RulesError } from '../../../engine/refusal.ts';
import type { SetupName } from '../names.ts';
import type { Options } from '../options.ts';
import { middleKingdom } from './middleKingdom.ts';
import { oldKingdom } from './oldKingdom.ts';
import { peoplesRevolt } from './peoplesRevolt.ts';
import type { Setup } from './setup.ts';

export const setups: { readonly [name in SetupName]: readonly Setup[] } = { middleKingdom, oldKingdom, peoplesRevolt };

// The setup a table is played with: one of the box for that many players, or the one written into its options.
export function setupFor(options: Options, players: number): Setup {
  const { setup } = options;
  if (typeof setup !== 'string') {
    if (setup.players !== players)
      throw new RulesError(`'${setup.name}' is laid out for ${setup.players} players, not ${players}`);
    return setup;
  }
  const found = setups[setup].find((one) => one.players === players);
  if (!found) throw new RulesError(`${setup} is for 2 to 5 players, not ${players}`);
  return found;
}

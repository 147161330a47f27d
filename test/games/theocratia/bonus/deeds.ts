import type { Json } from '../../../../shared/engine/index.ts';
import type { Written } from '../../../../shared/games/theocratia/notation/index.ts';
import { four, hex, homes, Scene } from '../scene.ts';

type Bonus = NonNullable<Written['bonuses']>[number];
const cards = ['expansion', 'factory', 'barrack', 'pyramid', 'holidayWar'] as const;
const map = { ...homes, '3,-4': 'magenta house', '1,-1': 'magenta house', '3,-3': 'magenta barrack' };
const group = { ...homes, '3,-4': 'magenta factory', '3,-3': 'magenta house' };

// What Red may do with Magenta, and the Worship it brings by itself.
export const deeds: { [deed: string]: { die: number; move: Json; worship: number; token?: string } } = {
  expand: { die: 3, move: { do: 'expand', hex: hex('2,-2'), tile: 'start' }, worship: 0 },
  factory: { die: 4, move: { do: 'factory', hex: hex('3,-4') }, worship: 0 },
  barrack: { die: 5, move: { do: 'barrack', hex: hex('3,-4') }, worship: 0 },
  pyramid: { die: 4, move: { do: 'pyramid', hex: hex('3,-4') }, worship: 1, token: 'cosmo5' },
  holiday: { die: 1, move: { do: 'holiday' }, worship: 3 },
  war: { die: 2, move: { do: 'war', hex: hex('0,-4') }, worship: 1 },
  convert: { die: 2, move: { do: 'convert', hex: hex('2,2'), tile: 'start' }, worship: 1 },
};

// How much more Worship of Magenta Red has for the deed than without a bonus, in a round that shows this card.
export function extra(bonus: Bonus, deed: string, round = 2): number {
  const { die, move, worship, token } = deeds[deed]!;
  const others = cards.filter((card) => card !== bonus);
  const scene = Scene.acting('red', `magenta ${die}`, 'magenta', {
    round,
    bonuses: [others[0]!, bonus, ...others.slice(1)],
    map: deed === 'pyramid' ? group : map,
    players: [{ ...four[0]!, cosmo: 9 }, ...four.slice(1)],
    civs: { magenta: { supply: 3, crystals: { green: 9 } } },
  });
  scene.answer('red', move);
  if (scene.asks === 'holiday red')
    scene.answer(
      'red',
      [1, 2, 3, 4, 5].map((n) => ({ crystal: 4, n })),
    );
  if (token !== undefined) scene.answer('red', { token });
  return scene.priest('red', 'magenta') + 1 - worship;
}

// The deeds this card rewards in its own round.
export const rewarded = (bonus: Bonus): string[] => Object.keys(deeds).filter((deed) => extra(bonus, deed) === 1);

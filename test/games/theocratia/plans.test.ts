import { describe, expect, it } from 'vitest';
import type { Json } from '../../../shared/engine/index.ts';
import type { Written } from '../../../shared/games/theocratia/notation/index.ts';
import { four, homes, Scene } from './scene.ts';

type Given = Omit<Partial<Written>, 'game'>;
type Red = Partial<Written['players'][number]>;
const bare = Object.fromEntries(Object.entries(homes).filter(([, what]) => !what.endsWith('monster')));
// A Civ of size 4, none of it Red's: no Factory and no Barrack can be built for Red.
const large = { ...homes, '3,-3': 'magenta house', '1,-3': 'magenta house' };
const feast = { crystals: { green: 9 } };

const idle = { crystals: {} };
const civs = { magenta: feast, turquoise: idle, violet: idle, pink: idle };
const civNames = ['magenta', 'turquoise', 'violet', 'pink'];

// Red is about to draft; with a 1 on the table the turn is not stuck.
const drafting = (die: string, red: Red, given: Given = {}): Scene =>
  Scene.drafting('red', {
    dice: [die, 'violet 1'],
    players: [{ ...four[0]!, ...red }, ...four.slice(1)],
    ...given,
    civs: { ...civs, ...given.civs },
  });
const draft = (die: string): Json => {
  const [civ = '', face = ''] = die.split(' ');
  return { draft: [civNames.indexOf(civ), Number(face)] };
};
const drafted = (die: string, red: Red, given: Given = {}): Scene =>
  drafting(die, red, given).answer('red', draft(die));

// A 4 on Magenta's row, where Red owns no House: only a Holiday can follow. With nothing else to do it is put there by itself.
const four4: Json = { civ: 0, face: 4 };
const fits = (scene: Scene, die: string): boolean => {
  if (!scene.offers('red', draft(die))) return false;
  const before = scene.civ('magenta').row.length;
  scene.answer('red', draft(die));
  return scene.civ('magenta').row.length > before || scene.offers('red', four4);
};
const canCelebrate = (die: string, red: Red, given: Given = {}): boolean => fits(drafting(die, red, given), die);

describe('a die may be placed only where something can follow', () => {
  it.each([
    ['nothing without a card', { cosmo: 5 }, false],
    ['a card', { cosmo: 5, hand: ['muster'] }, true],
    ['two cards where the bonus must pay too', { cosmo: 1, hand: ['muster', 'muster'] }, true],
  ] as const)('a Holiday with a die of another colour: %s', (_, red, offered) => {
    expect(drafted('pink 4', { ...red, hand: [...('hand' in red ? red.hand : [])] }).offers('red', four4)).toBe(
      offered,
    );
  });

  it('not a Holiday that one card can’t both allow and pay for', () => {
    const pink = (hand: 'muster'[]) => drafting('pink 4', { cosmo: 1, hand }).offers('red', draft('pink 4'));
    expect(pink(['muster'])).toBe(false);
    expect(pink(['muster', 'muster'])).toBe(true);
  });

  it('a Holiday that the bonus under a matching die pays', () => {
    expect(canCelebrate('magenta 4', { cosmo: 0 })).toBe(true);
    const second = { civs: { magenta: { ...feast, row: ['pink 1'] } } };
    expect(canCelebrate('magenta 4', { cosmo: 1 }, second)).toBe(true);
    expect(canCelebrate('magenta 4', { cosmo: 0 }, second)).toBe(false);
  });

  it('a Holiday that the bonus pays when it comes twice', () => {
    const blessed = () => drafting('magenta 4', { cosmo: 0, hand: ['secondBlessing'] }, { map: large });
    expect(fits(blessed(), 'magenta 4')).toBe(false);
    expect(fits(blessed().answer('red', { play: 'secondBlessing' }), 'magenta 4')).toBe(true);
  });

  it('a Holiday that a card makes affordable: cheaper, or by the Cosmo it brings', () => {
    const last = { civs: { magenta: { ...feast, row: ['pink 1', 'pink 2'] } } }; // no Cosmo lies under the third space
    expect(canCelebrate('magenta 4', { cosmo: 1, hand: ['muster'] }, last)).toBe(false);
    expect(canCelebrate('magenta 4', { cosmo: 1, hand: ['pureRite'] }, last)).toBe(true);
    expect(canCelebrate('magenta 4', { cosmo: 0, hand: ['modestFeast'] }, last)).toBe(true);
  });

  it('a Holiday after turning the die, with what is left', () => {
    const scene = drafted('magenta 4', { cosmo: 3 }, { map: large });
    expect(scene.offers('red', four4)).toBe(true); // 3 and 2 for a size of 4
    expect(scene.offers('red', { civ: 0, face: 5, cost: 2 })).toBe(false); // 1 and 2
  });

  it('never a Holiday after Divination', () => {
    const scene = drafted('magenta 6', { cosmo: 9 });
    expect(scene.offers('red', { civ: 0, face: 6 })).toBe(true);
    expect(scene.offers('red', four4)).toBe(false);
  });

  it('no die becomes a 6, a Holiday or not', () => {
    const scene = drafted('magenta 5', { cosmo: 9 });
    expect(scene.offers('red', { civ: 0, face: 5 })).toBe(true);
    expect(scene.options('red').some((one) => JSON.stringify(one).includes('"face":6'))).toBe(false);
  });

  it('the fewest cards count: one Forced March for the War, the other against the same number', () => {
    const scene = drafted(
      'violet 2',
      { hand: ['forcedMarch', 'forcedMarch'] },
      {
        map: { ...bare, '2,-2': 'magenta house' },
        civs: { turquoise: { supply: 1, crystals: {}, row: ['pink 2'] } },
      },
    );
    expect(scene.offers('red', { civ: 1, face: 2, repeat: true })).toBe(true);
  });

  it('the turn is stuck where only the same number could be used', () => {
    const scene = Scene.drafting('red', {
      dice: ['magenta 1', 'violet 1'],
      players: [{ ...four[0]!, cosmo: 0 }, ...four.slice(1)],
      civs: {
        magenta: { crystals: {}, row: ['pink 1'] },
        turquoise: { crystals: {}, row: ['pink 1'] },
        violet: { crystals: {}, row: ['turquoise 1'] },
        pink: { crystals: {}, row: ['turquoise 1'] },
      },
    });
    expect(scene.answer('red', { draft: [0, 1] }).told('lostDie')).toHaveLength(1);
  });
});

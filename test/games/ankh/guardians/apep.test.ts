import { describe, expect, it } from 'vitest';
import type { GodName, GuardianName, PowerName } from '../../../../shared/games/ankh/names.ts';
import { action, battle, sceneOf, summoned } from '../scene.ts';

const guardians = ['satet', 'apep', 'scorpion'] as GuardianName[];

describe('Apep (p. 31)', () => {
  it('is summoned on any water space, or like others on land', () => {
    const scene = action('summon', {
      gods: ['amun', 'isis'],
      guardians,
      board: { '2,5': 'amun', '8,6': 'isis' },
      pools: { amun: ['apep'] },
    });
    const targets = scene.targets('amun', 'apep');
    expect(targets).toHaveLength(19 + 6);
    expect(targets).toContain('6,4');
    expect(scene.targets('amun', 'warrior')).toHaveLength(6);
  });

  it('can’t move into water', () => {
    const scene = action('move', {
      gods: ['amun', 'isis'],
      guardians,
      board: { '6,4': 'amun apep', '2,5': 'amun', '8,6': 'isis' },
    });
    expect(scene.movesOf('amun', '6,4')).not.toContain('6,3');
    expect(scene.movesOf('amun', '6,4')).toContain('5,3');
  });

  it('counts as extra of a Pyramid only beside one, else as the usual figure', () => {
    const position = {
      gods: ['amun', 'isis'] as GodName[],
      guardians,
      board: { '8,2': 'amun', '7,3': 'amun pyramid', '8,6': 'isis' },
      pools: { amun: ['apep'] },
      powers: { amun: ['revered', 'inspiring', 'pyramidAttuned'] as PowerName[] },
    };
    const near = action('summon', position);
    near.answer('amun', summoned('apep', '6,3')); // water beside the Pyramid
    expect(near.offers('amun', summoned('warrior', '8,1'))).toBe(true); // the usual figure is still to come
    const far = action('summon', position);
    far.answer('amun', summoned('apep', '0,6'));
    expect(far.offers('amun', summoned('warrior', '8,1'))).toBe(false);
    expect(far.offers('amun', summoned('warrior', '7,4'))).toBe(true); // beside the Pyramid
  });

  it('in the water of two regions it fights in both, while it lives', () => {
    const scene = sceneOf({
      gods: ['amun', 'isis'],
      guardians,
      board: { '6,4': 'amun apep', '2,5': 'amun', '8,2': 'isis', '8,6': 'isis warrior' },
      event: 4,
      agenda: [{ do: 'conflict' }, { do: 'endTurn' }],
    });
    scene.answer('amun', 'one');
    scene.play({ amun: 'chariots', isis: 'cycle' }); // West: Amun wins
    expect(scene.table.battle?.region).toBe(2);
    scene.answer('amun', 'one');
    scene.play({ amun: 'cycle', isis: 'chariots' }); // East: it dies
    expect(scene.pool('amun', 'apep')).toBe(1);
  });

  it('killed in the first region, it is not in the second', () => {
    const scene = sceneOf({
      gods: ['amun', 'isis'],
      guardians,
      board: { '6,4': 'amun apep', '2,5': 'amun', '8,2': 'isis', '8,6': 'isis warrior' },
      event: 4,
      agenda: [{ do: 'conflict' }, { do: 'endTurn' }],
    });
    scene.answer('amun', 'one');
    const events = scene.play({ amun: 'cycle', isis: 'chariots' });
    expect(events).toContainEqual({ type: 'dominated', seat: 1, region: 2 });
  });

  it('counts for Omnipresent in each region', () => {
    const scene = battle(1, {
      gods: ['osiris', 'isis'],
      guardians,
      board: { '6,4': 'osiris apep', '2,5': 'osiris', '8,2': 'isis' },
    });
    const counted = sceneOf({
      gods: ['osiris', 'isis'],
      guardians,
      board: { '6,4': 'osiris apep', '2,5': 'osiris', '8,2': 'isis' },
      powers: { osiris: ['omnipresent'] },
      conflict: { number: 1, tiebreaker: 'osiris' },
      agenda: [{ do: 'omnipresence' }, { do: 'endTurn' }],
    });
    expect(scene.table.battle?.sides).toEqual([1, 0]);
    expect(counted.god('osiris').followers).toBe(4);
  });
});

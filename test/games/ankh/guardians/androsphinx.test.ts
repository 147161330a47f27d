import { describe, expect, it } from 'vitest';
import type { GuardianName } from '../../../../shared/games/ankh/names.ts';
import { battle, sum } from '../scene.ts';

const guardians = ['satet', 'apep', 'androsphinx'] as GuardianName[];
const strengths = (scene: ReturnType<typeof battle>) => scene.table.battle!.strength.map(sum);

describe('Androsphinx (p. 31)', () => {
  it('robs enemy figures beside it of their strength, Gods and what makes them greater too', () => {
    const scene = battle(3, {
      gods: ['osiris', 'anubis'],
      guardians,
      board: {
        '2,5': 'osiris androsphinx',
        '1,2': 'osiris',
        '2,4': 'anubis',
        '1,5': 'anubis warrior',
        '1,8': 'anubis warrior',
      },
      captives: { anubis: ['osiris', 'osiris'] },
    });
    // Anubis: 3 figures + 2 for the God, less 3 for the God and 1 for the Warrior beside it.
    expect(strengths(scene)).toEqual([2, 1]);
  });

  it('robs none of its owner’s', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis'],
      guardians,
      board: { '2,5': 'osiris androsphinx', '2,4': 'osiris', '1,5': 'osiris warrior', '1,8': 'isis' },
    });
    expect(strengths(scene)).toEqual([3, 1]);
  });

  it('two enemy ones side by side cancel each other', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis', 'ra'],
      guardians,
      board: { '2,5': 'osiris androsphinx', '2,4': 'isis androsphinx', '1,8': 'osiris', '1,2': 'isis', '8,8': 'ra' },
    });
    expect(strengths(scene).slice(0, 2)).toEqual([1, 1]);
  });

  it('does not reach across a river', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis'],
      guardians,
      board: { '4,4': 'osiris androsphinx', '3,4': 'isis', '1,8': 'osiris' },
    });
    expect(strengths(scene)).toEqual([1, 1]);
  });

  it('a neutralised figure in water counts in none of its Battles', () => {
    // Apep in 6,4 (West and East), the Androsphinx beside it in the West, the Battle in the East.
    const scene = battle(2, {
      gods: ['osiris', 'isis'],
      guardians,
      board: { '6,4': 'isis apep', '5,4': 'osiris androsphinx', '2,5': 'isis', '8,8': 'osiris' },
    });
    expect(strengths(scene)).toEqual([1, 0]);
  });

  it('leaves Temple Attuned to a neutralised figure', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis'],
      guardians,
      board: { '2,5': 'osiris androsphinx', '1,8': 'osiris', '2,4': 'isis', '1,4': 'isis temple' },
      powers: { isis: ['revered', 'inspiring', 'templeAttuned'] },
    });
    expect(strengths(scene)).toEqual([2, 2]);
  });
});

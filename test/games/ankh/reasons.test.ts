import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Json, load, type Task, type View, viewFor } from '../../../shared/engine/index.ts';
import { ankh } from '../../../shared/games/ankh/ankh.ts';
import type { PowerName } from '../../../shared/games/ankh/names.ts';
import type { Ankh } from '../../../shared/games/ankh/table.ts';
import { texts as en } from '../../../shared/games/ankh/texts/en.ts';
import { texts as es } from '../../../shared/games/ankh/texts/es.ts';
import { battle, type Scene, sceneOf } from './scene.ts';

const names = ['Anna', 'Bruno'];

// What is asked and what an option would do, as the one who is asked reads it.
function read({ state }: Scene, seat: number, option: Json): [task: Task, ...sentences: string[]] {
  const view = viewFor(ankh, state, seat) as View<Ankh>;
  const { task } = view.asking!;
  return [task, en.question(task, view, names), es.question(task, view, names), en.option(task, option, view, names)];
}

describe('a cost or a gain comes with its reasons', () => {
  it('Gain Followers and Unlock, before they are chosen', () => {
    const scene = sceneOf({
      gods: ['ra', 'isis'],
      board: { '2,5': 'ra', '2,4': 'temple', '2,6': 'ra obelisk', '8,6': 'isis' },
      powers: { ra: ['revered', 'inspiring'] },
    });
    const [task, , , gain] = read(scene, 0, 'gain');
    expect(task.gain).toEqual([
      { because: 'monuments', amount: 2 },
      { because: 'revered', amount: 1 },
    ]);
    expect(task.unlock).toEqual({ level: 2, cost: [{ because: 'level', amount: 2 }] });
    expect(gain).toContain('+3 (2 monuments + 1 Revered)');
    expect(read(scene, 0, 'unlock')[3]).toContain('level 2, 2 Followers');
  });

  it('unlocking', () => {
    const scene = sceneOf({
      gods: ['ra', 'isis'],
      board: { '2,5': 'ra', '8,6': 'isis' },
      followers: { ra: 3 },
      powers: { ra: ['revered', 'inspiring'] },
      agenda: [{ do: 'unlock' }, { do: 'endTurn' }],
    });
    const [task, english] = read(scene, 0, 'resplendent');
    expect(task.cost).toEqual([{ because: 'level', amount: 2 }]);
    expect(english).toBe('Unlock a power of level 2 for 2 Followers.');
  });

  it('building, paid and Inspiring', () => {
    const position = {
      gods: ['ra' as const, 'isis' as const],
      board: { '2,5': 'ra', '2,7': 'isis' },
      followers: { ra: 3 },
    };
    const paid = battle(3, position);
    paid.play({ ra: 'build', isis: 'cycle' });
    expect(read(paid, 0, 'decline').slice(0, 2)).toEqual([
      expect.objectContaining({ cost: [{ because: 'build', amount: 3 }] }),
      'Build a monument in region 3 for 3 Followers?',
    ]);
    const free = battle(3, { ...position, powers: { ra: ['inspiring'] } });
    free.play({ ra: 'build', isis: 'cycle' });
    const [task, english, spanish] = read(free, 0, 'decline');
    expect(task.cost).toEqual([
      { because: 'build', amount: 3 },
      { because: 'inspiring', amount: -3 },
    ]);
    expect(english).toBe('Build a monument in region 3 for free (3 Build Monument − 3 Inspiring)?');
    expect(spanish).toMatch(/gratis \(3 .* − 3 .*\)\?$/);
  });

  it('worship, with what Bountiful adds in the red', () => {
    const six: PowerName[] = ['revered', 'inspiring', 'resplendent', 'templeAttuned', 'worshipful', 'bountiful'];
    const scene = battle(3, {
      gods: ['isis', 'ra'],
      board: { '2,5': 'isis', '2,7': 'ra', '1,7': 'ra warrior' },
      powers: { isis: six },
      followers: { isis: 2 },
    });
    scene.play({ isis: 'cycle', ra: 'chariots' });
    const [task, english] = read(scene, 0, 'sacrifice');
    expect(task).toMatchObject({ cost: [{ because: 'worshipful', amount: 2 }] });
    expect(english).toBe('Sacrifice 2 Followers for 2 Devotion (1 Worshipful + 1 Bountiful)?');
    scene.answer('isis', 'sacrifice');
    expect(scene.devotion('isis')).toBe(2);
  });

  it.each(['firstAction', 'secondAction', 'unlockPower', 'buildMonument', 'worship'])(
    'a game stored at %s before costs had parts is lifted',
    (step) => {
      const stored = JSON.parse(readFileSync(new URL(`../../states/ankh/${step}.json`, import.meta.url), 'utf8'));
      expect(stored.shape).toBe(0);
      const state = load(ankh, stored);
      const seat = state.asking!.seats[0]!;
      const view = viewFor(ankh, state, seat) as View<Ankh>;
      expect(en.question(view.asking!.task, view, names)).not.toMatch(/undefined|NaN/);
      const parts = [state.asking?.task.cost ?? state.asking?.task.gain].flat();
      expect(parts).toEqual(parts.map(() => ({ because: expect.any(String), amount: expect.any(Number) })));
    },
  );
});

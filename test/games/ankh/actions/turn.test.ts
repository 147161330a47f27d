import { describe, expect, it } from 'vitest';
import { sceneOf } from '../scene.ts';

const board = { '4,3': 'amun', '7,6': 'isis', '2,5': 'ra', '5,4': 'amun temple', '3,0': 'pyramid' };
const gods = ['amun', 'isis', 'ra'] as const;

describe('Actions (p. 14)', () => {
  it('example: after Summon only Gain or Unlock; Unlock triggers the Conflict once it is resolved', () => {
    const scene = sceneOf({ gods: [...gods], board, event: 3, markers: { unlock: 4 }, followers: { amun: 1 } });
    expect(scene.options('amun')).toEqual(['move', 'summon', 'gain', 'unlock']);
    scene.answer('amun', 'summon');
    scene.answer('amun', 'done');
    expect(scene.asks).toBe('secondAction amun');
    expect(scene.options('amun')).toEqual(['gain', 'unlock']);
    expect(scene.refused('amun', 'move')).toEqual({ why: 'higherLine', first: 'summon' });
    expect(scene.refused('amun', 'summon')).toEqual({ why: 'higherLine', first: 'summon' });
    scene.answer('amun', 'unlock');
    expect(scene.asks).toBe('unlockPower amun');
    expect(scene.table.conflict).toBeNull();
    const events = scene.answer('amun', 'inspiring').map((event) => event.type);
    expect(events.indexOf('unlocked')).toBeLessThan(events.indexOf('conflictBegan'));
  });

  it('a second action must be taken: the one that is left is taken by itself', () => {
    const alone = { '4,3': 'amun', '7,6': 'isis', '2,5': 'ra' };
    const scene = sceneOf({ gods: [...gods], board: alone, followers: { amun: 0 } });
    const events = scene.answer('amun', 'gain');
    expect(events).toContainEqual({ type: 'actionTaken', player: 0, action: 'unlock', nth: 2, triggers: false });
    expect(scene.table.markers).toMatchObject({ gain: 3, unlock: 3 });
    expect(scene.asks).toBe('firstAction isis');
  });

  it('Unlock first is the only action of a turn', () => {
    const scene = sceneOf({ gods: [...gods], board, followers: { amun: 0 } });
    scene.answer('amun', 'unlock');
    expect(scene.asks).toBe('firstAction isis');
  });

  it('tells before the choice what it brings', () => {
    const scene = sceneOf({ gods: [...gods], board, markers: { gain: 5 }, powers: { amun: ['revered'] } });
    expect(scene.state.asking?.task).toMatchObject({
      gain: [
        { because: 'monuments', amount: 1 },
        { because: 'revered', amount: 1 },
      ],
      unlock: { level: 1, cost: [{ because: 'level', amount: 1 }] },
      triggers: ['gain'],
    });
  });
});

describe('Events (p. 19)', () => {
  it('example: Gain as first action triggers Control Monument after its Followers, the marker goes back, the turn ends', () => {
    const scene = sceneOf({
      gods: ['isis', 'amun', 'ra'],
      board: { '2,5': 'isis', '7,6': 'amun', '3,3': 'ra', '3,5': 'temple', '1,5': 'pyramid' },
      markers: { gain: 5 },
    });
    const events = scene.answer('isis', 'gain').map((event) => event.type);
    expect(events).toEqual(['actionTaken', 'followersGained', 'eventTriggered']);
    expect(scene.asks).toBe('chooseMonument isis');
    scene.answer('isis', scene.options('isis')[0]!);
    expect(scene.table.event).toBe(1);
    expect(scene.table.markers.gain).toBe(2);
    expect(scene.asks).toBe('firstAction amun');
  });

  it.each([
    [2, 3, 2],
    [3, 4, 3],
    [4, 5, 4],
    [5, 6, 5],
  ])('with %i players the white space is %i uses away, for Unlock %i', (players, uses, unlocks) => {
    const names = (['amun', 'anubis', 'isis', 'osiris', 'ra'] as const).slice(0, players);
    const spaces = ['4,3', '5,3', '7,6', '8,6', '2,5'];
    const scene = sceneOf({
      gods: [...names],
      board: Object.fromEntries(names.map((god, i) => [spaces[i]!, god])),
    });
    const { actions } = { actions: scene.table.markers };
    expect([6 - actions.move, 6 - actions.summon, 6 - actions.gain, 5 - actions.unlock]).toEqual([
      uses,
      uses,
      uses,
      unlocks,
    ]);
  });

  it('the track holds 10 Control Monuments, 3 Camel Caravans and 5 Conflicts', async () => {
    const { eventTrack } = await import('../../../../shared/games/ankh/tracks.ts');
    const letters = { controlMonument: 'M', camelCaravan: 'K', conflict: 'X' };
    expect(eventTrack.map((event) => letters[event.do]).join('')).toBe('MMMXKMMXKMMXKMMXMX');
    expect(eventTrack.flatMap((event, i) => (event.after ? [[i + 1, event.after]] : []))).toEqual([
      [12, 'mergeGods'],
      [16, 'forgetGods'],
      [18, 'endGame'],
    ]);
  });
});

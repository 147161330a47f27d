import { describe, expect, it } from 'vitest';
import { anyAnswer } from '../../../shared/bots/bot.ts';
import {
  apply,
  equal,
  type Fast,
  type Json,
  optionsFor,
  type State,
  startFast,
  unanswered,
  viewFor,
} from '../../../shared/engine/index.ts';
import { ankh } from '../../../shared/games/ankh/ankh.ts';
import type { Event } from '../../../shared/games/ankh/events.ts';
import { setupNames } from '../../../shared/games/ankh/names.ts';
import type { PositionGiven } from '../../../shared/games/ankh/notation/position.ts';
import type { Table } from '../../../shared/games/ankh/table.ts';
import { type Scene, sceneOf, space, summoned } from './scene.ts';

// Where several are asked nothing is told: the others decide, too.
it('knows which answers pass the turn on, and no others, in 24 random games', () => {
  const told = new Map<string, number>();
  for (let game = 0; game < 24; game++) {
    const random: Fast = { fast: game * 17 + 3 };
    const options = { setup: setupNames[game % 3]!, gods: 'pick' };
    let state = startFast(ankh, 2 + (game % 4), options, game + 1) as State<Table>;
    while (state.result === null) {
      const seat = unanswered(state)[0]!;
      const { seats, task } = state.asking!;
      const offered = optionsFor(ankh, state, seat)!;
      const answer = anyAnswer(offered, random);
      const last = viewFor(ankh, state, seat).asking!.endsTurn ?? [];
      const isMine = state.table.turn.player === seat && seats.length === 1 && offered.kind === 'one';
      const next = apply(ankh, state, seat, answer);
      const isOver = next.events.some(({ event }) => (event as Event).type === 'turnBegan');
      const isLast = last.some((one) => equal(one, answer));
      expect(isLast, `${task.do}: ${JSON.stringify(answer)}`).toBe(isMine && isOver);
      if (isLast) told.set(task.do, (told.get(task.do) ?? 0) + 1);
      state = next.state as State<Table>;
    }
  }
  const words = ['firstAction', 'secondAction', 'moveFigures', 'summonFigure', 'unlockPower'];
  for (const step of [...words, 'radiate', 'chooseMonument', 'swapTokens']) {
    expect(told.get(step), step).toBeGreaterThan(0);
  }
});

// The second action of the first god, and then the next turn.
const second = (name: 'summon', position: Omit<PositionGiven, 'agenda'>): Scene =>
  sceneOf({
    turn: { player: position.gods[0]!, taken: ['move', name] },
    ...position,
    agenda: [{ do: name }, { do: 'advanceEvent' }, { do: 'endTurn' }],
  });

const ends = (scene: Scene, answer: Json): boolean =>
  viewFor(ankh, scene.state, 0).asking?.endsTurn?.some((one) => equal(one, answer)) ?? false;

describe('a summons ends the turn', () => {
  const warrior = summoned('warrior', '2,4');
  const at = (board: PositionGiven['board'], more: Partial<PositionGiven> = {}) =>
    second('summon', { gods: ['ra', 'isis'], board: { ...board, '8,6': 'isis' }, ...more });
  const threeSuns = { '1,4': 'ra warrior sun', '1,5': 'ra warrior sun', '1,6': 'ra warrior sun' };

  it('where nothing more is asked', () => {
    const scene = at({ '2,5': 'ra', ...threeSuns });
    expect(ends(scene, warrior)).toBe(true);
    expect(ends(scene, 'done')).toBe(true);
  });

  it('not before the Sun token is given or kept; that does', () => {
    const scene = at({ '2,5': 'ra' });
    expect(ends(scene, warrior)).toBe(false);
    expect(ends(scene, 'done')).toBe(true);
    scene.answer('ra', warrior);
    expect(['sun', 'decline'].map((answer) => ends(scene, answer))).toEqual([true, true]);
  });

  it('not before the Scorpion points', () => {
    const scene = at({ '2,5': 'ra', ...threeSuns }, { pools: { ra: ['scorpion'] } });
    expect(ends(scene, warrior)).toBe(true);
    expect(ends(scene, summoned('scorpion', '2,4'))).toBe(false);
    scene.answer('ra', summoned('scorpion', '2,4'));
    expect(ends(scene, [space('1,4'), space('1,5')])).toBe(true);
  });

  it('not while a Pyramid brings one more; where it is the Pyramid’s last space it does', () => {
    const powers: PositionGiven['powers'] = { ra: ['revered', 'inspiring', 'pyramidAttuned'] };
    const scene = at({ '2,5': 'ra', ...threeSuns, '8,2': 'ra pyramid' }, { powers });
    expect(ends(scene, warrior)).toBe(false);
    scene.answer('ra', warrior);
    expect(ends(scene, summoned('warrior', '8,1'))).toBe(true);
  });

  it('where the last figure of the pool comes, whatever a Pyramid would bring', () => {
    const powers: PositionGiven['powers'] = { ra: ['revered', 'inspiring', 'pyramidAttuned'] };
    const others = { '3,4': 'ra warrior', '3,5': 'ra warrior' };
    const scene = at({ '2,5': 'ra', ...threeSuns, ...others, '8,2': 'ra pyramid' }, { powers });
    expect(scene.pool('ra', 'warrior')).toBe(1);
    expect(ends(scene, warrior)).toBe(true);
  });

  it('not where it sets off an event in which somebody is asked', () => {
    const turn: PositionGiven['turn'] = { player: 'ra', taken: ['move', 'summon'], triggered: true };
    const scene = at({ '2,5': 'ra', ...threeSuns, '3,5': 'temple', '1,3': 'pyramid' }, { turn });
    expect(ends(scene, warrior)).toBe(false);
    expect(ends(scene, 'done')).toBe(false);
  });
});

it('a merged god has one action: the move of its last figure ends the turn, the one before does not', () => {
  const scene = sceneOf({
    gods: ['amun', 'isis', 'ra'],
    board: { '2,5': 'amun', '2,4': 'amun warrior', '8,6': 'isis' },
    merged: { higher: 'amun', lower: 'ra' },
    event: 13,
    turn: { player: 'amun', taken: ['move'] },
    agenda: [{ do: 'move' }, { do: 'openSecondAction' }, { do: 'advanceEvent' }, { do: 'endTurn' }],
  });
  expect(ends(scene, scene.move('2,5', '1,5'))).toBe(false);
  expect(ends(scene, 'done')).toBe(true);
  scene.answer('amun', scene.move('2,5', '1,5'));
  expect(ends(scene, scene.move('2,4', '2,3'))).toBe(true);
});

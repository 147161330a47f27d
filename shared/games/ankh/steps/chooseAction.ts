import { type Json, one, only, type Seat, type Step } from '../../../engine/index.ts';
import { type Action, actions } from '../names.ts';
import type { Answer, Args, Because, Option, Preview } from '../questions.ts';
import { godOf, ownerOf } from '../seats.ts';
import { type Ankh, type G, NOBODY } from '../table.ts';
import { actionEnd } from '../tracks.ts';
import { followersFromGain } from './gain.ts';
import { nextLevel, unlockCost } from './unlock.ts';

function preview(g: G): Preview {
  const { table } = g;
  const owner = ownerOf(table, table.turn.player);
  const level = nextLevel(godOf(table, owner));
  return {
    gain: followersFromGain(g, owner),
    unlock: level === undefined ? null : { level, cost: unlockCost(g, owner, level) },
    triggers: actions.filter((action) => table.markers[action] + 1 === actionEnd[action]),
  };
}

// Actions: the marker moves one space, then the action is performed whole.
function take(g: G, player: Seat, action: Action): void {
  const { table } = g;
  table.markers[action]++;
  table.turn.taken.push(action);
  table.turn.triggered = table.markers[action] === actionEnd[action];
  const nth = table.turn.taken.length === 1 ? 1 : 2;
  g.emit({ type: 'actionTaken', player, action, nth, triggers: table.turn.triggered });
  g.add({ do: action });
}

export const openFirstAction: Step<Ankh> = {
  run(g) {
    g.add({ do: 'firstAction', ...preview(g) });
  },
};

export const firstAction: Step<Ankh, Args<'firstAction'>, Option<'firstAction'>, Answer<'firstAction'>> = {
  ask: (g) => [g.table.turn.player],
  options: () => one([...actions]),
  resolve: (g, _, answers) => take(g, ...only(answers)),
};

// A second action must be taken, unless the first triggered an event, was the last line, or the god is merged.
export const openSecondAction: Step<Ankh> = {
  run(g) {
    const { turn } = g.table;
    const [first] = turn.taken;
    const isMerged = godOf(g.table, turn.player).partner !== NOBODY;
    if (first === undefined || turn.triggered || isMerged || first === actions.at(-1)) return;
    g.add({ do: 'secondAction', first, ...preview(g) });
  },
};

const lowerThan = (first: Action): Action[] => actions.slice(actions.indexOf(first) + 1);

export const secondAction: Step<Ankh, Args<'secondAction'>, Option<'secondAction'>, Answer<'secondAction'>> = {
  ask: (g) => [g.table.turn.player],
  options: (_, { first }) => one(lowerThan(first)),
  refused: (_, { first }) =>
    actions.flatMap((option): { option: Json; because: Because }[] =>
      lowerThan(first).includes(option) ? [] : [{ option, because: { why: 'higherLine', first } }],
    ),
  resolve: (g, _, answers) => take(g, ...only(answers)),
};

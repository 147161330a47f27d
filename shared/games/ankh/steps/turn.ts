import { RulesError, type Step, type Task } from '../../../engine/index.ts';
import type { Action } from '../names.ts';
import { isInPlay } from '../seats.ts';
import type { Ankh } from '../table.ts';
import { actionStart, eventTrack } from '../tracks.ts';

export const beginTurn: Step<Ankh> = {
  run(g) {
    const { player } = g.table.turn;
    g.table.turn = { player, taken: [], stage: 'actions', triggered: false };
    g.emit({ type: 'turnBegan', player });
  },
};

// Events: after the action that brought its marker to the white space, the next event of the track is resolved; then
// the marker goes back to its start.
export const advanceEvent: Step<Ankh> = {
  run(g) {
    const { table } = g;
    const action = table.turn.taken.at(-1);
    if (!table.turn.triggered || action === undefined) return;
    const event = eventTrack[table.event];
    if (!event) throw new RulesError('ankh: an event was triggered after the last one of the track');
    table.event++;
    table.turn.stage = event.do;
    g.emit({ type: 'eventTriggered', player: table.turn.player, number: table.event, event: event.do });
    g.add({ do: event.do });
    g.add({ do: 'resetMarker', action });
  },
};

export const resetMarker: Step<Ankh, Task & { action: Action }> = {
  run(g, { action }) {
    g.table.markers[action] = actionStart(g.table.players);
  },
};

// The turn goes clockwise to the next player whose god is in play.
export const endTurn: Step<Ankh> = {
  run(g) {
    const { table } = g;
    let player = table.turn.player;
    do player = (player + 1) % g.seats;
    while (!isInPlay(table, player));
    table.turn.player = player;
    g.add({ do: 'turn' });
  },
};

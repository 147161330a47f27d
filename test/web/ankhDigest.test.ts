import { expect, it } from 'vitest';
import { anyAnswer } from '../../shared/bots/bot.ts';
import {
  apply,
  type Fast,
  optionsFor,
  type State,
  startFast,
  unanswered,
  type View,
  viewFor,
} from '../../shared/engine/index.ts';
import { ankh } from '../../shared/games/ankh/ankh.ts';
import type { Event } from '../../shared/games/ankh/events.ts';
import type { Ankh, Table } from '../../shared/games/ankh/table.ts';
import { digestOf } from '../../web/games/ankh/digest.ts';

// Two players: no gods merge, so every seat's Devotion and Followers are its own to the end.
it('comes to what has changed on the table between two turns', () => {
  let turns = 0;
  let losses = 0;
  for (let game = 0; game < 12; game++) {
    const random: Fast = { fast: game * 13 + 5 };
    let state = startFast(ankh, 2, { setup: 'middleKingdom', gods: 'deal' }, game + 1) as State<Table>;
    const look = () => (viewFor(ankh, state, 0) as View<Ankh>).table;
    let before = look();
    let events: Event[] = [];
    while (state.result === null) {
      const [seat] = unanswered(state);
      if (state.asking!.task.do === 'firstAction' && seat === 0) {
        const now = look();
        const { turns: others, devotion, followers, fallen, lost } = digestOf(events, 0);
        const taken = events.filter((one) => one.type === 'actionTaken' && one.player !== 0);
        expect(others.flatMap((turn) => turn.actions)).toHaveLength(taken.length);
        expect(others.every(({ seat: one, actions }) => one === 1 && actions.length < 3)).toBe(true);
        const moved = now.gods.filter((god) => god.devotion !== before.gods[god.seat]!.devotion);
        expect(devotion.map((one) => one.seat).toSorted()).toEqual(moved.map((god) => god.seat));
        for (const { seat: one, from, to } of devotion) {
          expect([from, to]).toEqual([before.gods[one]!.devotion, now.gods[one]!.devotion]);
        }
        if (followers) expect(followers.to).toBe(now.gods[0]!.followers);
        for (const { owner } of fallen) expect(owner).toBe(0);
        for (const { to } of lost) expect(to).not.toBe(0);
        turns++;
        losses += fallen.length + lost.length;
        before = now;
        events = [];
      }
      const next = apply(ankh, state, seat!, anyAnswer(optionsFor(ankh, state, seat!)!, random));
      events.push(...next.events.map(({ event }) => event as Event));
      state = next.state as State<Table>;
    }
  }
  expect(turns).toBeGreaterThan(100);
  expect(losses).toBeGreaterThan(10);
});

import { describe, expect, it } from 'vitest';
import {
  alwaysThere,
  type Clock,
  comeBack,
  gained,
  type Pace,
  paces,
  type Ticking,
  turn,
  turnBack,
} from '../../shared/clock/index.ts';

const hour = 3_600_000;
const pace: Pace = { kind: 'bank', bank: 10 * hour, increment: 2 * hour, cap: 20 * hour, stops: [] };
const table = (...clocks: Clock[]): Ticking[] => clocks.map((clock) => ({ clock, calendar: alwaysThere }));
const at = (left: number, since: number | null = null): Clock => ({ left: left * hour, since, held: false });

// Seat 0 thinks for three hours, passes play on to seat 1, and takes it back an hour later.
function passAndBack(pauses: { from: number; until: number }[] = [], left = 10) {
  const before = table(at(left, 0), at(10));
  const passed = turn(before, { asked: [1], by: 0, now: 3 * hour, pace });
  const won = gained(before[0]!, passed[0]!, 3 * hour);
  const undone = { asked: [0], by: 0, gained: won, at: 3 * hour, now: 4 * hour, pauses };
  return { won, passed, back: turnBack(table(...passed), undone) };
}

describe('an undone decision', () => {
  it('gives the increment back, counts the time since, and returns what the other used', () => {
    const { won, passed, back } = passAndBack();
    expect(won).toBe(2 * hour);
    expect(passed).toEqual([at(9), at(10, 3 * hour)]);
    expect(back).toEqual([at(6, 4 * hour), at(10)]);
  });

  it('counts no time in which the table was paused', () => {
    expect(passAndBack([{ from: 3 * hour, until: 3.5 * hour }]).back?.[0]).toEqual(at(6.5, 4 * hour));
  });

  it('is too late when the time for it would be over', () => {
    expect(passAndBack([], 4).back).toBeUndefined();
  });

  it('changes no clock that ran on', () => {
    const running = table(at(5, 0), at(3));
    expect(gained(running[0]!, running[0]!.clock, hour)).toBe(0);
    expect(turnBack(running, { asked: [0], by: 0, gained: 0, at: hour, now: 2 * hour, pauses: [] })).toEqual([
      at(5, 0),
      at(3),
    ]);
  });
});

it('a player who comes back finds a quarter of the bank, an increment where that is more, never less than before', () => {
  expect(comeBack(at(0), pace)).toEqual(at(2.5));
  expect(comeBack(at(7), pace)).toEqual(at(7));
  expect(comeBack(at(0), paces.daily)).toEqual(at(8));
  expect(comeBack(at(0), { ...pace, increment: 30 * hour })).toEqual(at(20));
});

import { type By, type Seat, type State, unanswered } from '../../shared/engine/index.ts';
import type { Clocks } from './clocks.ts';
import type { GameRow, SeatRow } from './schema.ts';

export type Position = {
  game: Pick<GameRow, 'outOfTime'>;
  seats: readonly SeatRow[];
  state: State | undefined;
  clocks: Clocks | undefined;
};

// Who answers for a seat now: its player; a bot whose seat it is, or that plays it on for good; or a stand-in ('clock'),
// while the player is out of time or where the others have voted to skip them.
export function answererOf({ game, seats, state, clocks }: Position, seat: Seat): Exclude<By, 'order'> {
  const row = seats[seat];
  if (!row || row.by === 'bot' || row.gone !== null) return 'bot';
  const isOut = clocks !== undefined && clocks.seats[seat]?.out !== null;
  if (isOut && game.outOfTime === 'standIn') return 'clock';
  return row.skips !== null && row.skips === state?.asking?.since ? 'clock' : 'player';
}

// The seats whose players are to answer now.
export function askedPlayers(position: Position): Seat[] {
  if (!position.state) return [];
  return unanswered(position.state).filter((seat) => answererOf(position, seat) === 'player');
}

// The seats whose clocks run: not where somebody is late already, nor where a seat waits for a new player.
export function runsFor(position: Position): Seat[] {
  const { seats, clocks } = position;
  return askedPlayers(position).filter((seat) => clocks?.seats[seat]?.out === null && seats[seat]?.secret !== null);
}

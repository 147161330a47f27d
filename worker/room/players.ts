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
// while the player is out of time or where the others have voted to skip them. Where everyone is away no stand-in plays:
// the table waits for the first to be back, and nobody's game ends among bots.
export function answererOf(position: Position, seat: Seat): Exclude<By, 'order'> {
  const { game, seats, state } = position;
  const row = seats[seat];
  if (!row || row.by === 'bot' || row.gone !== null) return 'bot';
  if (game.outOfTime === 'standIn' && isOut(position, seat) && present(position).length > 0) return 'clock';
  return row.skips !== null && row.skips === state?.asking?.since ? 'clock' : 'player';
}

export const isOut = ({ clocks }: Pick<Position, 'clocks'>, seat: Seat): boolean =>
  clocks !== undefined && clocks.seats[seat]?.out !== null;

// The seats of people who play and are not out of time.
export function present({ seats, clocks }: Pick<Position, 'seats' | 'clocks'>): Seat[] {
  return seats
    .filter((row) => row.by === 'player' && row.gone === null && row.secret !== null)
    .map((row) => row.seat)
    .filter((seat) => !isOut({ clocks }, seat));
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

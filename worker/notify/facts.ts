import type { VoteKind } from '../../shared/api/votes.ts';

export type Language = 'en' | 'es';

/** Whom a notice is for. */
export type Reader = { name: string; language: Language; zone: string };

/** One table as its reader may see it: sentences come from the game's texts in the reader's language. */
export type TableFacts = {
  /** The game's id: notices of the same table replace each other. */
  id: string;
  /** The table's own name, '' if it has none. */
  name: string;
  game: string;
  opponents: readonly string[];
  /** What happened since the reader's last turn, oldest first. */
  events: readonly string[];
  /** What is asked of the reader, if it is their turn. */
  asked: string | undefined;
  /** How their clock stands: there is none, it runs, it stands for all, it has run out. */
  clock: 'none' | 'runs' | 'paused' | 'out';
  /** When their clock runs out, if it runs. */
  until: number | undefined;
  /** What the table votes on, if it waits for the reader's say. */
  vote: VoteFacts | undefined;
  /** What became of the seat of a reader who is out of time. */
  late: 'standIn' | 'vote' | 'waits' | 'forfeited' | undefined;
  /** Whether a seat is kept for the reader, who has not taken it yet. */
  isInvited: boolean;
  /** How it ended, if it has. */
  result: string | undefined;
  link: string;
};

/** `about` and `yes` are names: whom it is about, who is for it. */
export type VoteFacts = {
  kind: VoteKind;
  about: string | undefined;
  hours: number | undefined;
  yes: readonly string[];
  until: number;
};

/** Where a reader turns what they get off or to something else. */
export type Ways = { settings: string; unsubscribe: string };

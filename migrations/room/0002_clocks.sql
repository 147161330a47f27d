-- Time at the table, votes, and seats that are played on without their player.
ALTER TABLE game ADD COLUMN pace TEXT NOT NULL DEFAULT '{"kind":"none"}';
ALTER TABLE game ADD COLUMN out_of_time TEXT NOT NULL DEFAULT 'standIn';
ALTER TABLE seats ADD COLUMN gone TEXT; -- resigned or forfeited: a bot plays the seat on for good
ALTER TABLE seats ADD COLUMN skips INTEGER; -- the question (its since) that a stand-in answers by a vote
ALTER TABLE log ADD COLUMN gained INTEGER NOT NULL DEFAULT 0; -- of clock time by this decision, so that undo takes it back
-- All clocks in one row: a move writes it once. None at a table without a pace.
CREATE TABLE clocks (one INTEGER PRIMARY KEY CHECK (one = 1), clocks TEXT NOT NULL);
CREATE TABLE votes (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  seat INTEGER,
  hours INTEGER,
  opened_at INTEGER NOT NULL,
  yes TEXT NOT NULL,
  no TEXT NOT NULL,
  outcome TEXT
);

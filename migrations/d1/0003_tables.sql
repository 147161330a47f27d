-- Tables, as their rooms tell of them when they are made, joined, left, begun and finished: the lobby and the results.
-- A row is replaced only by a word with a higher version.
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  options TEXT NOT NULL,
  pace TEXT NOT NULL,
  seats INTEGER NOT NULL,
  taken INTEGER NOT NULL,
  open INTEGER NOT NULL, -- seats that anyone may take
  players TEXT NOT NULL, -- names by seat
  phase TEXT NOT NULL,
  listed INTEGER NOT NULL,
  watch TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  begun_at INTEGER,
  ended_at INTEGER,
  result TEXT
);
CREATE INDEX tables_lobby ON tables (phase, made_at, id) WHERE listed = 1;
CREATE INDEX tables_made ON tables (made_at, id);

-- Who sits where, of those who are signed in. `won` is told when the game is over.
CREATE TABLE table_players (
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  version INTEGER NOT NULL,
  user TEXT,
  won INTEGER,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX table_players_user ON table_players (user, won) WHERE user IS NOT NULL;

-- Notices that are not tried any more, as the desks tell of them.
CREATE TABLE failures (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  desk TEXT NOT NULL,
  channel TEXT NOT NULL,
  state TEXT NOT NULL,
  tries INTEGER NOT NULL,
  why TEXT NOT NULL
);
CREATE INDEX failures_at ON failures (at, id);

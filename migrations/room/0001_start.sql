-- One game, in the Durable Object of its own. A row called `one` is the only one of its table.
CREATE TABLE game (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  id TEXT NOT NULL,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  owner TEXT,
  options TEXT NOT NULL,
  seed TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  begun_at INTEGER,
  ended_at INTEGER
);
CREATE TABLE seats (
  seat INTEGER PRIMARY KEY,
  by TEXT NOT NULL,
  bot TEXT,
  name TEXT,
  nonce TEXT,
  secret TEXT, -- hashes, both
  invitation TEXT,
  user TEXT,
  former INTEGER NOT NULL
);
-- The truth: nothing is ever found by running the rules over the log.
CREATE TABLE state (one INTEGER PRIMARY KEY CHECK (one = 1), state TEXT NOT NULL);
-- Append-only. The short columns come first, so that a scan of them does not read the long ones' pages.
CREATE TABLE log (
  seq INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  seat INTEGER,
  by TEXT NOT NULL,
  move_id TEXT,
  final INTEGER NOT NULL,
  undoes INTEGER,
  at INTEGER NOT NULL,
  task TEXT,
  answer TEXT,
  told TEXT NOT NULL,
  draws TEXT NOT NULL,
  back TEXT
);
CREATE INDEX log_undoes ON log (undoes) WHERE undoes IS NOT NULL;
CREATE TABLE snapshots (seq INTEGER PRIMARY KEY, packed INTEGER NOT NULL, state BLOB NOT NULL);
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  addressee TEXT NOT NULL,
  word TEXT NOT NULL,
  tries INTEGER NOT NULL,
  due_at INTEGER NOT NULL
);
CREATE TABLE timers (name TEXT PRIMARY KEY, at INTEGER NOT NULL, tries INTEGER NOT NULL) WITHOUT ROWID;

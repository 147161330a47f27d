-- Whose desk it is, as far as notices need to know them. One row.
CREATE TABLE person (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT,
  zone TEXT NOT NULL,
  language TEXT NOT NULL,
  settings TEXT NOT NULL,
  hours TEXT NOT NULL,
  vacation TEXT NOT NULL,
  unsubscribe TEXT NOT NULL
);

-- The player's tables, each as its room last told of it.
CREATE TABLE cards (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  card TEXT NOT NULL
);

-- What is to be told, and when at the earliest.
CREATE TABLE pending (
  id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  occasion TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (id, seq, occasion, due_at)
);
CREATE INDEX pending_due ON pending (due_at);

-- What has been put on its way, once for each game, seq, occasion and channel.
CREATE TABLE told (
  key TEXT PRIMARY KEY,
  at INTEGER NOT NULL
);

CREATE TABLE attempts (
  key TEXT PRIMARY KEY,
  parcel TEXT NOT NULL,
  tries INTEGER NOT NULL,
  due INTEGER,
  state TEXT NOT NULL,
  why TEXT,
  at INTEGER NOT NULL
);
CREATE INDEX attempts_due ON attempts (due);

CREATE TABLE subscriptions (
  endpoint TEXT PRIMARY KEY,
  subscription TEXT NOT NULL,
  made_at INTEGER NOT NULL
);

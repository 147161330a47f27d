-- People. A guest has no address yet; a former player has neither name nor address.
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  address TEXT UNIQUE,
  zone TEXT NOT NULL,
  language TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  ended_at INTEGER
);

-- Only hashes of the random secrets that browsers and mails hold.
CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  user TEXT NOT NULL REFERENCES users (id),
  device TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX sessions_user ON sessions (user);

CREATE TABLE sign_ins (
  hash TEXT PRIMARY KEY,
  address TEXT NOT NULL,
  guest TEXT,
  expires_at INTEGER NOT NULL
);
CREATE INDEX sign_ins_expires ON sign_ins (expires_at);

-- How often something was done in a stretch of time, to refuse too much of it.
CREATE TABLE rates (
  what TEXT NOT NULL,
  since INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (what, since)
);
CREATE INDEX rates_since ON rates (since);

-- The service's own keys, made at first start.
CREATE TABLE service_keys (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- What is written with every turn is written once: no index beside it, since a desk has few of these rows at a time.
CREATE TABLE pending_once (
  id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  occasion TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (id, seq, occasion, due_at)
) WITHOUT ROWID;
INSERT INTO pending_once SELECT id, seq, occasion, due_at FROM pending;
DROP TABLE pending;
ALTER TABLE pending_once RENAME TO pending;
CREATE TABLE told_once (key TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO told_once SELECT key, at FROM told;
DROP TABLE told;
ALTER TABLE told_once RENAME TO told;
DROP INDEX attempts_due;

-- Ids still rise without AUTOINCREMENT, which writes a row more with every word: the latest word stays when it is sent
-- (due_at NULL), and goes when the next one is.
CREATE TABLE words (
  id INTEGER PRIMARY KEY,
  addressee TEXT NOT NULL,
  word TEXT NOT NULL,
  tries INTEGER NOT NULL,
  due_at INTEGER
);
INSERT INTO words SELECT id, addressee, word, tries, due_at FROM outbox;
INSERT OR IGNORE INTO words SELECT seq, '', 'null', 0, NULL FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;

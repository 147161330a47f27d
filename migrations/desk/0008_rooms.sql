-- What is still to be told to which room: the player's calendar, a new lock for their seat, to bring their card again, that
-- they leave. Several at a time for one room, each once.
CREATE TABLE calls_of_kinds (
  id TEXT NOT NULL,
  what TEXT NOT NULL,
  tries INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (id, what)
) WITHOUT ROWID;
INSERT INTO calls_of_kinds
  SELECT id, iif((SELECT heir FROM person) IS NULL, 'calendar', 'leave'), tries, due_at FROM calls;
DROP TABLE calls;
ALTER TABLE calls_of_kinds RENAME TO calls;

-- Where the player has talked, seat or no seat: what they said there is theirs to read, and theirs no more when they leave.
CREATE TABLE talked (id TEXT PRIMARY KEY) WITHOUT ROWID;

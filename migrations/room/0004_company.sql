-- Who may come, who may look on, and what is said at the table.
ALTER TABLE game ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN watch TEXT NOT NULL DEFAULT 'anyone';
ALTER TABLE game ADD COLUMN host INTEGER; -- the seat whose table it is, until it begins
ALTER TABLE game ADD COLUMN rematch TEXT; -- the table at which its players meet again
ALTER TABLE seats ADD COLUMN kept_for TEXT; -- a user, or whoever holds a letter: nobody else is to take it
-- Links to a seat besides its own invitation: more invitations, and hand-overs. Hashes of their secrets.
CREATE TABLE links (
  hash TEXT PRIMARY KEY,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  until INTEGER -- NULL: for as long as the seat is empty
) WITHOUT ROWID;
CREATE TABLE chat (
  n INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  channel TEXT NOT NULL,
  seat INTEGER,
  user TEXT,
  name TEXT NOT NULL,
  text TEXT NOT NULL
);
CREATE TABLE read (seat INTEGER PRIMARY KEY, up_to INTEGER NOT NULL);
CREATE TABLE notes (seat INTEGER PRIMARY KEY, text TEXT NOT NULL, changed_at INTEGER NOT NULL);

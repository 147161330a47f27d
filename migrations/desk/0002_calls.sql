-- The tables whose rooms are still to be told of the player's calendar.
CREATE TABLE calls (id TEXT PRIMARY KEY, tries INTEGER NOT NULL, due_at INTEGER NOT NULL);

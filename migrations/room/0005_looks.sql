-- When the player of a seat last opened the table while something waited for them.
CREATE TABLE looks (seat INTEGER PRIMARY KEY, at INTEGER NOT NULL);

-- To whom the seats of a player go who is no more: a user, or '' for nobody. The rooms are told one by one.
ALTER TABLE person ADD COLUMN heir TEXT;

-- The address this player reaches the service at, for the links in their notices where no PUBLIC_URL is set.
ALTER TABLE person ADD COLUMN site TEXT;

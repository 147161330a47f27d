-- What its player calls a passkey, to know it from the others.
ALTER TABLE passkeys ADD COLUMN name TEXT;

-- Passkeys: public keys of people, who hold the private ones. An id names one passkey, whoever's it is.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  user TEXT NOT NULL REFERENCES users (id),
  public_key TEXT NOT NULL, -- COSE, in base64url
  counter INTEGER NOT NULL, -- of its uses; 0 for good where it is kept on several devices
  keeper TEXT, -- who keeps it, if known: iCloud Keychain
  device TEXT NOT NULL, -- where it was made: Safari on iPhone
  made_at INTEGER NOT NULL,
  used_at INTEGER
);
CREATE INDEX passkeys_user ON passkeys (user);

-- What a passkey is asked to sign: each once, for one purpose, for minutes. Only hashes.
CREATE TABLE challenges (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX challenges_expires ON challenges (expires_at);

-- Mail that nobody carries out, where neither SMTP_URL nor EMAIL is set: the local mail page shows it.
CREATE TABLE mail (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  mail TEXT NOT NULL
);
CREATE INDEX mail_at ON mail (at);
CREATE INDEX mail_recipient ON mail (recipient, at);

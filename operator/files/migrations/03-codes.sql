CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
ALTER TABLE session ADD COLUMN locale TEXT NOT NULL DEFAULT 'tr';
CREATE TABLE code (
  player_id INTEGER NOT NULL REFERENCES player(id),
  purpose TEXT NOT NULL,
  target TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (player_id, purpose)
) STRICT;
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  kind TEXT NOT NULL,
  code TEXT NOT NULL,
  text TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;

CREATE TABLE phone_change (
  player_id INTEGER PRIMARY KEY REFERENCES player(id),
  phone TEXT NOT NULL,
  old_hash TEXT NOT NULL,
  new_hash TEXT,
  wrong_tries INTEGER NOT NULL,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

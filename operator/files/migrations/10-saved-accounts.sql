CREATE TABLE saved_account (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  method_id INTEGER NOT NULL,
  label TEXT NOT NULL,
  detail TEXT NOT NULL,
  used_at INTEGER NOT NULL,
  UNIQUE (player_id, method_id, detail)
) STRICT;

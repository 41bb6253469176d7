CREATE TABLE security_event (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  kind TEXT NOT NULL CHECK (kind IN ('failed-login', 'reset-code')),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX security_event_of_player ON security_event(player_id, kind, created_at);
CREATE TABLE security_warning (
  player_id INTEGER NOT NULL REFERENCES player(id),
  kind TEXT NOT NULL,
  warned_at INTEGER NOT NULL,
  PRIMARY KEY (player_id, kind)
) STRICT;

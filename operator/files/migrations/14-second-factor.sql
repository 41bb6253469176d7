CREATE TABLE second_factor (
  player_id INTEGER PRIMARY KEY REFERENCES player(id),
  secret TEXT NOT NULL,
  used_step INTEGER NOT NULL
) STRICT;
CREATE TABLE pending_factor (
  player_id INTEGER PRIMARY KEY REFERENCES player(id),
  secret TEXT NOT NULL,
  older_secret TEXT,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE recovery_code (
  player_id INTEGER NOT NULL REFERENCES player(id),
  code_hash TEXT NOT NULL,
  PRIMARY KEY (player_id, code_hash)
) STRICT;
CREATE TABLE login_challenge (
  token_hash TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX login_challenge_of_player ON login_challenge(player_id);
CREATE TABLE wrong_factor_code (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  origin TEXT NOT NULL,
  is_stranger INTEGER NOT NULL,
  tried_at INTEGER NOT NULL
) STRICT;
CREATE INDEX wrong_factor_code_of_player ON wrong_factor_code(player_id, tried_at);
CREATE TABLE factor_device (
  player_id INTEGER NOT NULL REFERENCES player(id),
  device TEXT NOT NULL,
  used_at INTEGER NOT NULL,
  PRIMARY KEY (player_id, device)
) STRICT;
ALTER TABLE security_event RENAME TO old_security_event;
CREATE TABLE security_event (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  kind TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
INSERT INTO security_event SELECT * FROM old_security_event;
DROP TABLE old_security_event;
CREATE INDEX security_event_of_player ON security_event(player_id, kind, created_at);

CREATE TABLE favourite (
  player_id INTEGER NOT NULL REFERENCES player(id),
  game_code TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (player_id, game_code)
) STRICT;
CREATE TABLE game_session (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  session_id INTEGER NOT NULL REFERENCES session(id),
  game_code TEXT NOT NULL,
  locale TEXT NOT NULL,
  lobby_url TEXT NOT NULL,
  next_step TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE game_round (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  game_code TEXT NOT NULL,
  state TEXT NOT NULL,
  stake_minor INTEGER NOT NULL,
  win_minor INTEGER NOT NULL,
  is_over INTEGER NOT NULL,
  started_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX open_round_of_game ON game_round(player_id, game_code) WHERE is_over = 0;
CREATE TABLE game_step (
  token TEXT PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES game_session(id),
  round_id INTEGER NOT NULL REFERENCES game_round(id)
) STRICT;
CREATE INDEX game_session_expiry ON game_session(expires_at);
CREATE INDEX step_of_game_session ON game_step(session_id);
CREATE TABLE game_movement (
  id INTEGER PRIMARY KEY,
  round_id INTEGER NOT NULL REFERENCES game_round(id),
  player_id INTEGER NOT NULL REFERENCES player(id),
  game_code TEXT NOT NULL,
  result INTEGER NOT NULL,
  amount_minor INTEGER NOT NULL,
  balance_after_minor INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX game_movement_of_player ON game_movement(player_id, created_at DESC, id DESC);

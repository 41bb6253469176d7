CREATE TABLE player_limit (
  player_id INTEGER NOT NULL REFERENCES player(id),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'session')),
  period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
  value INTEGER NOT NULL CHECK (value > 0),
  pending_value INTEGER,
  effective_at INTEGER,
  PRIMARY KEY (player_id, kind, period)
) STRICT;
CREATE TABLE exclusion (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  kind TEXT NOT NULL CHECK (kind IN ('stop', 'time-out', 'exclusion')),
  started_at INTEGER NOT NULL,
  until INTEGER
) STRICT;
CREATE INDEX exclusion_of_player ON exclusion(player_id, until);
CREATE TABLE activity (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  started_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX activity_of_player ON activity(player_id, id);

CREATE TABLE known_device (
  player_id INTEGER NOT NULL REFERENCES player(id),
  hash TEXT NOT NULL,
  PRIMARY KEY (player_id, hash)
) STRICT, WITHOUT ROWID;
ALTER TABLE notification ADD COLUMN about TEXT;

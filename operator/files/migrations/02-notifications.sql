CREATE TABLE notification (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  type INTEGER NOT NULL,
  title_tr TEXT NOT NULL,
  title_en TEXT NOT NULL,
  note_tr TEXT NOT NULL,
  note_en TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  is_read INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX notification_of_player ON notification(player_id, created_at DESC);

CREATE TABLE bonus_offer (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  title_tr TEXT NOT NULL,
  title_en TEXT NOT NULL,
  description_tr TEXT NOT NULL,
  description_en TEXT NOT NULL,
  amount_minor INTEGER NOT NULL,
  valid_days INTEGER NOT NULL,
  needs_verified_phone INTEGER NOT NULL,
  min_deposits_minor INTEGER NOT NULL
) STRICT;
CREATE TABLE bonus (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  offer_id INTEGER NOT NULL REFERENCES bonus_offer(id),
  status INTEGER NOT NULL,
  note TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  UNIQUE (player_id, offer_id)
) STRICT;
CREATE TABLE ticket (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  subject TEXT NOT NULL,
  status TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX ticket_of_player ON ticket(player_id, updated_at DESC);
CREATE TABLE ticket_message (
  id INTEGER PRIMARY KEY,
  ticket_id INTEGER NOT NULL REFERENCES ticket(id),
  author TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX message_of_ticket ON ticket_message(ticket_id, id);
CREATE TABLE call_request (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  message TEXT NOT NULL,
  contacts TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE payment_method (
  id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL,
  type INTEGER NOT NULL,
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  min_minor INTEGER NOT NULL,
  max_minor INTEGER NOT NULL,
  settlement TEXT NOT NULL CHECK (settlement IN ('page', 'desk')),
  instruction TEXT,
  fields TEXT NOT NULL
) STRICT;
CREATE TABLE payment (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  method_id INTEGER NOT NULL REFERENCES payment_method(id),
  kind INTEGER NOT NULL,
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  status INTEGER NOT NULL,
  page_token TEXT UNIQUE,
  locale TEXT NOT NULL,
  note TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_of_player ON payment(player_id, created_at DESC);
CREATE INDEX payment_pending ON payment(created_at, id) WHERE status = 2;
CREATE INDEX payment_on_page ON payment(created_at) WHERE status = 6;
CREATE TABLE payment_intent (
  player_id INTEGER NOT NULL REFERENCES player(id),
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (player_id, key)
) STRICT;
CREATE UNIQUE INDEX ledger_payment_once ON ledger(reference) WHERE reference GLOB 'payment:*';

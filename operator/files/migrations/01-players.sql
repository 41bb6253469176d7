CREATE TABLE player (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL,
  username_folded TEXT NOT NULL UNIQUE,
  usercode TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  surname TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  phone TEXT NOT NULL,
  sms_verified INTEGER NOT NULL DEFAULT 0,
  country TEXT NOT NULL,
  birth_date TEXT NOT NULL,
  personal_no_hash TEXT NOT NULL UNIQUE,
  referral TEXT,
  registered_at INTEGER NOT NULL
) STRICT;
CREATE TABLE session (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES player(id),
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  ip TEXT NOT NULL,
  device TEXT NOT NULL
) STRICT;
CREATE INDEX session_of_player ON session(player_id, started_at DESC);
CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  kind TEXT NOT NULL,
  amount_minor INTEGER NOT NULL,
  reference TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX ledger_of_player ON ledger(player_id, created_at DESC);
CREATE TABLE document (
  name TEXT NOT NULL,
  locale TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (name, locale)
) STRICT;

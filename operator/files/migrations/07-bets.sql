CREATE TABLE betting_session (
  token_hash TEXT PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES session(id)
) STRICT;
CREATE TABLE wager (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  slip TEXT NOT NULL,
  event_id TEXT NOT NULL,
  market TEXT NOT NULL,
  pick TEXT NOT NULL,
  odds_hundredths INTEGER NOT NULL CHECK (odds_hundredths > 100),
  stake_minor INTEGER NOT NULL CHECK (stake_minor > 0),
  payout_minor INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'won', 'lost', 'void')),
  ends_at INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  settled_at INTEGER,
  UNIQUE (player_id, slip)
) STRICT;
CREATE INDEX wager_of_player ON wager(player_id, id DESC);
CREATE INDEX wager_open ON wager(ends_at) WHERE status = 'open';
CREATE TABLE sportsbook (seed TEXT NOT NULL) STRICT;
INSERT INTO sportsbook (seed) VALUES (lower(hex(randomblob(16))));
CREATE UNIQUE INDEX ledger_wager_once ON ledger(reference) WHERE reference GLOB 'wager:*';

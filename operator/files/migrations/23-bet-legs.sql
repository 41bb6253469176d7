ALTER TABLE wager RENAME TO single_wager;
CREATE TABLE wager (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  slip TEXT NOT NULL,
  size INTEGER NOT NULL CHECK (size > 0),
  stake_minor INTEGER NOT NULL CHECK (stake_minor > 0),
  payout_minor INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'won', 'lost', 'void', 'cashed-out')),
  ends_at INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  settled_at INTEGER,
  offer_minor INTEGER,
  offer_until INTEGER,
  UNIQUE (player_id, slip)
) STRICT;
INSERT INTO wager (id, player_id, slip, size, stake_minor, payout_minor, status, ends_at, placed_at, settled_at)
  SELECT id, player_id, slip, 1, stake_minor, payout_minor, status, ends_at, placed_at, settled_at FROM single_wager;
CREATE TABLE wager_leg (
  id INTEGER PRIMARY KEY,
  wager_id INTEGER NOT NULL REFERENCES wager(id),
  event_id TEXT NOT NULL,
  market TEXT NOT NULL,
  pick TEXT NOT NULL,
  odds_hundredths INTEGER NOT NULL CHECK (odds_hundredths > 100),
  ends_at INTEGER NOT NULL,
  result TEXT CHECK (result IN ('won', 'lost', 'void'))
) STRICT;
INSERT INTO wager_leg (wager_id, event_id, market, pick, odds_hundredths, ends_at, result)
  SELECT id, event_id, market, pick, odds_hundredths, ends_at, nullif(status, 'open') FROM single_wager ORDER BY id;
DROP TABLE single_wager;
CREATE INDEX wager_of_player ON wager(player_id, id DESC);
CREATE INDEX wager_open ON wager(ends_at) WHERE status = 'open';
CREATE INDEX leg_of_wager ON wager_leg(wager_id);

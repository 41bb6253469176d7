ALTER TABLE bonus_offer ADD COLUMN terms TEXT;
ALTER TABLE bonus ADD COLUMN amount_minor INTEGER NOT NULL DEFAULT 0;
UPDATE bonus SET amount_minor = (SELECT amount_minor FROM bonus_offer WHERE bonus_offer.id = offer_id);
ALTER TABLE bonus ADD COLUMN wager_required_minor INTEGER;
ALTER TABLE bonus ADD COLUMN spins_left INTEGER NOT NULL DEFAULT 0 CHECK (spins_left >= 0);
ALTER TABLE bonus ADD COLUMN ended_as TEXT;
ALTER TABLE bonus ADD COLUMN is_announced INTEGER NOT NULL DEFAULT 1;
CREATE INDEX bonus_expiry ON bonus(expires_at) WHERE status = 1 AND wager_required_minor IS NOT NULL;
CREATE INDEX bonus_unannounced ON bonus(player_id) WHERE is_announced = 0;
ALTER TABLE ledger ADD COLUMN bonus_id INTEGER REFERENCES bonus(id);
CREATE INDEX ledger_of_bonus ON ledger(bonus_id) WHERE bonus_id IS NOT NULL;
DROP INDEX ledger_wager_once;
CREATE UNIQUE INDEX ledger_wager_once ON ledger(reference, coalesce(bonus_id, 0)) WHERE reference GLOB 'wager:*';
CREATE TABLE bonus_stake (
  reference TEXT NOT NULL,
  bonus_id INTEGER NOT NULL REFERENCES bonus(id),
  staked_minor INTEGER NOT NULL CHECK (staked_minor >= 0),
  counted_minor INTEGER NOT NULL CHECK (counted_minor >= 0),
  settled_at INTEGER,
  PRIMARY KEY (reference, bonus_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX stake_of_bonus ON bonus_stake(bonus_id, settled_at);
ALTER TABLE game_movement ADD COLUMN bonus_minor INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_round ADD COLUMN free_spin_of INTEGER REFERENCES bonus(id);
CREATE TABLE promo_code (
  code TEXT PRIMARY KEY,
  offer_id INTEGER NOT NULL REFERENCES bonus_offer(id),
  max_uses INTEGER NOT NULL,
  ends_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE promo_code_use (
  code TEXT NOT NULL REFERENCES promo_code(code),
  player_id INTEGER NOT NULL REFERENCES player(id),
  used_at INTEGER NOT NULL,
  PRIMARY KEY (code, player_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE unknown_promo_code (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES player(id),
  tried_at INTEGER NOT NULL
) STRICT;
CREATE INDEX unknown_promo_code_of_player ON unknown_promo_code(player_id, tried_at);

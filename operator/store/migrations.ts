import { firstMigrations } from './first-migrations';

/** Each entry upgrades the database by one version. Append only: never change an existing entry. */
export const migrations: readonly string[] = [
  ...firstMigrations,
  `UPDATE player SET password_hash = replace(password_hash, 'scrypt$', 'scrypt$12$')`,
  `
  CREATE TABLE security_event (
    id INTEGER PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES player(id),
    kind TEXT NOT NULL CHECK (kind IN ('failed-login', 'reset-code')),
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX security_event_of_player ON security_event(player_id, kind, created_at);
  CREATE TABLE security_warning (
    player_id INTEGER NOT NULL REFERENCES player(id),
    kind TEXT NOT NULL,
    warned_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, kind)
  ) STRICT;
  `,
  `
  CREATE TABLE saved_account (
    id INTEGER PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES player(id),
    method_id INTEGER NOT NULL,
    label TEXT NOT NULL,
    detail TEXT NOT NULL,
    used_at INTEGER NOT NULL,
    UNIQUE (player_id, method_id, detail)
  ) STRICT;
  `,
  `ALTER TABLE payment ADD COLUMN reference TEXT`,
  `ALTER TABLE notification ADD COLUMN reference TEXT`,
  `
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
  `,
  `
  CREATE TABLE second_factor (
    player_id INTEGER PRIMARY KEY REFERENCES player(id),
    secret TEXT NOT NULL,
    used_step INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE pending_factor (
    player_id INTEGER PRIMARY KEY REFERENCES player(id),
    secret TEXT NOT NULL,
    older_secret TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE recovery_code (
    player_id INTEGER NOT NULL REFERENCES player(id),
    code_hash TEXT NOT NULL,
    PRIMARY KEY (player_id, code_hash)
  ) STRICT;
  CREATE TABLE login_challenge (
    token_hash TEXT PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES player(id),
    wrong_tries INTEGER NOT NULL DEFAULT 0,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX login_challenge_of_player ON login_challenge(player_id);
  CREATE TABLE wrong_factor_code (
    id INTEGER PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES player(id),
    origin TEXT NOT NULL,
    is_stranger INTEGER NOT NULL,
    tried_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX wrong_factor_code_of_player ON wrong_factor_code(player_id, tried_at);
  CREATE TABLE factor_device (
    player_id INTEGER NOT NULL REFERENCES player(id),
    device TEXT NOT NULL,
    used_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, device)
  ) STRICT;
  ALTER TABLE security_event RENAME TO old_security_event;
  CREATE TABLE security_event (
    id INTEGER PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES player(id),
    kind TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO security_event SELECT * FROM old_security_event;
  DROP TABLE old_security_event;
  CREATE INDEX security_event_of_player ON security_event(player_id, kind, created_at);
  `,
  `
  CREATE TABLE known_device (
    player_id INTEGER NOT NULL REFERENCES player(id),
    hash TEXT NOT NULL,
    PRIMARY KEY (player_id, hash)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE notification ADD COLUMN about TEXT;
  `,
  `
  CREATE TABLE passkey (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL REFERENCES player(id),
    credential_id TEXT NOT NULL UNIQUE,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER
  ) STRICT;
  CREATE INDEX passkey_of_player ON passkey(player_id, id);
  CREATE TABLE passkey_challenge (
    challenge_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    name TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkey_challenge_expiry ON passkey_challenge(expires_at);
  `,
  `
  CREATE TABLE phone_change (
    player_id INTEGER PRIMARY KEY REFERENCES player(id),
    phone TEXT NOT NULL,
    old_hash TEXT NOT NULL,
    new_hash TEXT,
    wrong_tries INTEGER NOT NULL,
    sent_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE session ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
  UPDATE session SET used_at = coalesce(ended_at, started_at);
  `,
  `
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
  `,
];

/** Each entry upgrades the database by one version. Append only: never change an existing entry. */
export const migrations: readonly string[] = [
  `
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
  `,
  `
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
  `,
  `
  CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  ALTER TABLE session ADD COLUMN locale TEXT NOT NULL DEFAULT 'tr';
  CREATE TABLE code (
    player_id INTEGER NOT NULL REFERENCES player(id),
    purpose TEXT NOT NULL,
    target TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    wrong_tries INTEGER NOT NULL DEFAULT 0,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, purpose)
  ) STRICT;
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    kind TEXT NOT NULL,
    code TEXT NOT NULL,
    text TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
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
  `,
  `
  CREATE TABLE favourite (
    player_id INTEGER NOT NULL REFERENCES player(id),
    game_code TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    PRIMARY KEY (player_id, game_code)
  ) STRICT;
  CREATE TABLE game_session (
    id INTEGER PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    session_id INTEGER NOT NULL REFERENCES session(id),
    game_code TEXT NOT NULL,
    locale TEXT NOT NULL,
    lobby_url TEXT NOT NULL,
    next_step TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE game_round (
    id INTEGER PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES player(id),
    game_code TEXT NOT NULL,
    state TEXT NOT NULL,
    stake_minor INTEGER NOT NULL,
    win_minor INTEGER NOT NULL,
    is_over INTEGER NOT NULL,
    started_at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX open_round_of_game ON game_round(player_id, game_code) WHERE is_over = 0;
  CREATE TABLE game_step (
    token TEXT PRIMARY KEY,
    session_id INTEGER NOT NULL REFERENCES game_session(id),
    round_id INTEGER NOT NULL REFERENCES game_round(id)
  ) STRICT;
  CREATE INDEX game_session_expiry ON game_session(expires_at);
  CREATE INDEX step_of_game_session ON game_step(session_id);
  CREATE TABLE game_movement (
    id INTEGER PRIMARY KEY,
    round_id INTEGER NOT NULL REFERENCES game_round(id),
    player_id INTEGER NOT NULL REFERENCES player(id),
    game_code TEXT NOT NULL,
    result INTEGER NOT NULL,
    amount_minor INTEGER NOT NULL,
    balance_after_minor INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX game_movement_of_player ON game_movement(player_id, created_at DESC, id DESC);
  `,
  `
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
  `,
  `
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
  `,
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

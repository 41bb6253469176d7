/** Versions 1 to 7: players, sessions, money, messages, bonuses, tickets, games and bets. Never change them. */
export const firstMigrations: readonly string[] = [
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
];

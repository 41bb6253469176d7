import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '../messages';
import { columns, type Sql } from './sql';

/** A player's open session. */
export interface Session {
  readonly id: number;
  readonly playerId: number;
  /** The language at login, used for pushed notifications. */
  readonly locale: Locale;
  /** The last use that was noted. */
  readonly usedAt: number;
}

export interface SessionRecord {
  readonly id: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly usedAt: number;
  readonly ip: string;
  /** The raw user agent. */
  readonly device: string;
}

interface SessionOrigin {
  readonly ip: string;
  readonly device: string;
  readonly locale: Locale;
}

export interface Sessions {
  /** Opens a session and returns its bearer token. Only the token's hash is stored. */
  open(playerId: number, from: SessionOrigin): string;
  /** Stores an ended session, which no token opens. */
  record(playerId: number, from: SessionOrigin & { startedAt: number; endedAt: number }): void;
  /** The session of the token, null if there is none. */
  find(token: string): Session | null;
  /** The language of the session's last call; null for a session that has ended. */
  localeOf(id: number): Locale | null;
  speak(id: number, locale: Locale): void;
  /** Notes a use of the session, at most once a minute. */
  noteUse(session: Session): void;
  /** Newest first. */
  list(playerId: number, page: { skip: number; take: number }): SessionRecord[];
  count(playerId: number): number;
  lastStart(playerId: number): number | null;
  /** A session of the player; null for any other. */
  stateOf(playerId: number, id: number): Pick<SessionRecord, 'id' | 'endedAt'> | null;
  /** When the session was opened. */
  startOf(id: number): number | null;
  end(id: number): void;
  /** Ends all open sessions of the player except one. Returns the ids of the ended sessions. */
  endOthers(playerId: number, exceptId: number | null): number[];
}

/** Hash of a token. Tokens are stored as hashes only. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
/** Not with each call: polls come every three seconds. */
const NOTED_AFTER_MS = 60_000;

const newToken = () => randomBytes(32).toString('base64url');

export function sessionsIn(sql: Sql, now: () => number): Sessions {
  const insert = sql.insert('session', 'tokenHash playerId startedAt endedAt usedAt ip device locale');
  const find = sql.one<Session>(
    `SELECT ${columns('id playerId locale usedAt')}
     FROM session WHERE token_hash = ? AND ended_at IS NULL`,
  );
  const use = sql.run('UPDATE session SET used_at = ? WHERE id = ?');
  const localeOf = sql.value<Locale>('SELECT locale FROM session WHERE id = ? AND ended_at IS NULL');
  const speak = sql.run('UPDATE session SET locale = ? WHERE id = ?');
  const select = sql.all<SessionRecord>(
    `SELECT ${columns('id startedAt endedAt usedAt ip device')}
     FROM session WHERE player_id = ? ORDER BY started_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const count = sql.number('SELECT count(*) FROM session WHERE player_id = ?');
  const lastStart = sql.value<number>('SELECT max(started_at) FROM session WHERE player_id = ?');
  const stateOf = sql.one<Pick<SessionRecord, 'id' | 'endedAt'>>(
    'SELECT id, ended_at AS endedAt FROM session WHERE player_id = ? AND id = ?',
  );
  const startOf = sql.value<number>('SELECT started_at AS startedAt FROM session WHERE id = ?');
  const end = sql.run('UPDATE session SET ended_at = ? WHERE id = ? AND ended_at IS NULL');
  const endOthers = sql.all<{ id: number }>(
    'UPDATE session SET ended_at = ? WHERE player_id = ? AND id IS NOT ? AND ended_at IS NULL RETURNING id',
  );
  return {
    open(playerId, { ip, device, locale }) {
      const token = newToken();
      const at = now();
      insert({ tokenHash: hashToken(token), playerId, startedAt: at, usedAt: at, ip, device, locale });
      return token;
    },
    record: (playerId, session) =>
      void insert({ tokenHash: hashToken(newToken()), playerId, ...session, usedAt: session.endedAt }),
    find: (token) => find(hashToken(token)),
    localeOf,
    speak: (id, locale) => speak(locale, id),
    noteUse({ id, usedAt }) {
      if (now() - usedAt >= NOTED_AFTER_MS) use(now(), id);
    },
    list: (playerId, { skip, take }) => select(playerId, take, skip),
    count,
    lastStart,
    stateOf,
    startOf,
    end: (id) => end(now(), id),
    endOthers: (playerId, exceptId) => endOthers(now(), playerId, exceptId).map(({ id }) => id),
  };
}

import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '../messages';
import type { Database } from './database';

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

export function sessionsIn(database: Database.Database, now: () => number): Sessions {
  const insert = database.prepare(
    `INSERT INTO session (token_hash, player_id, started_at, ended_at, used_at, ip, device, locale)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const find = database.prepare(
    `SELECT id, player_id AS playerId, locale, used_at AS usedAt
     FROM session WHERE token_hash = ? AND ended_at IS NULL`,
  );
  const use = database.prepare('UPDATE session SET used_at = ? WHERE id = ?');
  const localeOf = database.prepare('SELECT locale FROM session WHERE id = ? AND ended_at IS NULL');
  const speak = database.prepare('UPDATE session SET locale = ? WHERE id = ?');
  const select = database.prepare(
    `SELECT id, started_at AS startedAt, ended_at AS endedAt, used_at AS usedAt, ip, device
     FROM session WHERE player_id = ? ORDER BY started_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const summary = database.prepare(
    'SELECT count(*) AS count, max(started_at) AS lastStart FROM session WHERE player_id = ?',
  );
  const stateOf = database.prepare('SELECT id, ended_at AS endedAt FROM session WHERE player_id = ? AND id = ?');
  const startOf = database.prepare('SELECT started_at AS startedAt FROM session WHERE id = ?');
  const end = database.prepare('UPDATE session SET ended_at = ? WHERE id = ? AND ended_at IS NULL');
  const endOthers = database.prepare(
    'UPDATE session SET ended_at = ? WHERE player_id = ? AND id IS NOT ? AND ended_at IS NULL RETURNING id',
  );
  const summaryOf = (playerId: number) => summary.get(playerId) as { count: number; lastStart: number | null };
  return {
    open(playerId, { ip, device, locale }) {
      const token = newToken();
      const at = now();
      insert.run(hashToken(token), playerId, at, null, at, ip, device, locale);
      return token;
    },
    record(playerId, { ip, device, locale, startedAt, endedAt }) {
      insert.run(hashToken(newToken()), playerId, startedAt, endedAt, endedAt, ip, device, locale);
    },
    find: (token) => (find.get(hashToken(token)) as Session | undefined) ?? null,
    localeOf: (id) => (localeOf.get(id) as { locale: Locale } | undefined)?.locale ?? null,
    speak: (id, locale) => void speak.run(locale, id),
    noteUse({ id, usedAt }) {
      if (now() - usedAt >= NOTED_AFTER_MS) use.run(now(), id);
    },
    list: (playerId, { skip, take }) => select.all(playerId, take, skip) as SessionRecord[],
    count: (playerId) => summaryOf(playerId).count,
    lastStart: (playerId) => summaryOf(playerId).lastStart,
    stateOf: (playerId, id) => (stateOf.get(playerId, id) as Pick<SessionRecord, 'id' | 'endedAt'> | undefined) ?? null,
    startOf: (id) => (startOf.get(id) as { startedAt: number } | undefined)?.startedAt ?? null,
    end: (id) => void end.run(now(), id),
    endOthers: (playerId, exceptId) =>
      (endOthers.all(now(), playerId, exceptId) as { id: number }[]).map(({ id }) => id),
  };
}

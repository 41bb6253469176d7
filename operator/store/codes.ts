import type { Sql } from './sql';
import { keyedHash } from './secrets';

export type CodePurpose = 'verify-phone' | 'reset-password';

/** The player and purpose of a code, and the phone or e-mail address that it was sent to. */
export interface CodeOwner {
  readonly playerId: number;
  readonly purpose: CodePurpose;
  readonly target: string;
}

export interface Codes {
  /**
   * Stores the code's hash until `expiresAt` (ms). Voids the player's previous code for the same purpose, and deletes
   * every expired code.
   */
  put(owner: CodeOwner, code: string, expiresAt: number): void;
  /** Whether the code is right and valid at `now` (ms). Counts wrong attempts. */
  matches(owner: CodeOwner, code: string, now: number): boolean;
  discard(owner: Pick<CodeOwner, 'playerId' | 'purpose'>): void;
}

const WRONG_TRIES_ALLOWED = 5;

export function codesIn(sql: Sql): Codes {
  const key = sql.secret('code');
  const hash = ({ playerId, purpose }: CodeOwner, code: string) => keyedHash(key, playerId, purpose, code);
  const upsert = sql.run(
    `INSERT OR REPLACE INTO code (player_id, purpose, target, code_hash, wrong_tries, expires_at)
     VALUES (?, ?, ?, ?, 0, ?)`,
  );
  const forgetExpired = sql.run('DELETE FROM code WHERE expires_at <= ?');
  const find = sql.one<{ codeHash: string }>(
    `SELECT code_hash AS codeHash FROM code
     WHERE player_id = ? AND purpose = ? AND target = ? AND expires_at > ? AND wrong_tries < ${WRONG_TRIES_ALLOWED}`,
  );
  const countWrongTry = sql.run('UPDATE code SET wrong_tries = wrong_tries + 1 WHERE player_id = ? AND purpose = ?');
  const remove = sql.run('DELETE FROM code WHERE player_id = ? AND purpose = ?');
  return {
    put(owner, code, expiresAt) {
      forgetExpired(Date.now());
      upsert(owner.playerId, owner.purpose, owner.target, hash(owner, code), expiresAt);
    },
    matches(owner, code, now) {
      const kept = find(owner.playerId, owner.purpose, owner.target, now);
      if (!kept) return false;
      // Plain equality is safe: both sides are keyed hashes, which a caller cannot influence byte by byte.
      if (kept.codeHash === hash(owner, code)) return true;
      countWrongTry(owner.playerId, owner.purpose);
      return false;
    },
    discard: ({ playerId, purpose }) => remove(playerId, purpose),
  };
}

import type { Database } from './database';
import { keyedHash, secretIn } from './secrets';

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

export function codesIn(database: Database.Database): Codes {
  const key = secretIn(database, 'code');
  const hash = ({ playerId, purpose }: CodeOwner, code: string) => keyedHash(key, playerId, purpose, code);
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO code (player_id, purpose, target, code_hash, wrong_tries, expires_at)
     VALUES (?, ?, ?, ?, 0, ?)`,
  );
  const forgetExpired = database.prepare('DELETE FROM code WHERE expires_at <= ?');
  const find = database.prepare(
    `SELECT code_hash AS codeHash FROM code
     WHERE player_id = ? AND purpose = ? AND target = ? AND expires_at > ? AND wrong_tries < ${WRONG_TRIES_ALLOWED}`,
  );
  const countWrongTry = database.prepare(
    'UPDATE code SET wrong_tries = wrong_tries + 1 WHERE player_id = ? AND purpose = ?',
  );
  const remove = database.prepare('DELETE FROM code WHERE player_id = ? AND purpose = ?');
  return {
    put(owner, code, expiresAt) {
      forgetExpired.run(Date.now());
      upsert.run(owner.playerId, owner.purpose, owner.target, hash(owner, code), expiresAt);
    },
    matches(owner, code, now) {
      const kept = find.get(owner.playerId, owner.purpose, owner.target, now) as { codeHash: string } | undefined;
      if (!kept) return false;
      // Plain equality is safe: both sides are keyed hashes, which a caller cannot influence byte by byte.
      if (kept.codeHash === hash(owner, code)) return true;
      countWrongTry.run(owner.playerId, owner.purpose);
      return false;
    },
    discard: ({ playerId, purpose }) => void remove.run(playerId, purpose),
  };
}

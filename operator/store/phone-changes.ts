import type { Sql } from './sql';
import { keyedHash } from './secrets';

/** A change of a verified phone that two codes, or a code and a second factor, have to confirm. */
export interface PhoneChange {
  /** The new number. */
  readonly phone: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  /** False after too many wrong codes: it can no longer be confirmed. */
  readonly isOpen: boolean;
}

/** The codes of both numbers. `newCode` is null where the new number got none: no code is right then. */
interface ChangeCodes {
  readonly oldCode: string;
  readonly newCode: string | null;
}

export interface PhoneChanges {
  /** Begins one in place of the player's earlier one. Only hashes of the codes are stored. */
  begin(playerId: number, change: ChangeCodes & { phone: string; expiresAt: number }): void;
  /** Null when none was begun, or it has expired. */
  find(playerId: number): PhoneChange | null;
  isOldCode(playerId: number, code: string): boolean;
  isNewCode(playerId: number, code: string): boolean;
  /** Counts a wrong try. False when it was the last that the change allows. */
  countWrongTry(playerId: number): boolean;
  end(playerId: number): void;
}

const WRONG_TRIES_ALLOWED = 5;

export function phoneChangesIn(sql: Sql, now: () => number): PhoneChanges {
  const key = sql.secret('phone-change');
  const hash = (playerId: number, side: 'old' | 'new', code: string) => keyedHash(key, playerId, side, code);
  const begin = sql.run(
    `INSERT OR REPLACE INTO phone_change (player_id, phone, old_hash, new_hash, wrong_tries, sent_at, expires_at)
     VALUES (?, ?, ?, ?, 0, ?, ?)`,
  );
  const find = sql.one<{ phone: string; sentAt: number; wrongTries: number }>(
    `SELECT phone, sent_at AS sentAt, wrong_tries AS wrongTries FROM phone_change
     WHERE player_id = ? AND expires_at > ?`,
  );
  const hashes = sql.one<{ oldHash: string; newHash: string | null }>(
    'SELECT old_hash AS oldHash, new_hash AS newHash FROM phone_change WHERE player_id = ?',
  );
  const count = sql.one<{ wrongTries: number }>(
    'UPDATE phone_change SET wrong_tries = wrong_tries + 1 WHERE player_id = ? RETURNING wrong_tries AS wrongTries',
  );
  const remove = sql.run('DELETE FROM phone_change WHERE player_id = ?');
  const hashesOf = (playerId: number) => hashes(playerId);
  return {
    begin(playerId, { phone, oldCode, newCode, expiresAt }) {
      const newHash = newCode === null ? null : hash(playerId, 'new', newCode);
      begin(playerId, phone, hash(playerId, 'old', oldCode), newHash, now(), expiresAt);
    },
    find(playerId) {
      const row = find(playerId, now());
      return row ? { phone: row.phone, sentAt: row.sentAt, isOpen: row.wrongTries < WRONG_TRIES_ALLOWED } : null;
    },
    isOldCode: (playerId, code) => hashesOf(playerId)?.oldHash === hash(playerId, 'old', code),
    isNewCode: (playerId, code) => hashesOf(playerId)?.newHash === hash(playerId, 'new', code),
    countWrongTry(playerId) {
      const row = count(playerId);
      return row !== null && row.wrongTries < WRONG_TRIES_ALLOWED;
    },
    end: remove,
  };
}

import { randomBytes } from 'node:crypto';
import type { Sql } from './sql';
import { hashToken } from './sessions';

/** The challenges of passkeys: each is for one purpose, and is used once. Only hashes are stored. */
export interface PasskeyChallenges {
  /**
   * Begins one, and deletes every expired one.
   *
   * @param purpose what it may be used for, with whom it belongs to
   * @param name of the passkey that is made; empty at a login
   */
  begin(purpose: string, name: string): Uint8Array<ArrayBuffer>;
  /**
   * Uses a challenge up, for this purpose or another one. Null if there is none of this purpose, or it has expired.
   *
   * @param challenge base64url
   */
  use(challenge: string, purpose: string): { readonly name: string } | null;
  /** Whether one of this purpose waits to be used. */
  isWaiting(purpose: string): boolean;
}

export const PASSKEY_CHALLENGE_MS = 5 * 60_000;

export function passkeyChallengesIn(sql: Sql, now: () => number): PasskeyChallenges {
  const forgetExpired = sql.run('DELETE FROM passkey_challenge WHERE expires_at <= ?');
  const insert = sql.run(
    'INSERT INTO passkey_challenge (challenge_hash, purpose, name, expires_at) VALUES (?, ?, ?, ?)',
  );
  const take = sql.one<{ purpose: string; name: string; expiresAt: number }>(
    'DELETE FROM passkey_challenge WHERE challenge_hash = ? RETURNING purpose, name, expires_at AS expiresAt',
  );
  const waiting = sql.exists('SELECT 1 FROM passkey_challenge WHERE purpose = ? AND expires_at > ?');
  return {
    begin(purpose, name) {
      forgetExpired(now());
      const bytes = randomBytes(32);
      insert(hashToken(bytes.toString('base64url')), purpose, name, now() + PASSKEY_CHALLENGE_MS);
      return new Uint8Array(bytes);
    },
    use(challenge, purpose) {
      const row = take(hashToken(challenge));
      return row?.purpose === purpose && row.expiresAt > now() ? { name: row.name } : null;
    },
    isWaiting: (purpose) => waiting(purpose, now()),
  };
}

import { randomBytes } from 'node:crypto';
import type { Sql } from './sql';
import { hashToken } from './sessions';

/** Logins whose password was right, and which wait for a second factor. */
export interface LoginChallenges {
  /** Begins one and returns its token, of which only a hash is stored. Deletes every expired one. */
  begin(playerId: number, expiresAt: number): string;
  /** The player of the token; null if there is no such challenge, or it has expired. */
  playerOf(token: string): number | null;
  /** Counts a wrong code. False when it was the last that the challenge allows: the challenge has ended. */
  countWrongTry(token: string): boolean;
  end(token: string): void;
}

const WRONG_TRIES_ALLOWED = 5;

export function loginChallengesIn(sql: Sql, now: () => number): LoginChallenges {
  const forgetExpired = sql.run('DELETE FROM login_challenge WHERE expires_at <= ?');
  const insert = sql.run('INSERT INTO login_challenge (token_hash, player_id, expires_at) VALUES (?, ?, ?)');
  const find = sql.value<number>(
    'SELECT player_id AS playerId FROM login_challenge WHERE token_hash = ? AND expires_at > ?',
  );
  const count = sql.one<{ wrongTries: number }>(
    'UPDATE login_challenge SET wrong_tries = wrong_tries + 1 WHERE token_hash = ? RETURNING wrong_tries AS wrongTries',
  );
  const remove = sql.run('DELETE FROM login_challenge WHERE token_hash = ?');
  return {
    begin(playerId, expiresAt) {
      forgetExpired(now());
      const token = randomBytes(32).toString('base64url');
      insert(hashToken(token), playerId, expiresAt);
      return token;
    },
    playerOf: (token) => find(hashToken(token), now()),
    countWrongTry(token) {
      const row = count(hashToken(token));
      const goesOn = row !== null && row.wrongTries < WRONG_TRIES_ALLOWED;
      if (!goesOn) remove(hashToken(token));
      return goesOn;
    },
    end: (token) => remove(hashToken(token)),
  };
}

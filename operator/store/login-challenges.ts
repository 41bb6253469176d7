import { randomBytes } from 'node:crypto';
import type { Database } from './database';
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

export function loginChallengesIn(database: Database.Database, now: () => number): LoginChallenges {
  const forgetExpired = database.prepare('DELETE FROM login_challenge WHERE expires_at <= ?');
  const insert = database.prepare('INSERT INTO login_challenge (token_hash, player_id, expires_at) VALUES (?, ?, ?)');
  const find = database.prepare(
    'SELECT player_id AS playerId FROM login_challenge WHERE token_hash = ? AND expires_at > ?',
  );
  const count = database.prepare(
    'UPDATE login_challenge SET wrong_tries = wrong_tries + 1 WHERE token_hash = ? RETURNING wrong_tries AS wrongTries',
  );
  const remove = database.prepare('DELETE FROM login_challenge WHERE token_hash = ?');
  return {
    begin(playerId, expiresAt) {
      forgetExpired.run(now());
      const token = randomBytes(32).toString('base64url');
      insert.run(hashToken(token), playerId, expiresAt);
      return token;
    },
    playerOf: (token) => (find.get(hashToken(token), now()) as { playerId: number } | undefined)?.playerId ?? null,
    countWrongTry(token) {
      const row = count.get(hashToken(token)) as { wrongTries: number } | undefined;
      const goesOn = row !== undefined && row.wrongTries < WRONG_TRIES_ALLOWED;
      if (!goesOn) remove.run(hashToken(token));
      return goesOn;
    },
    end: (token) => void remove.run(hashToken(token)),
  };
}

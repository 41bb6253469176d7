import { randomBytes } from 'node:crypto';
import type { Database } from './database';
import { hashToken } from './sessions';

/** What a player bets under at a sportsbook. It can stake and nothing else, and ends with the session it belongs to. */
export interface BettingSessions {
  /** Returns the betting token. Only its hash is kept. */
  open(sessionToken: string): string;
  /** Whose it is, null when it, or the session it belongs to, is over. */
  findPlayerId(bettingToken: string): number | null;
}

export function bettingSessionsIn(database: Database.Database): BettingSessions {
  const insert = database.prepare(
    'INSERT INTO betting_session (token_hash, session_id) SELECT ?, id FROM session WHERE token_hash = ?',
  );
  const find = database.prepare(
    `SELECT player_id AS playerId FROM betting_session JOIN session ON session.id = session_id
     WHERE betting_session.token_hash = ? AND ended_at IS NULL`,
  );
  return {
    open(sessionToken) {
      const token = randomBytes(24).toString('base64url');
      insert.run(hashToken(token), hashToken(sessionToken));
      return token;
    },
    findPlayerId(token) {
      const row = find.get(hashToken(token)) as { playerId: number } | undefined;
      return row?.playerId ?? null;
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { Sql } from './sql';
import { hashToken } from './sessions';

/** Sessions at a sportsbook. A betting session can only place bets, and ends with its player session. */
export interface BettingSessions {
  /** Opens a session and returns its betting token. Only the token's hash is stored. */
  open(sessionToken: string): string;
  /** The player of the betting token; null if the betting session or its player session has ended. */
  findPlayerId(bettingToken: string): number | null;
}

export function bettingSessionsIn(sql: Sql): BettingSessions {
  const insert = sql.run(
    'INSERT INTO betting_session (token_hash, session_id) SELECT ?, id FROM session WHERE token_hash = ?',
  );
  const find = sql.one<{ playerId: number }>(
    `SELECT player_id AS playerId FROM betting_session JOIN session ON session.id = session_id
     WHERE betting_session.token_hash = ? AND ended_at IS NULL`,
  );
  return {
    open(sessionToken) {
      const token = randomBytes(24).toString('base64url');
      insert(hashToken(token), hashToken(sessionToken));
      return token;
    },
    findPlayerId(token) {
      const row = find(hashToken(token));
      return row?.playerId ?? null;
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { Database } from './database';
import { hashToken } from './sessions';

/** Sessions at a sportsbook. A betting session can only place bets, and ends with its player session. */
export interface BettingSessions {
  /** Opens a session and returns its betting token. Only the token's hash is stored. */
  open(sessionToken: string): string;
  /** The player of the betting token; null if the betting session or its player session has ended. */
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

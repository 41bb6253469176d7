import { randomBytes } from 'node:crypto';
import type { ContentLocale } from '../messages';
import { columns, type Sql } from './sql';
import { hashToken } from './sessions';

/**
 * A session of one player at one game, opened by a launch call and identified by its token. It ends with the player's
 * session, and at the latest twelve hours after the launch.
 */
export interface GameSession {
  readonly id: number;
  readonly playerId: number;
  readonly gameCode: string;
  readonly locale: ContentLocale;
  /** URL of the link back to the site. */
  readonly lobbyUrl: string;
  /** The one-time token that the session's next move must carry. */
  readonly nextStep: string;
}

export interface GameSessions {
  /** Opens a session and returns its token. Only the token's hash is stored. */
  open(game: Omit<GameSession, 'id' | 'playerId' | 'nextStep'> & { readonly sessionId: number }): string;
  /** The token's session; null if there is none or it has ended. */
  find(token: string): GameSession | null;
  /** Ends the player's game sessions. */
  endAll(playerId: number): void;
  /** Records that the round consumed the session's step, and issues the next one. */
  consumeStep(session: GameSession, roundId: number): void;
  /** The round that consumed that step of the session, null if none did. */
  findRoundOfStep(sessionId: number, step: string): number | null;
}

const SESSION_MS = 12 * 3_600_000;

const newToken = () => randomBytes(24).toString('base64url');

export function gameSessionsIn(sql: Sql, now: () => number): GameSessions {
  const insert = sql.insert('game_session', 'tokenHash sessionId gameCode locale lobbyUrl nextStep expiresAt');
  const select = sql.one<GameSession>(
    `SELECT player_id AS playerId, ${columns('id gameCode locale lobbyUrl nextStep', 'game.')}
     FROM game_session game JOIN session ON session.id = session_id
     WHERE game.token_hash = ? AND expires_at > ? AND ended_at IS NULL`,
  );
  const recordStep = sql.insert('game_step', 'token sessionId roundId');
  const renewStep = sql.run('UPDATE game_session SET next_step = ? WHERE id = ?');
  const roundOfStep = sql.one<{ roundId: number }>(
    'SELECT round_id AS roundId FROM game_step WHERE session_id = ? AND token = ?',
  );
  const expire = sql.run(
    'UPDATE game_session SET expires_at = ? WHERE session_id IN (SELECT id FROM session WHERE player_id = ?)',
  );
  const expired = 'SELECT id FROM game_session WHERE expires_at <= ?';
  const forgetSteps = sql.run(`DELETE FROM game_step WHERE session_id IN (${expired})`);
  const forgetSessions = sql.run('DELETE FROM game_session WHERE expires_at <= ?');
  return {
    open({ sessionId, gameCode, locale, lobbyUrl }) {
      const openedAt = now();
      sql.transaction(() => {
        forgetSteps(openedAt);
        forgetSessions(openedAt);
      });
      const token = newToken();
      const expiresAt = openedAt + SESSION_MS;
      insert({ tokenHash: hashToken(token), sessionId, gameCode, locale, lobbyUrl, nextStep: newToken(), expiresAt });
      return token;
    },
    find: (token) => select(hashToken(token), now()),
    endAll: (playerId) => expire(now(), playerId),
    consumeStep({ id, nextStep }, roundId) {
      recordStep({ token: nextStep, sessionId: id, roundId });
      renewStep(newToken(), id);
    },
    findRoundOfStep(sessionId, step) {
      const row = roundOfStep(sessionId, step);
      return row?.roundId ?? null;
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { Locale } from '../messages';
import type { Database } from './database';
import { hashToken } from './sessions';

/**
 * A session of one player at one game, opened by a launch call and identified by its token. It ends with the player's
 * session, and at the latest twelve hours after the launch.
 */
export interface GameSession {
  readonly id: number;
  readonly playerId: number;
  readonly gameCode: string;
  readonly locale: Locale;
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

export function gameSessionsIn(database: Database.Database, now: () => number): GameSessions {
  const insert = database.prepare(
    `INSERT INTO game_session (token_hash, session_id, game_code, locale, lobby_url, next_step, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare(
    `SELECT game.id, player_id AS playerId, game_code AS gameCode, game.locale, lobby_url AS lobbyUrl,
       next_step AS nextStep
     FROM game_session game JOIN session ON session.id = session_id
     WHERE game.token_hash = ? AND expires_at > ? AND ended_at IS NULL`,
  );
  const recordStep = database.prepare('INSERT INTO game_step (token, session_id, round_id) VALUES (?, ?, ?)');
  const renewStep = database.prepare('UPDATE game_session SET next_step = ? WHERE id = ?');
  const roundOfStep = database.prepare('SELECT round_id AS roundId FROM game_step WHERE session_id = ? AND token = ?');
  const expire = database.prepare(
    'UPDATE game_session SET expires_at = ? WHERE session_id IN (SELECT id FROM session WHERE player_id = ?)',
  );
  const expired = 'SELECT id FROM game_session WHERE expires_at <= ?';
  const forgetSteps = database.prepare(`DELETE FROM game_step WHERE session_id IN (${expired})`);
  const forgetSessions = database.prepare('DELETE FROM game_session WHERE expires_at <= ?');
  const forgetExpired = database.transaction((moment: number) => {
    forgetSteps.run(moment);
    forgetSessions.run(moment);
  });
  return {
    open({ sessionId, gameCode, locale, lobbyUrl }) {
      const openedAt = now();
      forgetExpired.immediate(openedAt);
      const token = newToken();
      insert.run(hashToken(token), sessionId, gameCode, locale, lobbyUrl, newToken(), openedAt + SESSION_MS);
      return token;
    },
    find: (token) => (select.get(hashToken(token), now()) as GameSession | undefined) ?? null,
    endAll: (playerId) => void expire.run(now(), playerId),
    consumeStep({ id, nextStep }, roundId) {
      recordStep.run(nextStep, id, roundId);
      renewStep.run(newToken(), id);
    },
    findRoundOfStep(sessionId, step) {
      const row = roundOfStep.get(sessionId, step) as { roundId: number } | undefined;
      return row?.roundId ?? null;
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import type { Database } from './database';

export interface Sessions {
  /** Opens a session and returns its bearer token. Only the token's hash is kept. */
  open(playerId: number, from: { ip: string; device: string }): string;
  /** Whose session the token opens, null when it opens none. */
  findPlayerId(token: string): number | null;
  end(token: string): void;
}

/** Tokens are kept as hashes only. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export function sessionsIn(database: Database.Database): Sessions {
  const insert = database.prepare(
    'INSERT INTO session (token_hash, player_id, started_at, ip, device) VALUES (?, ?, ?, ?, ?)',
  );
  const find = database.prepare('SELECT player_id AS playerId FROM session WHERE token_hash = ? AND ended_at IS NULL');
  const end = database.prepare('UPDATE session SET ended_at = ? WHERE token_hash = ? AND ended_at IS NULL');
  return {
    open(playerId, { ip, device }) {
      const token = randomBytes(32).toString('base64url');
      insert.run(hashToken(token), playerId, Date.now(), ip, device);
      return token;
    },
    findPlayerId(token) {
      const row = find.get(hashToken(token)) as { playerId: number } | undefined;
      return row?.playerId ?? null;
    },
    end: (token) => void end.run(Date.now(), hashToken(token)),
  };
}

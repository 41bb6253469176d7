import type { Sql } from './sql';

export type SecurityEventKind = 'failed-login' | 'reset-code' | 'wrong-code';

export interface SecurityEvents {
  /** Stores an event, and deletes the player's events of this kind from before `since`. Returns how many are left. */
  add(playerId: number, kind: SecurityEventKind, now: number, since: number): number;
  /** Marks the player as warned. False, and nothing is marked, after an earlier warning of this kind since `since`. */
  claimWarning(playerId: number, kind: SecurityEventKind, now: number, since: number): boolean;
}

export function securityEventsIn(sql: Sql): SecurityEvents {
  const forget = sql.run('DELETE FROM security_event WHERE player_id = ? AND kind = ? AND created_at < ?');
  const insert = sql.run('INSERT INTO security_event (player_id, kind, created_at) VALUES (?, ?, ?)');
  const count = sql.number('SELECT count(*) AS count FROM security_event WHERE player_id = ? AND kind = ?');
  const warn = sql.run(
    `INSERT INTO security_warning (player_id, kind, warned_at) VALUES (?, ?, ?)
     ON CONFLICT (player_id, kind) DO UPDATE SET warned_at = excluded.warned_at WHERE warned_at < ?`,
  );
  return {
    add(playerId, kind, now, since) {
      forget(playerId, kind, since);
      insert(playerId, kind, now);
      return count(playerId, kind);
    },
    claimWarning: (playerId, kind, now, since) => warn(playerId, kind, now, since) === 1,
  };
}

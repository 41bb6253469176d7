import type { Database } from './database';

export type SecurityEventKind = 'failed-login' | 'reset-code' | 'wrong-code';

export interface SecurityEvents {
  /** Stores an event, and deletes the player's events of this kind from before `since`. Returns how many are left. */
  add(playerId: number, kind: SecurityEventKind, now: number, since: number): number;
  /** Marks the player as warned. False, and nothing is marked, after an earlier warning of this kind since `since`. */
  claimWarning(playerId: number, kind: SecurityEventKind, now: number, since: number): boolean;
}

export function securityEventsIn(database: Database.Database): SecurityEvents {
  const forget = database.prepare('DELETE FROM security_event WHERE player_id = ? AND kind = ? AND created_at < ?');
  const insert = database.prepare('INSERT INTO security_event (player_id, kind, created_at) VALUES (?, ?, ?)');
  const count = database.prepare('SELECT count(*) AS count FROM security_event WHERE player_id = ? AND kind = ?');
  const warn = database.prepare(
    `INSERT INTO security_warning (player_id, kind, warned_at) VALUES (?, ?, ?)
     ON CONFLICT (player_id, kind) DO UPDATE SET warned_at = excluded.warned_at WHERE warned_at < ?`,
  );
  return {
    add(playerId, kind, now, since) {
      forget.run(playerId, kind, since);
      insert.run(playerId, kind, now);
      return (count.get(playerId, kind) as { count: number }).count;
    },
    claimWarning: (playerId, kind, now, since) => warn.run(playerId, kind, now, since).changes === 1,
  };
}

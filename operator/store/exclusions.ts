import type { Sql } from './sql';

/** A pause of play. `until` is in epoch milliseconds; null without end. */
export interface Exclusion {
  readonly until: number | null;
}

export interface Exclusions {
  start(playerId: number, kind: 'stop' | 'time-out' | 'exclusion', until: number | null): void;
  /** The exclusion that ends last of those in force; null if the player may play. */
  current(playerId: number): Exclusion | null;
}

export function exclusionsIn(sql: Sql, now: () => number): Exclusions {
  const insert = sql.run('INSERT INTO exclusion (player_id, kind, started_at, until) VALUES (?, ?, ?, ?)');
  const latest = sql.one<Exclusion>(
    `SELECT until FROM exclusion WHERE player_id = ? AND (until IS NULL OR until > ?)
     ORDER BY until IS NULL DESC, until DESC LIMIT 1`,
  );
  return {
    start: (playerId, kind, until) => insert(playerId, kind, now(), until),
    current(playerId) {
      const row = latest(playerId, now());
      return row ? { until: row.until } : null;
    },
  };
}

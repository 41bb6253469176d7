import type { Sql } from './sql';

/** When a player was active, in all sessions together: sessions side by side count once. */
export interface Activity {
  /** Notes that the player does something now. */
  note(playerId: number): void;
  /** How long the player was active between two moments, in milliseconds. */
  timeBetween(playerId: number, from: number, until: number): number;
}

/** A player who does nothing for this long has left. */
const GAP_MS = 15 * 60_000;

/** Activity is noted at most this often: each note is a write. */
const NOTED_EVERY_MS = 5_000;

export function activityIn(sql: Sql, now: () => number): Activity {
  const last = sql.one<{ id: number; seenAt: number }>(
    'SELECT id, seen_at AS seenAt FROM activity WHERE player_id = ? ORDER BY id DESC LIMIT 1',
  );
  const begin = sql.run('INSERT INTO activity (player_id, started_at, seen_at) VALUES (?, ?, ?)');
  const extend = sql.run('UPDATE activity SET seen_at = max(seen_at, ?) WHERE id = ?');
  const sum = sql.number(
    `SELECT coalesce(sum(min(seen_at, ?3) - max(started_at, ?2)), 0) AS total FROM activity
     WHERE player_id = ?1 AND seen_at > ?2 AND started_at < ?3`,
  );
  return {
    note(playerId) {
      const at = now();
      const span = last(playerId);
      if (!span || at - span.seenAt > GAP_MS) begin(playerId, at, at);
      else if (at - span.seenAt >= NOTED_EVERY_MS) extend(at, span.id);
    },
    timeBetween: sum,
  };
}

import { columns, type Sql } from './sql';

export type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';
export type LimitPeriod = 'day' | 'week' | 'month';

/** A player's limit: kuruş, or minutes for the kind `session`. */
export interface Limit {
  readonly value: number;
  /** A raise that waits; with the value null the limit ends. `effectiveAt` is in epoch milliseconds. */
  readonly pending: { readonly value: number | null; readonly effectiveAt: number } | null;
}

/** Names one limit of a player. */
export interface LimitKey {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

export type KeyedLimit = LimitKey & Limit;

export interface Limits {
  /** As stored: a raise whose time has come may still be pending. */
  list(playerId: number): KeyedLimit[];
  find(playerId: number, key: LimitKey): Limit | null;
  /** Stores the limit; null removes it. */
  save(playerId: number, key: LimitKey, limit: Limit | null): void;
}

interface Row extends LimitKey {
  readonly value: number;
  readonly pendingValue: number | null;
  readonly effectiveAt: number | null;
}

const COLUMNS = columns('kind period value pendingValue effectiveAt');

const read = ({ kind, period, value, pendingValue, effectiveAt }: Row): KeyedLimit => ({
  kind,
  period,
  value,
  pending: effectiveAt === null ? null : { value: pendingValue, effectiveAt },
});

export function limitsIn(sql: Sql): Limits {
  const select = sql.all<Row>(`SELECT ${COLUMNS} FROM player_limit WHERE player_id = ? ORDER BY kind, period`);
  const find = sql.one<Row>(`SELECT ${COLUMNS} FROM player_limit WHERE player_id = ? AND kind = ? AND period = ?`);
  const upsert = sql.run(
    `INSERT OR REPLACE INTO player_limit (player_id, kind, period, value, pending_value, effective_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const remove = sql.run('DELETE FROM player_limit WHERE player_id = ? AND kind = ? AND period = ?');
  return {
    list: (playerId) => select(playerId).map(read),
    find(playerId, { kind, period }) {
      const row = find(playerId, kind, period);
      return row ? read(row) : null;
    },
    save(playerId, { kind, period }, limit) {
      if (!limit) return void remove(playerId, kind, period);
      const { value, pending } = limit;
      upsert(playerId, kind, period, value, pending?.value ?? null, pending?.effectiveAt ?? null);
    },
  };
}

import { columns, type Sql } from './sql';

/** A code that gives a bonus, once per player. */
export interface PromoCode {
  /** In the form of `normalizeCode`. */
  readonly code: string;
  readonly offerId: number;
  readonly maxUses: number;
  readonly endsAt: number | null;
}

export interface PromoCodes {
  /** Does nothing if the code exists. */
  add(code: PromoCode): void;
  find(code: string): PromoCode | null;
  uses(code: string): number;
  hasUsed(code: string, playerId: number): boolean;
  use(code: string, playerId: number): void;
  /** Counts an unknown code that the player tried. */
  addUnknown(playerId: number): void;
  /** The unknown codes that the player has tried since that moment. */
  countUnknown(playerId: number, since: number): number;
}

const KEPT_MS = 24 * 60 * 60_000;

export function promoCodesIn(sql: Sql, now: () => number): PromoCodes {
  const insert = sql.insert('promo_code', 'code offerId maxUses endsAt', 'ON CONFLICT DO NOTHING');
  const select = sql.one<PromoCode>(`SELECT ${columns('code offerId maxUses endsAt')} FROM promo_code WHERE code = ?`);
  const uses = sql.number('SELECT count(*) AS count FROM promo_code_use WHERE code = ?');
  const used = sql.exists('SELECT 1 FROM promo_code_use WHERE code = ? AND player_id = ?');
  const use = sql.run('INSERT INTO promo_code_use (code, player_id, used_at) VALUES (?, ?, ?)');
  const forget = sql.run('DELETE FROM unknown_promo_code WHERE tried_at < ?');
  const addUnknown = sql.run('INSERT INTO unknown_promo_code (player_id, tried_at) VALUES (?, ?)');
  const unknown = sql.number('SELECT count(*) AS count FROM unknown_promo_code WHERE player_id = ? AND tried_at >= ?');
  return {
    add: insert,
    find: select,
    uses,
    hasUsed: used,
    use: (code, playerId) => use(code, playerId, now()),
    addUnknown(playerId) {
      forget(now() - KEPT_MS);
      addUnknown(playerId, now());
    },
    countUnknown: unknown,
  };
}

import type { Database } from './database';

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

export function promoCodesIn(database: Database.Database, now: () => number): PromoCodes {
  const insert = database.prepare(
    'INSERT INTO promo_code (code, offer_id, max_uses, ends_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const select = database.prepare(
    'SELECT code, offer_id AS offerId, max_uses AS maxUses, ends_at AS endsAt FROM promo_code WHERE code = ?',
  );
  const uses = database.prepare('SELECT count(*) AS count FROM promo_code_use WHERE code = ?');
  const used = database.prepare('SELECT 1 FROM promo_code_use WHERE code = ? AND player_id = ?');
  const use = database.prepare('INSERT INTO promo_code_use (code, player_id, used_at) VALUES (?, ?, ?)');
  const forget = database.prepare('DELETE FROM unknown_promo_code WHERE tried_at < ?');
  const addUnknown = database.prepare('INSERT INTO unknown_promo_code (player_id, tried_at) VALUES (?, ?)');
  const unknown = database.prepare(
    'SELECT count(*) AS count FROM unknown_promo_code WHERE player_id = ? AND tried_at >= ?',
  );
  const read = (row: unknown) => (row as { count: number }).count;
  return {
    add: ({ code, offerId, maxUses, endsAt }) => void insert.run(code, offerId, maxUses, endsAt),
    find: (code) => (select.get(code) as PromoCode | undefined) ?? null,
    uses: (code) => read(uses.get(code)),
    hasUsed: (code, playerId) => used.get(code, playerId) !== undefined,
    use: (code, playerId) => void use.run(code, playerId, now()),
    addUnknown(playerId) {
      forget.run(now() - KEPT_MS);
      addUnknown.run(playerId, now());
    },
    countUnknown: (playerId, since) => read(unknown.get(playerId, since)),
  };
}

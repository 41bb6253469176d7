import type { Sql } from './sql';

/** The fields of a payment form, by their keys. */
type Detail = Readonly<Record<string, unknown>>;

/** An account that a player has withdrawn to. */
export interface SavedAccount {
  readonly id: number;
  /** Masked. */
  readonly label: string;
  /** The values of the form's fields, without the amount. */
  readonly detail: Detail;
}

export interface SavedAccounts {
  /** Saves the account, or marks it as the last used one. */
  keep(playerId: number, methodId: number, account: Omit<SavedAccount, 'id'>): void;
  remove(playerId: number, methodId: number, id: number): void;
  /** The last used first. */
  list(playerId: number, methodId: number): SavedAccount[];
}

const LISTED = 5;

type Row = Omit<SavedAccount, 'detail'> & { readonly detail: string };

export function savedAccountsIn(sql: Sql): SavedAccounts {
  const upsert = sql.run(
    `INSERT INTO saved_account (player_id, method_id, label, detail, used_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (player_id, method_id, detail) DO UPDATE SET used_at = excluded.used_at`,
  );
  const select = sql.all<Row>(
    `SELECT id, label, detail FROM saved_account WHERE player_id = ? AND method_id = ?
     ORDER BY used_at DESC, id DESC LIMIT ${LISTED}`,
  );
  const remove = sql.run('DELETE FROM saved_account WHERE player_id = ? AND method_id = ? AND id = ?');
  return {
    remove,
    keep(playerId, methodId, { label, detail }) {
      upsert(playerId, methodId, label, JSON.stringify(detail), Date.now());
    },
    list: (playerId, methodId) =>
      select(playerId, methodId).map((row) => ({ ...row, detail: JSON.parse(row.detail) as Detail })),
  };
}

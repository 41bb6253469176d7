import { TransactionStatus } from '~/upstream/contract/values';
import type { Locale, Texts } from '../messages';
import type { Database } from './database';

export type PaymentStatus = (typeof TransactionStatus)[keyof typeof TransactionStatus];

/** One deposit or withdrawal. */
export interface Payment {
  readonly id: number;
  readonly playerId: number;
  readonly methodId: number;
  /** 1 for deposits, 2 for withdrawals. */
  readonly kind: 1 | 2;
  readonly amountMinor: number;
  readonly status: PaymentStatus;
  /** Token of the payment page, null if there is no page. */
  readonly pageToken: string | null;
  /** The language of the player's request. */
  readonly locale: Locale;
  readonly note: Texts | null;
  /** The idempotency key that it was sent with. */
  readonly reference: string | null;
  readonly createdAt: number;
}

type NewPayment = Omit<Payment, 'id' | 'createdAt' | 'reference'> & Partial<Pick<Payment, 'createdAt' | 'reference'>>;

interface PaymentFilter {
  readonly kind?: 1 | 2 | undefined;
  readonly status?: number | undefined;
  /** Epoch milliseconds, inclusive. */
  readonly from?: number | undefined;
  /** Epoch milliseconds, exclusive. */
  readonly to?: number | undefined;
}

export interface Payments {
  add(payment: NewPayment): Payment;
  find(id: number): Payment | null;
  findByPageToken(token: string): Payment | null;
  /** Moves the payment from one of these statuses to another. False, without a change, if it had none of them. */
  move(id: number, from: readonly PaymentStatus[], to: PaymentStatus, note?: Texts): boolean;
  /** Newest first. */
  list(playerId: number, filter: PaymentFilter, page: { skip: number; take: number }): Payment[];
  count(playerId: number, filter: PaymentFilter): number;
  /** Payments that wait for the cashier's desk, oldest first. */
  pending(take: number): Payment[];
  /** The sum of the player's deposits that may still be confirmed, in kuruş. */
  waitingDeposits(playerId: number): number;
  /** Cancels the player's deposits whose payment page is open. */
  cancelOpenPages(playerId: number): void;
  /** Cancels deposits that were started before that moment and never paid. */
  cancelAbandoned(startedBefore: number): void;
}

type Row = Omit<Payment, 'note'> & { readonly note: string | null };

const COLUMNS = `id, player_id AS playerId, method_id AS methodId, kind, amount_minor AS amountMinor, status,
  page_token AS pageToken, locale, note, reference, created_at AS createdAt`;

const MATCHES = `player_id = ?1 AND (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR status = ?3)
  AND (?4 IS NULL OR created_at >= ?4) AND (?5 IS NULL OR created_at < ?5)`;

const read = (row: Row): Payment => ({ ...row, note: row.note === null ? null : (JSON.parse(row.note) as Texts) });
const readOne = (row: unknown) => (row ? read(row as Row) : null);

export function paymentsIn(database: Database.Database, now: () => number): Payments {
  const insert = database.prepare(
    `INSERT INTO payment (player_id, method_id, kind, amount_minor, status, page_token, locale, note, reference,
       created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const byId = database.prepare(`SELECT ${COLUMNS} FROM payment WHERE id = ?`);
  const byToken = database.prepare(`SELECT ${COLUMNS} FROM payment WHERE page_token = ?`);
  const move = database.prepare(
    'UPDATE payment SET status = ?, note = coalesce(?, note) WHERE id = ? AND status IN (SELECT value FROM json_each(?))',
  );
  const matching = database.prepare(
    `SELECT ${COLUMNS} FROM payment WHERE ${MATCHES} ORDER BY created_at DESC, id DESC LIMIT ?6 OFFSET ?7`,
  );
  const counted = database.prepare(`SELECT count(*) AS total FROM payment WHERE ${MATCHES}`);
  const waiting = database.prepare(
    `SELECT ${COLUMNS} FROM payment WHERE status = ${TransactionStatus.Pending} ORDER BY created_at, id LIMIT ?`,
  );
  const waitingSum = database.prepare(
    `SELECT coalesce(sum(amount_minor), 0) AS total FROM payment
     WHERE player_id = ? AND kind = 1 AND status IN (${TransactionStatus.Created}, ${TransactionStatus.Pending})`,
  );
  const closePages = database.prepare(
    `UPDATE payment SET status = ${TransactionStatus.Cancelled} WHERE player_id = ? AND status = ${TransactionStatus.Created}`,
  );
  const abandoned = `status = ${TransactionStatus.Created} AND created_at < ?`;
  const isAnyAbandoned = database.prepare(`SELECT 1 FROM payment WHERE ${abandoned} LIMIT 1`);
  const abandon = database.prepare(`UPDATE payment SET status = ${TransactionStatus.Cancelled} WHERE ${abandoned}`);
  const values = (playerId: number, { kind, status, from, to }: PaymentFilter) =>
    [playerId, kind, status, from, to].map((value) => value ?? null);
  return {
    add({ playerId, methodId, kind, amountMinor, status, pageToken, locale, note, reference = null, createdAt }) {
      const text = note && JSON.stringify(note);
      const { lastInsertRowid } = insert.run(
        playerId,
        methodId,
        kind,
        amountMinor,
        status,
        pageToken,
        locale,
        text,
        reference,
        createdAt ?? now(),
      );
      return read(byId.get(lastInsertRowid) as Row);
    },
    find: (id) => readOne(byId.get(id)),
    findByPageToken: (token) => readOne(byToken.get(token)),
    move: (id, from, to, note) =>
      move.run(to, note ? JSON.stringify(note) : null, id, JSON.stringify(from)).changes === 1,
    list: (playerId, filter, { skip, take }) =>
      (matching.all(...values(playerId, filter), take, skip) as Row[]).map(read),
    count: (playerId, filter) => (counted.get(...values(playerId, filter)) as { total: number }).total,
    pending: (take) => (waiting.all(take) as Row[]).map(read),
    waitingDeposits: (playerId) => (waitingSum.get(playerId) as { total: number }).total,
    cancelOpenPages: (playerId) => void closePages.run(playerId),
    cancelAbandoned(startedBefore) {
      // Checked first: lists call this often, and a write would wait for the write lock.
      if (isAnyAbandoned.get(startedBefore)) abandon.run(startedBefore);
    },
  };
}

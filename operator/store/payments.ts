import { TransactionStatus } from '~/upstream/contract/values';
import type { Label, Locale, Texts } from '../messages';
import { columns, type Sql } from './sql';

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
  readonly note: Label | null;
  /** The idempotency key that it was sent with. */
  readonly reference: string | null;
  readonly createdAt: number;
  /** When its status last changed; null before. */
  readonly changedAt: number | null;
}

type NewPayment = Omit<Payment, 'id' | 'createdAt' | 'changedAt' | 'reference'> &
  Partial<Pick<Payment, 'createdAt' | 'changedAt' | 'reference'>>;

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
  move(id: number, from: readonly PaymentStatus[], to: PaymentStatus, note?: Label): boolean;
  /** Newest first. */
  list(playerId: number, filter: PaymentFilter, page: { skip: number; take: number }): Payment[];
  count(playerId: number, filter: PaymentFilter): number;
  /** Payments that wait for the cashier's desk, oldest first. */
  pending(take: number): Payment[];
  /** The sum of the player's deposits that may still be confirmed, in kuruş. */
  waitingDeposits(playerId: number): number;
  /** Cancels the player's deposits whose payment page is open, and returns them. */
  cancelOpenPages(playerId: number): Payment[];
  /** Cancels deposits that were started before that moment and never paid. */
  cancelAbandoned(startedBefore: number): void;
}

type Row = Omit<Payment, 'note'> & { readonly note: string | null };

const COLUMNS = columns(
  'id playerId methodId kind amountMinor status pageToken locale note reference createdAt changedAt',
);

const MATCHES = `player_id = ?1 AND (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR status = ?3)
  AND (?4 IS NULL OR created_at >= ?4) AND (?5 IS NULL OR created_at < ?5)`;

const read = (row: Row): Payment => ({ ...row, note: row.note === null ? null : readNote(row.note) });

/** Notes of earlier versions have no German text. */
function readNote(json: string): Label {
  const note = JSON.parse(json) as Texts & Partial<Label>;
  return { de: note.en, ...note };
}

const readOne = (row: Row | null) => row && read(row);

export function paymentsIn(sql: Sql, now: () => number): Payments {
  const insert = sql.insert(
    'payment',
    'playerId methodId kind amountMinor status pageToken locale note reference createdAt changedAt',
  );
  const byId = sql.one<Row>(`SELECT ${COLUMNS} FROM payment WHERE id = ?`);
  const byToken = sql.one<Row>(`SELECT ${COLUMNS} FROM payment WHERE page_token = ?`);
  const move = sql.run(
    'UPDATE payment SET status = ?, changed_at = ?, note = coalesce(?, note) WHERE id = ? AND status IN (SELECT value FROM json_each(?))',
  );
  const matching = sql.all<Row>(
    `SELECT ${COLUMNS} FROM payment WHERE ${MATCHES} ORDER BY created_at DESC, id DESC LIMIT ?6 OFFSET ?7`,
  );
  const counted = sql.number(`SELECT count(*) AS total FROM payment WHERE ${MATCHES}`);
  const waiting = sql.all<Row>(
    `SELECT ${COLUMNS} FROM payment WHERE status = ${TransactionStatus.Pending} ORDER BY created_at, id LIMIT ?`,
  );
  const waitingSum = sql.number(
    `SELECT coalesce(sum(amount_minor), 0) AS total FROM payment
     WHERE player_id = ? AND kind = 1 AND status IN (${TransactionStatus.Created}, ${TransactionStatus.Pending})`,
  );
  const closePages = sql.all<Row>(
    `UPDATE payment SET status = ${TransactionStatus.Cancelled}, changed_at = ? WHERE player_id = ? AND status = ${TransactionStatus.Created}
     RETURNING ${COLUMNS}`,
  );
  const abandoned = `status = ${TransactionStatus.Created} AND created_at < ?`;
  const isAnyAbandoned = sql.exists(`SELECT 1 FROM payment WHERE ${abandoned} LIMIT 1`);
  const abandon = sql.run(
    `UPDATE payment SET status = ${TransactionStatus.Cancelled}, changed_at = ? WHERE ${abandoned}`,
  );
  const values = (playerId: number, { kind, status, from, to }: PaymentFilter) =>
    [playerId, kind, status, from, to] as const;
  return {
    add(payment) {
      const { note, reference = null, createdAt = now(), changedAt = null } = payment;
      const id = insert({ ...payment, note: note && JSON.stringify(note), createdAt, changedAt });
      return { ...payment, id, reference, createdAt, changedAt };
    },
    find: (id) => readOne(byId(id)),
    findByPageToken: (token) => readOne(byToken(token)),
    move: (id, from, to, note) => move(to, now(), note ? JSON.stringify(note) : null, id, JSON.stringify(from)) === 1,
    list: (playerId, filter, { skip, take }) => matching(...values(playerId, filter), take, skip).map(read),
    count: (playerId, filter) => counted(...values(playerId, filter)),
    pending: (take) => waiting(take).map(read),
    waitingDeposits: waitingSum,
    cancelOpenPages: (playerId) => closePages(now(), playerId).map(read),
    cancelAbandoned(startedBefore) {
      // Checked first: lists call this often, and a write would wait for the write lock.
      if (isAnyAbandoned(startedBefore)) abandon(now(), startedBefore);
    },
  };
}

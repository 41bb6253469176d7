import type { Sql } from './sql';

/** A message that a real operator would send by SMS or e-mail. */
export interface SentMessage {
  readonly to: string;
  readonly kind: 'sms' | 'email';
  /** Empty for a message without a code. */
  readonly code: string;
  readonly text: string;
  /** UTC milliseconds. */
  readonly at: number;
}

export interface Outbox {
  add(message: SentMessage): void;
  /** Newest first; with `to`, only those to that phone or e-mail address. */
  list(to?: string): SentMessage[];
}

/** Limit of the outbox, which is no archive of codes. */
const KEPT = 500;

export function outboxIn(sql: Sql): Outbox {
  const insert = sql.insert('outbox', 'recipient kind code text sentAt');
  const trim = sql.run('DELETE FROM outbox WHERE id <= ?');
  const columns = 'recipient AS "to", kind, code, text, sent_at AS at';
  const all = sql.all<SentMessage>(`SELECT ${columns} FROM outbox ORDER BY id DESC`);
  const toOne = sql.all<SentMessage>(`SELECT ${columns} FROM outbox WHERE recipient = ? ORDER BY id DESC`);
  return {
    add({ to, kind, code, text, at }) {
      trim(insert({ recipient: to, kind, code, text, sentAt: at }) - KEPT);
    },
    list: (to) => (to ? toOne(to) : all()),
  };
}

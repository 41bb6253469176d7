import type { Database } from './database';

/** A message that the operator would have sent, if it had a telephone and a mail server. */
export interface SentMessage {
  readonly to: string;
  readonly kind: 'sms' | 'email';
  readonly code: string;
  readonly text: string;
  /** UTC milliseconds. */
  readonly at: number;
}

export interface Outbox {
  add(message: SentMessage): void;
  /** Newest first; only those to that phone or address, when one is given. */
  list(to?: string): SentMessage[];
}

/** The outbox shows what was sent of late; it is no archive of codes. */
const KEPT = 500;

export function outboxIn(database: Database.Database): Outbox {
  const insert = database.prepare('INSERT INTO outbox (recipient, kind, code, text, sent_at) VALUES (?, ?, ?, ?, ?)');
  const trim = database.prepare('DELETE FROM outbox WHERE id <= ?');
  const columns = 'recipient AS "to", kind, code, text, sent_at AS at';
  const all = database.prepare(`SELECT ${columns} FROM outbox ORDER BY id DESC`);
  const toOne = database.prepare(`SELECT ${columns} FROM outbox WHERE recipient = ? ORDER BY id DESC`);
  return {
    add({ to, kind, code, text, at }) {
      const { lastInsertRowid } = insert.run(to, kind, code, text, at);
      trim.run(Number(lastInsertRowid) - KEPT);
    },
    list: (to) => (to ? toOne.all(to) : all.all()) as SentMessage[],
  };
}

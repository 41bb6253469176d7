import type { Sql } from './sql';

/** The request of an idempotency key and the answer it got. */
interface PaymentIntent {
  readonly requestHash: string;
  readonly answer: string;
}

export interface PaymentIntents {
  find(playerId: number, key: string): PaymentIntent | null;
  /** Stores the answer. Call it in the transaction of the effect that the answer reports. */
  keep(playerId: number, key: string, intent: PaymentIntent): void;
}

export function paymentIntentsIn(sql: Sql): PaymentIntents {
  const select = sql.one<PaymentIntent>(
    'SELECT request_hash AS requestHash, answer FROM payment_intent WHERE player_id = ? AND key = ?',
  );
  const insert = sql.run('INSERT INTO payment_intent (player_id, key, request_hash, answer) VALUES (?, ?, ?, ?)');
  return {
    find: select,
    keep: (playerId, key, { requestHash, answer }) => insert(playerId, key, requestHash, answer),
  };
}

import type { Database } from './database';

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

export function paymentIntentsIn(database: Database.Database): PaymentIntents {
  const select = database.prepare(
    'SELECT request_hash AS requestHash, answer FROM payment_intent WHERE player_id = ? AND key = ?',
  );
  const insert = database.prepare(
    'INSERT INTO payment_intent (player_id, key, request_hash, answer) VALUES (?, ?, ?, ?)',
  );
  return {
    find: (playerId, key) => (select.get(playerId, key) as PaymentIntent | undefined) ?? null,
    keep: (playerId, key, { requestHash, answer }) => void insert.run(playerId, key, requestHash, answer),
  };
}

import type { Texts } from '../messages';
import type { PaymentField } from '../payments/field';
import type { Database } from './database';

export interface PaymentMethod {
  readonly id: number;
  /** 1 for deposits, 2 for withdrawals. */
  readonly kind: 1 | 2;
  /** The contract's type of payment method. */
  readonly type: number;
  /** File name of its logo. */
  readonly slug: string;
  readonly title: Texts;
  readonly minMinor: number;
  readonly maxMinor: number;
  /** `page`: the player pays on the payment company's page. `desk`: staff at the cashier's desk decide. */
  readonly settlement: 'page' | 'desk';
  /** The player's next step, for methods without a page. */
  readonly instruction: Texts | null;
  readonly fields: readonly PaymentField[];
}

/** Payment methods. Cached: they change only when a database is seeded, and every list of payments reads them. */
export interface PaymentMethods {
  add(method: PaymentMethod): void;
  list(kind: 1 | 2): PaymentMethod[];
  find(id: number): PaymentMethod | null;
}

type Row = Omit<PaymentMethod, 'title' | 'instruction' | 'fields'> & {
  readonly title: string;
  readonly instruction: string | null;
  readonly fields: string;
};

const COLUMNS = `id, kind, type, slug, title, min_minor AS minMinor, max_minor AS maxMinor, settlement, instruction, fields`;

const read = (row: Row): PaymentMethod => ({
  ...row,
  title: JSON.parse(row.title) as Texts,
  instruction: row.instruction === null ? null : (JSON.parse(row.instruction) as Texts),
  fields: JSON.parse(row.fields) as PaymentField[],
});

export function paymentMethodsIn(database: Database.Database): PaymentMethods {
  const insert = database.prepare(
    `INSERT INTO payment_method (id, kind, type, slug, title, min_minor, max_minor, settlement, instruction, fields)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare(`SELECT ${COLUMNS} FROM payment_method ORDER BY id`);
  let known: readonly PaymentMethod[] | null = null;
  const all = () => (known ??= (select.all() as Row[]).map(read));
  return {
    add({ id, kind, type, slug, title, minMinor, maxMinor, settlement, instruction, fields }) {
      const texts = [title, instruction, fields].map((value) => value && JSON.stringify(value));
      insert.run(id, kind, type, slug, texts[0], minMinor, maxMinor, settlement, texts[1], texts[2]);
      known = null;
    },
    list: (kind) => all().filter((method) => method.kind === kind),
    find: (id) => all().find((method) => method.id === id) ?? null,
  };
}

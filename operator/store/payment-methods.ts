import type { Texts } from '../messages';
import type { PaymentField } from '../payments/field';
import { columns, type Sql } from './sql';

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

const COLUMNS = columns('id kind type slug title minMinor maxMinor settlement instruction fields');

const read = (row: Row): PaymentMethod => ({
  ...row,
  title: JSON.parse(row.title) as Texts,
  instruction: row.instruction === null ? null : (JSON.parse(row.instruction) as Texts),
  fields: JSON.parse(row.fields) as PaymentField[],
});

export function paymentMethodsIn(sql: Sql): PaymentMethods {
  const insert = sql.insert(
    'payment_method',
    'id kind type slug title minMinor maxMinor settlement instruction fields',
  );
  const select = sql.all<Row>(`SELECT ${COLUMNS} FROM payment_method ORDER BY id`);
  let known: readonly PaymentMethod[] | null = null;
  const all = () => (known ??= select().map(read));
  return {
    add({ title, instruction, fields, ...method }) {
      const texts = { title: JSON.stringify(title), instruction: instruction && JSON.stringify(instruction) };
      insert({ ...method, ...texts, fields: JSON.stringify(fields) });
      known = null;
    },
    list: (kind) => all().filter((method) => method.kind === kind),
    find: (id) => all().find((method) => method.id === id) ?? null,
  };
}

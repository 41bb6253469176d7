import type { Label } from '../messages';
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
  readonly title: Label;
  readonly minMinor: number;
  readonly maxMinor: number;
  /** `page`: the player pays on the payment company's page. `desk`: staff at the cashier's desk decide. */
  readonly settlement: 'page' | 'desk';
  /** The player's next step, for methods without a page. */
  readonly instruction: Label | null;
  /** The account that a deposit is sent to. */
  readonly payTo: { readonly iban: string; readonly holder: string } | null;
  readonly fields: readonly PaymentField[];
}

/** Payment methods. Cached: they change only at the start, and every list of payments reads them. */
export interface PaymentMethods {
  /** Adds the method, or replaces that of an earlier version. */
  put(method: PaymentMethod): void;
  list(kind: 1 | 2): PaymentMethod[];
  find(id: number): PaymentMethod | null;
}

type Row = Omit<PaymentMethod, 'title' | 'instruction' | 'payTo' | 'fields'> & {
  readonly title: string;
  readonly instruction: string | null;
  readonly payTo: string | null;
  readonly fields: string;
};

const NAMES = 'id kind type slug title minMinor maxMinor settlement instruction payTo fields';

const read = (row: Row): PaymentMethod => ({
  ...row,
  title: JSON.parse(row.title) as Label,
  instruction: row.instruction === null ? null : (JSON.parse(row.instruction) as Label),
  payTo: row.payTo === null ? null : (JSON.parse(row.payTo) as PaymentMethod['payTo']),
  fields: JSON.parse(row.fields) as PaymentField[],
});

export function paymentMethodsIn(sql: Sql): PaymentMethods {
  const upsert = sql.insert(
    'payment_method',
    NAMES,
    `ON CONFLICT (id) DO UPDATE SET min_minor = excluded.min_minor, max_minor = excluded.max_minor,
       instruction = excluded.instruction, pay_to = excluded.pay_to, fields = excluded.fields, title = excluded.title`,
  );
  const select = sql.all<Row>(`SELECT ${columns(NAMES)} FROM payment_method ORDER BY id`);
  let known: readonly PaymentMethod[] | null = null;
  const all = () => (known ??= select().map(read));
  return {
    put({ title, instruction, payTo, fields, ...method }) {
      const texts = { title: JSON.stringify(title), instruction: instruction && JSON.stringify(instruction) };
      upsert({ ...method, ...texts, payTo: payTo && JSON.stringify(payTo), fields: JSON.stringify(fields) });
      known = null;
    },
    list: (kind) => all().filter((method) => method.kind === kind),
    find: (id) => all().find((method) => method.id === id) ?? null,
  };
}

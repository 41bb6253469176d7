import { z } from 'zod';
import { PLAIN_DECIMAL } from '~/lib/decimal';

/** JavaScript writes small numbers with an exponent (below a millionth) or with more places than are allowed. */
const write = (value: number) => (/e-|\.\d{21}/.test(String(value)) ? value.toFixed(20) : String(value));

/** A decimal amount in the operator's currency, as text. Never convert it to a number: use lib/money.ts. */
export const decimalAmount = z
  .union([z.number(), z.string().regex(PLAIN_DECIMAL)])
  .transform((value) => (typeof value === 'number' ? write(value) : value))
  .refine((text) => PLAIN_DECIMAL.test(text), { error: 'not a plain decimal' });

/** A time of the operator: UTC without a zone mark. The output is an ISO time with `Z`. */
export const utcTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,7})?Z?$/)
  .transform((text) => (text.endsWith('Z') ? text : `${text}Z`))
  .refine((text) => !Number.isNaN(Date.parse(text)), { error: 'not a time' });

/** When a paused player may play again, null without end; a past time: play is on. An invalid one must not fail a login. */
export const excludedUntil = utcTime.nullable().optional().catch(undefined);

/** A time in UTC, as the site sends it. */
const utcMoment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

export const calendarDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The operator's id of a row: a number or a short text. */
export const identifier = z.union([z.number().int(), z.string().min(1).max(100)]);

/** A text that some operators send as a number. */
export const textOrNumber = (text = z.string()) => z.union([text, z.number()]).transform(String);

/** An unchecked URL of the operator. Code that uses it must check its scheme (lib/safe-url.ts). */
export const address = z.string().max(2048);

/** A detail that only adds to a row: one of a wrong type counts as absent, and the row stays. */
export const detail = <Value extends z.ZodType>(value: Value) => value.nullish().catch(undefined);

export const skipTake = { skip: z.number().int().min(0).max(1_000_000), take: z.number().int().min(1).max(100) };

export const period = { from: utcMoment.optional(), to: utcMoment.optional() };

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ total: z.number().int().min(0), items: z.array(item) });
}

/** Enumerations of the contract (docs/product/operator.md#entities). */
export const TransactionStatus = {
  None: 0,
  Confirmed: 1,
  Pending: 2,
  Merged: 3,
  Rejected: 4,
  Cancelled: 5,
  Created: 6,
} as const;
export const TransactionKind = { All: 0, Deposit: 1, Withdraw: 2 } as const;
export const ProcessStatus = { Processing: 1, Completed: 2, Cancelled: 3, Expired: 4 } as const;
export const BetResult = { Win: 1, Bet: 2 } as const;
export const PaymentMethod = {
  BankTransfer: 1,
  CreditCard: 2,
  Papara: 3,
  Popy: 4,
  Paratim: 5,
  Crypto: 6,
  Qr: 7,
  Parolapara: 8,
  Payco: 9,
  OtherMethods: 20,
} as const;
export const NotificationType = { Deposit: 1, Withdraw: 2, Jackpot: 3, Bonus: 4, System: 5 } as const;

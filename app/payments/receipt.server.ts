import { z } from 'zod';
import type { PaymentServices } from './payment-services.server';

const facts = {
  kind: z.enum(['deposit', 'withdraw']),
  intent: z.string(),
  method: z.string(),
  /** The address of its form, filled in with the amount; null when not known. */
  form: z.string().nullable().default(null),
  /** Plain decimal; null when the method's form has no amount. */
  amount: z.string().nullable(),
  symbol: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  /** The number of payments of its kind that the operator listed before; null when not known. */
  listedBefore: z.number().nullable(),
  /** The language of the operator's words in it; null when not known. */
  locale: z.string().nullable().default(null),
  /** Masked; null when not known. */
  account: z.string().nullable().default(null),
  /** How long it usually takes, in the operator's words. */
  time: z.string().nullable().default(null),
  /** Where the player sends the money of a deposit. */
  payTo: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
};

const receipt = z.discriminatedUnion('state', [
  z.object({
    ...facts,
    state: z.literal('accepted'),
    /** The operator's; empty for none. */
    message: z.string(),
    page: z.string().nullable(),
    /** The key of the duplicate lock, which asks about an equal payment for a while. */
    hold: z.string().nullable().default(null),
  }),
  z.object({
    ...facts,
    state: z.literal('unknown'),
    /** The key of the duplicate lock that it holds until the outcome is known. */
    hold: z.string(),
  }),
]);

export type Receipt = z.output<typeof receipt>;
export type AcceptedReceipt = Extract<Receipt, { state: 'accepted' }>;
export type UnknownReceipt = Extract<Receipt, { state: 'unknown' }>;

/** The payments of this player whose outcome is unknown, newest first. @param player the operator's code of the player */
export async function findUnknownPayments(services: PaymentServices, player: string): Promise<UnknownReceipt[]> {
  const ids = await services.receipts.findUnknown(player);
  const found = await Promise.all(ids.toReversed().map((id) => findReceipt(services, player, id)));
  return found.filter((one) => one?.state === 'unknown');
}

/** The receipt of this player's payment; null when it is not kept. @param player the operator's code of the player */
export async function findReceipt(
  { receipts }: PaymentServices,
  player: string,
  intentId: string,
): Promise<Receipt | null> {
  const found = receipt.safeParse(await receipts.find(player, intentId));
  return found.success ? found.data : null;
}

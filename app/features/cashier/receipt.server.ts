import { z } from 'zod/v4';
import { shorten } from '~/lib/shorten';
import type { PaymentServices } from '~/payments/payment-services.server';
import type { PlayerSession } from '~/session/player-session.server';

const facts = {
  /** The user code of the player who may see it. */
  player: z.string(),
  kind: z.enum(['deposit', 'withdraw']),
  intent: z.string(),
  method: z.string(),
  /** Plain decimal; null when the method's form has no amount. */
  amount: z.string().nullable(),
  symbol: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  /** The number of payments of its kind that the operator listed before; null when not known. */
  listedBefore: z.number().nullable().default(null),
};

const sealedReceipt = z.discriminatedUnion('state', [
  z.object({ ...facts, state: z.literal('accepted'), message: z.string(), page: z.string().nullable() }),
  z.object({
    ...facts,
    state: z.literal('unknown'),
    /** The key of the duplicate lock that it holds until the outcome is known. */
    hold: z.string(),
  }),
]);

/** The contents of a receipt's URL, sealed: the server stores nothing for it. */
export type SealedReceipt = z.output<typeof sealedReceipt>;
export type AcceptedReceipt = Extract<SealedReceipt, { state: 'accepted' }>;
export type UnknownReceipt = Extract<SealedReceipt, { state: 'unknown' }>;

/** A longer message would make a URL that some proxies refuse. */
const MAX_MESSAGE_LENGTH = 600;

export function sealReceipt({ receipts }: PaymentServices, receipt: SealedReceipt): Promise<string> {
  const { state } = receipt;
  return receipts.seal(
    state === 'accepted' ? { ...receipt, message: shorten(receipt.message, MAX_MESSAGE_LENGTH) } : receipt,
  );
}

/** Null for a text that is not a receipt of this player. */
export async function openReceipt(
  { receipts }: PaymentServices,
  sealed: string,
  { usercode }: Pick<PlayerSession, 'usercode'>,
): Promise<SealedReceipt | null> {
  const opened = sealedReceipt.safeParse(await receipts.open(sealed));
  return opened.success && opened.data.player === usercode ? opened.data : null;
}

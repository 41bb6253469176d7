import { z } from 'zod/v4';
import { shorten } from '~/lib/shorten';
import type { PaymentServices } from '~/payments/payment-services.server';
import type { PlayerSession } from '~/session/player-session.server';

const facts = {
  /** The operator's code of the player who may see it. */
  player: z.string(),
  kind: z.enum(['deposit', 'withdraw']),
  intent: z.string(),
  method: z.string(),
  /** Plain decimal; null where the method's form names no money. */
  amount: z.string().nullable(),
  symbol: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
};

const sealedReceipt = z.discriminatedUnion('state', [
  z.object({ ...facts, state: z.literal('accepted'), message: z.string(), page: z.string().nullable() }),
  z.object({
    ...facts,
    state: z.literal('unknown'),
    /** The payment that it holds back until it is known. */
    hold: z.string(),
    /** How many payments of its kind the operator listed before; null when it did not say. */
    listedBefore: z.number().nullable(),
  }),
]);

/** What a receipt's address carries, sealed: nothing has to be kept for it to last. */
export type SealedReceipt = z.output<typeof sealedReceipt>;
export type UnknownReceipt = Extract<SealedReceipt, { state: 'unknown' }>;

/** Longer messages would make an address that some proxies refuse. */
const MAX_MESSAGE_LENGTH = 600;

export function sealReceipt({ receipts }: PaymentServices, receipt: SealedReceipt): Promise<string> {
  const { state } = receipt;
  return receipts.seal(
    state === 'accepted' ? { ...receipt, message: shorten(receipt.message, MAX_MESSAGE_LENGTH) } : receipt,
  );
}

/** Null for anything but a receipt of this player. */
export async function openReceipt(
  { receipts }: PaymentServices,
  sealed: string,
  { usercode }: Pick<PlayerSession, 'usercode'>,
): Promise<SealedReceipt | null> {
  const opened = sealedReceipt.safeParse(await receipts.open(sealed));
  return opened.success && opened.data.player === usercode ? opened.data : null;
}

import { z } from 'zod';
import { call } from './call';
import { address, decimalAmount, identifier, pageOf, period, skipTake, utcTime } from './values';

export const transaction = {
  topwinners: call('POST', 'transaction/topwinners', 'read', {
    summary: 'The largest wins of late.',
    request: z.object({ isLive: z.boolean(), count: z.number().int().min(1).max(100) }),
    data: z.array(
      z.object({
        image: address.nullish(),
        game: z.string(),
        name: z.string(),
        amount: decimalAmount,
        currencySymbol: z.string().max(8),
      }),
    ),
    freshSeconds: 60,
  }),
  list: call('POST', 'transaction/list', 'read', {
    summary: "The player's deposits and withdrawals, newest first.",
    request: z.object({
      kind: z.number().int().min(0).max(2),
      status: z.number().int().min(0).max(6).optional(),
      ...period,
      ...skipTake,
    }),
    data: pageOf(
      z.object({
        id: identifier,
        kind: z.number().int(),
        method: z.string(),
        amount: decimalAmount,
        currencySymbol: z.string().max(8),
        status: z.number().int(),
        createdAt: utcTime,
        /** When it was confirmed, merged, rejected or cancelled. */
        decidedAt: utcTime.nullish(),
        note: z.string().nullish(),
        /** The `idempotency-key` that the payment was sent with. */
        reference: z.string().min(1).max(200).nullish(),
        /** Whether `payment/cancel` cancels it now. Left out: the site offers nothing and says nothing. */
        cancellable: z.boolean().nullish(),
        /** Why it cannot be cancelled, for the player. */
        cancelRefusal: z.string().nullish(),
      }),
    ),
    assumed: true,
  }),
};

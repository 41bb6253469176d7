import { z } from 'zod';
import { call } from './call';
import { decimalAmount, utcTime } from './values';

/** What a limit bounds. `deposit` counts all deposits, without withdrawals; `session` counts minutes logged in. */
export const limitKind = z.enum(['deposit', 'loss', 'stake', 'session']);
/** A calendar day, week from Monday, or month, in the operator's time zone. */
export const limitPeriod = z.enum(['day', 'week', 'month']);

const limitList = z
  .array(
    z.object({
      kind: limitKind,
      period: limitPeriod,
      /** In the operator's currency; minutes for the kind `session`. So are `used` and the pending amount. */
      amount: decimalAmount,
      used: decimalAmount,
      resetsAt: utcTime,
      /** A raise that waits; with the amount null the limit goes. It can be cancelled until `effectiveAt`. */
      pending: z.object({ amount: decimalAmount.nullable(), effectiveAt: utcTime }).nullable(),
    }),
  )
  .max(100);

const hours = z.number().int().min(1).max(100_000);

export const limits = {
  policy: call('POST', 'limits/policy', 'read', {
    summary: 'What limits and pauses the operator offers, and its delays. Of the capability limits.',
    data: z.object({
      kinds: z
        .array(
          z.object({
            kind: limitKind,
            periods: z.array(limitPeriod).min(1).max(3),
            label: z.string().min(1).max(100),
            min: decimalAmount,
            max: decimalAmount,
          }),
        )
        .max(20)
        // A wrong text of a limit leaves the pauses as they are.
        .catch([]),
      /** How long a higher limit, or the end of one, waits. */
      increaseDelayHours: z.number().min(0).max(100_000),
      timeOutHours: z.array(hours).max(50),
      /** Null: without end. */
      exclusionDays: z.array(z.number().int().min(1).max(100_000).nullable()).max(50),
      /** How long the stop button stops play; null: there is none. */
      stopHours: hours.nullable(),
      withdrawalsCancellable: z.boolean(),
    }),
    freshSeconds: 300,
    assumed: true,
  }),
  list: call('POST', 'limits/list', 'read', {
    summary: "The player's limits. A kind and period without a limit has no row. Of the capability limits.",
    data: limitList,
    assumed: true,
  }),
  set: call('POST', 'limits/set', 'write', {
    summary:
      'Sets a limit; the amount null removes it. Lower holds at once, higher or none after the delay. Of the capability limits.',
    request: z.object({
      kind: limitKind,
      period: limitPeriod,
      amount: z.union([z.number(), z.string().max(200)]).nullable(),
    }),
    data: limitList,
    assumed: true,
  }),
  cancelpending: call('POST', 'limits/cancelpending', 'write', {
    summary: 'Cancels a raise that waits. Of the capability limits.',
    request: z.object({ kind: limitKind, period: limitPeriod }),
    data: limitList,
    assumed: true,
  }),
};

import { z } from 'zod';
import { call } from './call';
import { factorCode } from './security';
import { address, decimalAmount, identifier } from './values';

const paymentRequest = z.object({
  id: identifier,
  /** Always `pay`. */
  target: z.string().max(20),
  detail: z.record(z.string().max(100), z.union([z.string().max(500), z.number(), z.boolean()])),
  account: identifier.optional(),
});

export const payment = {
  detail: call('POST', 'payment/detail', 'read', {
    summary: 'The form fields of one payment method; with a saved account only those that it leaves open.',
    request: z.object({ id: identifier, type: z.number().int(), account: identifier.optional() }),
    data: z.array(
      z.object({
        key: z.string().min(1).max(100),
        mask: z.string().max(200).nullish(),
        objectType: z.string(),
        option: z.array(z.object({ id: identifier, name: z.string() })).nullish(),
        /** What the form is filled in with, which the player may change. A time is in UTC. */
        value: z.string().max(500).nullish(),
        /** Answers that the operator would refuse, with its message, which the form then says at once. */
        refused: z
          .array(z.object({ value: z.string().max(100), message: z.string().max(500) }))
          .max(20)
          .nullish(),
      }),
    ),
  }),
  withdraw: call('POST', 'payment/withdraw', 'money', {
    summary: 'Asks for a withdrawal. Honours idempotency-key. May be refused with the code second-factor.',
    request: paymentRequest.extend({ code: factorCode.optional() }),
  }),
  deposit: call('POST', 'payment/deposit', 'money', {
    summary: 'Starts a deposit. A data text that starts with http is where the player pays. Honours idempotency-key.',
    request: paymentRequest,
    data: z.unknown().optional(),
  }),
  cancel: call('POST', 'payment/cancel', 'write', {
    summary: 'Cancels a withdrawal that waits, by the id of its row in transaction/list, and returns its money once.',
    request: z.object({ id: identifier }),
    assumed: true,
  }),
  methods: call('POST', 'payment/methods', 'read', {
    summary: 'The payment methods on offer: type 1 for deposits, 2 for withdrawals.',
    request: z.object({ type: z.number().int().min(1).max(2) }),
    data: z.array(
      z.object({
        id: identifier,
        type: z.number().int(),
        title: z.string(),
        image: address.nullish(),
        min: decimalAmount.nullish(),
        max: decimalAmount.nullish(),
        currencySymbol: z.string().max(8),
        /** The player's saved accounts, the last used first, with masked labels. */
        accounts: z
          .array(z.object({ id: identifier, label: z.string().max(100), removable: z.boolean().nullish() }))
          .max(20)
          .nullish(),
        /** What the player pays on top of the amount: a percentage of it, and a sum. Both zero: no fee. */
        fee: z.object({ percent: decimalAmount, fixed: decimalAmount }).nullish(),
        /** How long a payment usually takes, in the operator's words. */
        time: z.string().max(60).nullish(),
        /** Where the player sends the money of a deposit: IBAN, holder, the text that names the player. */
        payTo: z
          .array(z.object({ label: z.string().max(60), value: z.string().max(200) }))
          .max(8)
          .nullish(),
      }),
    ),
    assumed: true,
  }),
  forget: call('POST', 'payment/forget', 'write', {
    summary: 'Removes a saved account of the player from a method. One that is not there counts as removed.',
    request: z.object({ id: identifier, account: identifier }),
    assumed: true,
  }),
};

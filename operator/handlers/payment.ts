import { TransactionKind } from '~/upstream/contract/values';
import { accept, refuse, type Answer, type CallContext, type GroupHandlers } from '../call-handler';
import { contentLocale, translate } from '../messages';
import { CURRENCY_SYMBOL, formatMoney, toDecimal } from '../money';
import {
  cancelRefusalOf,
  cancelWithdrawal,
  closeAbandonedPages,
  noticeOf,
  startDeposit,
  startWithdrawal,
  withdrawableOf,
} from '../payments/cashier';
import { refuseByLimit } from '../limits/limit-texts';
import { validateDetail } from '../payments/validate-detail';
import { findAccount, openFields, saveAccount } from '../payments/saved-accounts';
import { runIdempotent } from '../payments/idempotency';
import { rowId } from '../row-id';
import { refuseWithoutCode } from '../second-factor/require-code';
import type { Payment } from '../store/payments';
import type { PaymentMethod, PaymentMethods } from '../store/payment-methods';

type PaymentHandlers = GroupHandlers<'payment'>;
type Input = Parameters<PaymentHandlers['deposit']>[0];

/** The only value of `target` that the contract defines. */
const TARGET = 'pay';

const NO_FEE = { percent: 0, fixed: 0 };

export const paymentHandlers: PaymentHandlers = {
  methods({ type }, context) {
    const { id: playerId } = context.requirePlayer();
    const { store, locale } = context;
    return accept(
      store.paymentMethods.list(type === 1 ? 1 : 2).map((method) => ({
        id: method.id,
        type: method.type,
        title: method.title[contentLocale(locale)],
        image: `/media/payments/${method.slug}.svg`,
        min: toDecimal(method.minMinor),
        max: toDecimal(method.maxMinor),
        currencySymbol: CURRENCY_SYMBOL,
        accounts: store.savedAccounts.list(playerId, method.id).map(({ id, label }) => ({ id, label })),
        fee: NO_FEE,
        time: translate(locale, method.settlement === 'page' ? 'timeAtOnce' : 'timeAtDesk'),
      })),
    );
  },

  detail({ id, type, account: accountId }, context) {
    const { id: playerId } = context.requirePlayer();
    const { store, locale } = context;
    const method = findMethod(store.paymentMethods, id);
    // Sites send either the method's type or its kind (deposit or withdrawal) here. The id alone identifies the method.
    if (!method || (type !== method.kind && type !== method.type)) return refuse(translate(locale, 'unknownMethod'));
    const account = accountId === undefined ? null : findAccount(store, playerId, method, accountId);
    if (account === undefined) return refuse(translate(locale, 'unknownAccount'));
    return accept(
      (account ? openFields(method, account) : method.fields).map(({ key, mask, objectType, options }) => ({
        key,
        mask: mask ?? null,
        objectType,
        option: options?.map((option) => ({ id: option.id, name: option.name[contentLocale(locale)] })) ?? null,
      })),
    );
  },

  deposit: (input, context) =>
    submitPayment(1, input, context, (order) => {
      const { store, limits, locale, thirdPartyOrigin } = context;
      closeAbandonedPages(store);
      const refusal = limits.depositRefusal(order.playerId, order.amountMinor);
      if (refusal) return refuseByLimit(refusal, limits.policy, locale);
      const { pageToken } = startDeposit(store, { ...order, locale, reference: context.idempotencyKey });
      const { method, amountMinor } = order;
      const amount = formatMoney(amountMinor, locale);
      if (pageToken !== null) {
        return accept(`${thirdPartyOrigin}/pay/${pageToken}`, translate(locale, 'depositStarted', { amount }));
      }
      return accept(null, method.instruction?.[contentLocale(locale)] ?? '');
    }),

  withdraw({ code, ...input }, context) {
    const { store, locale, notifier, idempotencyKey: reference } = context;
    let asked: Payment | null = null;
    const answer = submitPayment(2, input, context, (order) => {
      const { playerId, method, detail, accountEnd, amountMinor } = order;
      const withdrawable = withdrawableOf(store, playerId);
      const balance = formatMoney(withdrawable, locale);
      const tooLow = refuse(translate(locale, 'insufficientFunds', { balance }));
      const refusal = withdrawable < amountMinor ? tooLow : refuseWithoutCode(context, context.requirePlayer(), code);
      if (refusal) return refusal;
      asked = startWithdrawal(store, { ...order, locale, reference });
      if (!asked) return tooLow;
      saveAccount(store, playerId, method, detail, accountEnd);
      const amount = formatMoney(amountMinor, locale);
      return accept(null, translate(locale, 'withdrawalAsked', { amount }));
    });
    if (asked) notifier.notify(context.requirePlayer().id, noticeOf('withdrawalAsked', asked));
    return answer;
  },

  cancel({ id }, context) {
    const { store, locale } = context;
    const { id: playerId } = context.requirePlayer();
    const payment = store.payments.find(rowId(id));
    if (payment?.playerId !== playerId || payment.kind !== TransactionKind.Withdraw)
      return refuse(translate(locale, 'unknownWithdrawal'));
    const refusal = cancelRefusalOf(payment, context);
    if (refusal) return refuse(translate(locale, refusal));
    // The desk may have decided since the row was read.
    if (!cancelWithdrawal(context, payment)) return refuse(translate(locale, 'cancelTooLate'));
    const amount = formatMoney(payment.amountMinor, locale);
    return accept(null, translate(locale, 'withdrawalCancelled', { amount }));
  },
};

interface ValidatedPayment {
  readonly playerId: number;
  readonly method: PaymentMethod;
  readonly amountMinor: number;
  readonly accountEnd: string | null;
  readonly detail: Input['detail'];
}

/** Validates a payment request and does the work, at most once per idempotency key. */
function submitPayment<Data>(
  kind: 1 | 2,
  input: Input,
  context: CallContext,
  work: (checked: ValidatedPayment) => Answer<Data>,
) {
  const playerId = context.requirePlayer().id;
  const { store, limits, locale, idempotencyKey: key } = context;
  return runIdempotent({ store, playerId, locale, key, request: { kind, ...input } }, () => {
    // Before the form is checked: a paused player need not correct it.
    const exclusion = kind === 1 ? limits.exclusionRefusal(playerId) : null;
    if (exclusion) return refuseByLimit(exclusion, limits.policy, locale);
    if (input.target !== TARGET) return refuse(translate(locale, 'unknownTarget'));
    const method = findMethod(store.paymentMethods, input.id);
    if (method?.kind !== kind) return refuse(translate(locale, 'unknownMethod'));
    const account = input.account === undefined ? null : findAccount(store, playerId, method, input.account);
    if (account === undefined) return refuse(translate(locale, 'unknownAccount'));
    const detail = { ...input.detail, ...(account?.detail as Input['detail'] | undefined) };
    const checked = validateDetail(method, detail, locale);
    if (!checked.ok) return refuse(checked.message);
    return work({ playerId, method, amountMinor: checked.amountMinor, accountEnd: checked.accountEnd, detail });
  });
}

function findMethod(methods: PaymentMethods, id: string | number): PaymentMethod | null {
  return /^\d{1,9}$/.test(String(id)) ? methods.find(Number(id)) : null;
}

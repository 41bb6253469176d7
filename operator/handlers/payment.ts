import { TransactionKind } from '~/upstream/contract/values';
import { accept, refuse, type Answer, type CallContext, type GroupHandlers } from '../call-handler';
import { translate, type MessageKey } from '../messages';
import { methodLogo } from '../method-logo';
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
import type { Player } from '../store/players';
import { toUtcTime } from '../utc-time';

type PaymentHandlers = GroupHandlers<'payment'>;
type Input = Parameters<PaymentHandlers['deposit']>[0];

/** The only value of `target` that the contract defines. */
const TARGET = 'pay';

/** What these fields start with. */
const STARTING_VALUES: ReadonlyMap<string, string> = new Map([
  ['Installments', '1'],
  ['SaveCard', 'false'],
]);

/** The digits of a phone number without its country. */
const NATIONAL_DIGITS = 10;

const NO_FEE = { percent: 0, fixed: 0 };

export const paymentHandlers: PaymentHandlers = {
  methods({ type }, context) {
    const { id: playerId, usercode } = context.requirePlayer();
    const { store, locale } = context;
    return accept(
      store.paymentMethods.list(type === 1 ? 1 : 2).map((method) => ({
        id: method.id,
        type: method.type,
        title: method.title[locale],
        image: methodLogo(method.slug, locale),
        min: toDecimal(method.minMinor),
        max: toDecimal(method.maxMinor),
        currencySymbol: CURRENCY_SYMBOL,
        accounts: store.savedAccounts
          .list(playerId, method.id)
          .map(({ id, label }) => ({ id, label, removable: true })),
        fee: NO_FEE,
        time: translate(locale, timeOf(method)),
        payTo: method.payTo && [
          { label: 'IBAN', value: method.payTo.iban },
          { label: translate(locale, 'payToHolder'), value: method.payTo.holder },
          { label: translate(locale, 'payToReference'), value: usercode },
        ],
      })),
    );
  },

  forget({ id, account }, context) {
    const { id: playerId } = context.requirePlayer();
    const method = findMethod(context.store.paymentMethods, id);
    if (!method) return refuse(translate(context.locale, 'unknownMethod'));
    context.store.savedAccounts.remove(playerId, method.id, rowId(account) ?? 0);
    return accept(null);
  },

  detail({ id, type, account: accountId }, context) {
    const player = context.requirePlayer();
    const { id: playerId } = player;
    const { store, locale } = context;
    const method = findMethod(store.paymentMethods, id);
    // Sites send either the method's type or its kind (deposit or withdrawal) here. The id alone identifies the method.
    if (!method || (type !== method.kind && type !== method.type)) return refuse(translate(locale, 'unknownMethod'));
    const account = accountId === undefined ? null : findAccount(store, playerId, method, accountId);
    if (account === undefined) return refuse(translate(locale, 'unknownAccount'));
    return accept(
      (account ? openFields(method, account) : method.fields).map(({ key, mask, objectType, options, mustBeTrue }) => ({
        key,
        mask: mask ?? null,
        objectType,
        option: options?.map((option) => ({ id: option.id, name: option.name[locale] })) ?? null,
        value: valueFor(key, player),
        ...(mustBeTrue && {
          refused: [{ value: 'false', message: translate(locale, 'fieldNotTrue') }],
        }),
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
      const { playerId, method, detail, accountEnd, amountMinor } = order;
      saveAccount(store, playerId, method, detail, accountEnd);
      const amount = formatMoney(amountMinor, locale);
      if (pageToken !== null) {
        return accept(`${thirdPartyOrigin}/pay/${pageToken}`, translate(locale, 'depositStarted', { amount }));
      }
      return accept(null, method.instruction?.[locale] ?? '');
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

/** What the form is filled in with: what is known of the player, and the usual choice. */
function valueFor(key: string, { name, surname, phone, smsVerified }: Player): string | null {
  if (key === 'FullName') return `${name} ${surname}`;
  if (key === 'Phone')
    return smsVerified ? phone.slice(-NATIONAL_DIGITS).replace(/(\d{3})(\d{3})(\d\d)(\d\d)/, '($1) $2 $3 $4') : null;
  if (key === 'TransferDate') return toUtcTime(Date.now());
  return STARTING_VALUES.get(key) ?? null;
}

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
    const checked = validateDetail(method, detail, locale, account ? openFields(method, account) : method.fields);
    if (!checked.ok) return refuse(checked.message, checked.field);
    return work({ playerId, method, amountMinor: checked.amountMinor, accountEnd: checked.accountEnd, detail });
  });
}

function findMethod(methods: PaymentMethods, id: string | number): PaymentMethod | null {
  return /^\d{1,9}$/.test(String(id)) ? methods.find(Number(id)) : null;
}

function timeOf({ kind, settlement }: PaymentMethod): MessageKey {
  if (kind === 2) return 'timeOfWithdrawal';
  return settlement === 'page' ? 'timeAtOnce' : 'timeAtDesk';
}

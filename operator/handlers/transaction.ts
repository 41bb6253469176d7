import { TransactionKind, TransactionStatus } from '~/upstream/contract/values';
import { accept, refuse, type GroupHandlers } from '../call-handler';
import { tilePath } from '../catalogue/catalogue';
import { translate } from '../messages';
import { CURRENCY_SYMBOL, toDecimal } from '../money';
import { cancelRefusalOf, closeAbandonedPages } from '../payments/cashier';
import type { Payment } from '../store/payments';
import { topWinners } from './top-winners';
import { fromUtcTime, toUtcTime } from '../utc-time';

export const transactionHandlers: GroupHandlers<'transaction'> = {
  topwinners: ({ isLive, count }) =>
    accept(
      topWinners({ isLive, count, now: Date.now() }).map(({ game, name, amountMinor }) => ({
        image: tilePath(game),
        game: game.title,
        name,
        amount: toDecimal(amountMinor),
        currencySymbol: CURRENCY_SYMBOL,
      })),
    ),

  list({ kind, status, from, to, skip, take }, context) {
    const { id: playerId } = context.requirePlayer();
    const { store, locale } = context;
    const cancelling = (payment: Payment) => {
      if (payment.kind !== TransactionKind.Withdraw || payment.status !== TransactionStatus.Pending) return {};
      const refusal = cancelRefusalOf(payment, context);
      return refusal ? { cancellable: false, cancelRefusal: translate(locale, refusal) } : { cancellable: true };
    };
    const [start, end] = [from, to].map((moment) => (moment === undefined ? undefined : fromUtcTime(moment)));
    if (start === null || end === null) return refuse(translate(locale, 'badPeriod'));
    closeAbandonedPages(store);
    const filter = {
      kind: kind === 0 ? undefined : kind === 1 ? (1 as const) : (2 as const),
      status,
      from: start,
      to: end,
    };
    return accept({
      total: store.payments.count(playerId, filter),
      items: store.payments.list(playerId, filter, { skip, take }).map((payment) => ({
        id: payment.id,
        kind: payment.kind,
        method: store.paymentMethods.find(payment.methodId)?.title[locale] ?? '',
        amount: toDecimal(payment.amountMinor),
        currencySymbol: CURRENCY_SYMBOL,
        status: payment.status,
        createdAt: toUtcTime(payment.createdAt),
        note: payment.note?.[locale] ?? null,
        reference: payment.reference,
        ...cancelling(payment),
      })),
    });
  },
};

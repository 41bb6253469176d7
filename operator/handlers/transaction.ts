import { createHash } from 'node:crypto';
import { TransactionKind, TransactionStatus } from '~/upstream/contract/values';
import { accept, refuse, type GroupHandlers } from '../call-handler';
import { games, tilePath } from '../catalogue/catalogue';
import type { CatalogueGame } from '../catalogue/game';
import { translate } from '../messages';
import { CURRENCY_SYMBOL, toDecimal } from '../money';
import { cancelRefusalOf, closeAbandonedPages } from '../payments/cashier';
import type { Payment } from '../store/payments';
import { fromUtcTime, HOUR_MS, toUtcTime } from '../utc-time';

const UNDECIDED: readonly number[] = [TransactionStatus.Pending, TransactionStatus.Created];

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
        ...(payment.changedAt !== null &&
          !UNDECIDED.includes(payment.status) && { decidedAt: toUtcTime(payment.changedAt) }),
        note: payment.note?.[locale] ?? null,
        reference: payment.reference,
        ...cancelling(payment),
      })),
    });
  },
};

interface Winner {
  readonly game: CatalogueGame;
  /** A masked name, for privacy. */
  readonly name: string;
  readonly amountMinor: number;
}

const initials = 'abcçdefghıijklmnoöprsştuüvyz';

const BIGGEST_WIN_MINOR = 48_000_000;

/** The largest wins of the hour, largest first. The same hour gives the same list. */
function topWinners(options: { isLive: boolean; count: number; now: number }): Winner[] {
  const { isLive, count, now } = options;
  const candidates = games.filter((game) => game.isLive === isLive);
  const hour = Math.floor(now / HOUR_MS);
  return Array.from({ length: count }, (_, rank) => {
    const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(`${isLive}:${hour}:${rank}`).digest();
    return {
      game: candidates[a % candidates.length] as CatalogueGame,
      name: `${initials[b % initials.length]}***${initials[c % initials.length]}`,
      // A long-tailed distribution, like real wins: a few very large, most small. The kuruş avoid round numbers.
      amountMinor: Math.round(BIGGEST_WIN_MINOR / (rank + 1.5) ** 1.15) + d * 37,
    };
  }).sort((one, other) => other.amountMinor - one.amountMinor);
}

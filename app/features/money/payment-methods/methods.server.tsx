import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import {
  findDepositLimit,
  isReached,
  type DepositLimit,
} from '~/features/protection/player-limits/deposit-limit.server';
import { LIMITS_PATH } from '~/features/protection/player-limits/limit-names';
import { offerDepositLimit, hasDeclinedLimit } from '~/features/protection/player-limits/offer-limit.server';
import { formatWholeWithSymbol, formatWithSymbol } from '~/lib/money';
import { safeAddress } from '~/lib/safe-url';
import { pausedUntil, requirePlayIsOn } from '~/session/paused-play.server';
import type { PlayerSession } from '~/session/player-session.server';
import { requirePlayer } from '~/session/require-player.server';
import { payment } from '~/upstream/contract/payment';
import { findNewestPayments } from '~/features/money/history/latest-payments.server';
import { KIND_NUMBER, methodsPath, type PaymentKind } from '~/payments/payment-kind';
import { dataResponse } from '~/lib/buffered-response.server';
import { ownRegion } from '~/ui/region.server';
import { boundMethod, isImpossible, whyImpossible, type BoundedMethod, type Method } from './bounded-method.server';
import { isWithin } from '~/lib/decimal';
import { MethodCards } from './method-cards';
import { findFunds, whyNoFunds, type NoFunds } from './funds.server';
import { PLAIN_AMOUNT, withAmount } from '~/payments/amount-in-address';
import { accountPath } from './saved-account.server';
import { lastMethod } from '~/payments/last-method.server';
import { termsOf } from './method-terms.server';

type Translation = AppLoadContext['page']['translation'];

export const loadDepositMethods = (args: LoaderFunctionArgs) => loadMethods(args, 'deposit');
export const loadWithdrawMethods = (args: LoaderFunctionArgs) => loadMethods(args, 'withdraw');

async function loadMethods(args: LoaderFunctionArgs, kind: PaymentKind) {
  const player = requirePlayer(args);
  const { context } = args;
  const { translation } = context.page;
  if (kind === 'deposit') requirePlayIsOn(context);
  const [listed, limit, funds, { open, total }] = await Promise.all([
    readMethods(context, kind),
    kind === 'deposit' ? findDepositLimit(context) : null,
    kind === 'withdraw' ? findFunds(context) : null,
    findNewestPayments(context, player, kind),
  ]);
  const methods = listed.map((method) => boundMethod(method, { limit, funds }));
  const last = lastMethod(context.player.jar, player, kind);
  const isLast = ({ id }: BoundedMethod) => String(id) === last?.id;
  const isFirst = last === undefined && methods.length > 0 && total === 0;
  const offer = isFirst ? await findLimitOffer(context, player, limit) : null;
  const lastAmount = (method: BoundedMethod) => (isLast(method) ? possibleAmount(last?.amount ?? null, method) : null);
  // The method that was used last is the first, and what is impossible comes last.
  const order = (method: BoundedMethod) => (isImpossible(method) ? 2 : isLast(method) ? 0 : 1);
  const cards = methods
    .toSorted((one, other) => order(one) - order(other))
    .map((method) => ({
      // The last used account and amount, so that nothing is left to type.
      href: withAmount(accountPath(kind, method, method.accounts?.[0] ?? null), lastAmount(method)),
      title: method.title,
      image: safeAddress(method.image),
      lastUsed: isLast(method) ? lastUsedText(method, lastAmount(method), translation) : null,
      terms: termsOf(method, translation),
      impossible: whyImpossible(method, translation),
    }));
  const copy = translation.copy('cashier');
  const isPaused = pausedUntil(player) !== null;
  return dataResponse({
    copy,
    kind,
    isPaused,
    open,
    openNote: limit?.left == null ? null : translation.t('cashier-server', 'openDepositsCount'),
    openTitle: translation.t('account', 'openPayments'),
    funds,
    limitOffer: offer,
    depositLimit: limit?.text ?? null,
    noFunds: funds ? whyNoFunds(funds, null, translation, isPaused) : whyNoDeposit(limit, null, translation),
    methods: cards.length > 0 ? ownRegion(context, <MethodCards {...{ kind, cards }} />) : null,
  });
}

const possibleAmount = (amount: string | null, { min, max }: BoundedMethod) =>
  amount !== null && PLAIN_AMOUNT.test(amount) && isWithin(amount, { min: min ?? null, max }) ? amount : null;

function lastUsedText(method: BoundedMethod, amount: string | null, { copy, locale }: Translation): string {
  const { lastUsed } = copy('cashier');
  return amount === null ? lastUsed : `${lastUsed} · ${formatWholeWithSymbol(amount, locale, method.currencySymbol)}`;
}

/** The offer of a deposit limit. Null for a player who has one, or has gone on without one in this browser. */
async function findLimitOffer(context: AppLoadContext, player: PlayerSession, limit: DepositLimit | null) {
  if (limit === null || limit.left !== null || hasDeclinedLimit(context.player.jar, player)) return null;
  return offerDepositLimit(context, methodsPath('deposit'));
}

/** The offered methods, each once. @throws an error page when they cannot be read */
export async function readMethods({ operator }: AppLoadContext, kind: PaymentKind): Promise<readonly Method[]> {
  const listed = await operator.read(payment.methods, { type: KIND_NUMBER[kind] });
  return [...new Map(listed.map((method) => [String(method.id), method])).values()];
}

/** The limit leaves nothing, or less than the method takes. @param method null in the list of methods */
export function whyNoDeposit(
  limit: DepositLimit | null,
  method: BoundedMethod | null,
  { t, copy, locale }: Pick<Translation, 't' | 'copy' | 'locale'>,
): NoFunds | null {
  if (!limit) return null;
  const { toLimits } = copy('cashier');
  const limits = { href: LIMITS_PATH, label: toLimits };
  if (isReached(limit))
    return { title: t('player-limits-server', 'depositReachedTitle'), text: limit.text, links: [limits] };
  if (method?.maxSource !== 'limit' || method.min == null || !isImpossible(method)) return null;
  const min = formatWithSymbol(method.min, locale, method.currencySymbol);
  return {
    title: t('cashier-server', 'aboveLimitTitle', { min }),
    text: limit.text,
    links: [limits],
  };
}

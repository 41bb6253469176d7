import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { balanceParts } from '~/balance/balance-parts.server';
import { findActiveBonus } from '~/features/home/home/active-bonus.server';
import { findLatestPayments } from '~/features/money/history/latest-payments.server';
import { nextPaymentPath } from '~/payments/last-method.server';
import { findSessionFacts } from '~/features/protection/safer-play/session-play.server';
import type { Copy } from '~/i18n/messages';
import { formatDateTime } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { ACTIVITIES_PATH } from '~/payments/payment-kind';
import { pausedUntil } from '~/session/paused-play.server';
import { findPlayerName } from '~/upstream/player-name.server';
import { requirePlayer } from '~/session/require-player.server';
import { cms } from '~/upstream/contract/cms';

/** Loader of the account's home. `balance` is null when the operator did not answer. */
export async function loadOverview({ context }: LoaderFunctionArgs) {
  const player = requirePlayer({ context });
  const bootstrap = context.content.find(cms.grouped, {});
  const [wallet, content, playerName, payments, sessionFacts, bonus] = await Promise.all([
    context.operator.findWallet(),
    bootstrap,
    findPlayerName(context),
    findLatestPayments(context, player),
    findSessionFacts(context),
    bootstrap.then((known) => findActiveBonus(context, known)),
  ]);
  const { translation, zone } = context.page;
  return json({
    copy: translation.copy('account'),
    live: translation.copy('live'),
    name: playerName?.first || player.username,
    smsVerified: player.smsVerified ?? false,
    sessionFacts,
    sessionSince: formatDateTime(player.startedAt, zone),
    balance: wallet && formatMoney(wallet.balance, translation.locale),
    balanceParts: balanceParts(wallet, content, translation),
    payments,
    links: {
      /** Null during a pause of play, which refuses deposits. */
      deposit: pausedUntil(player) === null ? nextPaymentPath(context.player.jar, player, 'deposit') : null,
      withdraw: nextPaymentPath(context.player.jar, player, 'withdraw'),
      payments: ACTIVITIES_PATH,
    },
    bonus: bonus && { ...bonus, copy: bonusCopy(translation.copy('home')) },
  });
}

const bonusCopy = ({ bonusProgress, myBonuses }: Copy<'home'>) => ({ bonusProgress, myBonuses });

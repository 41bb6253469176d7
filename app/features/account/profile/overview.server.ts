import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { balanceParts } from '~/balance/balance-parts.server';
import { findSessionFacts } from '~/features/protection/safer-play/session-play.server';
import { formatDateTime } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { formatPhone } from '~/lib/phone-number';
import { requirePlayer } from '~/session/require-player.server';
import { cms } from '~/upstream/contract/cms';

/** Loader of the dashboard overview. `balance` is null when the operator did not answer. */
export async function loadOverview({ context }: LoaderFunctionArgs) {
  const player = requirePlayer({ context });
  const [wallet, bootstrap, sessionFacts] = await Promise.all([
    context.operator.findWallet(),
    context.content.find(cms.grouped, {}),
    findSessionFacts(context),
  ]);
  return json({
    copy: context.page.translation.copy('account'),
    live: context.page.translation.copy('live'),
    username: player.username,
    usercode: player.usercode,
    phone: player.phone ? formatPhone(player.phone, context.page.translation.locale) : null,
    smsVerified: player.smsVerified ?? false,
    sessionFacts,
    sessionSince: formatDateTime(player.startedAt, context.page.zone),
    balance: wallet && formatMoney(wallet.balance, context.page.translation.locale),
    balanceParts: balanceParts(wallet, bootstrap, context.page.translation),
  });
}

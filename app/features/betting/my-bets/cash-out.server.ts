import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { ConfirmReply } from '~/forms/confirm-form';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import { formatDateTime } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { requirePlayer } from '~/session/require-player.server';
import { bet } from '~/upstream/contract/bet';
import { decimalAmount } from '~/upstream/contract/values';
import { failurePage } from '~/upstream/failure-page.server';
import { mayHaveActed } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';
import { betPath, cashOutPath } from '~/features/betting/addresses/bets-path';

/** Loader of the offer for an open bet. Without an offer the page says why. */
export async function loadCashOut({ context, params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  const { translation } = context.page;
  const shared = {
    copy: translation.copy('cash-out'),
    texts: translation.copy('forms'),
    self: cashOutPath(id),
    back: betPath(id),
  };
  const offer = await context.operator.ask(bet.cashoutquote, { id });
  if (offer.kind === 'refused') {
    if (offer.code === 'not-found') throw new Response(null, { status: 404 });
    return json({ ...shared, offer: null, reason: offer.message ?? translation.t('cash-out', 'noOffer') });
  }
  if (offer.kind !== 'success') throw failurePage(offer);
  return json({ ...shared, offer: describeOffer(context, offer.data), reason: null });
}

function describeOffer({ page }: AppLoadContext, { amount, until }: { amount: string; until: string }) {
  const { t, locale } = page.translation;
  const secondsLeft = Math.max(1, Math.round((Date.parse(until) - Date.now()) / 1_000));
  return {
    amount,
    text: formatMoney(amount, locale),
    submit: t('cash-out-server', 'submit', { amount: formatMoney(amount, locale) }),
    holds:
      secondsLeft > LONG_SECONDS
        ? t('cash-out-server', 'until', { time: formatDateTime(Date.parse(until), page.zone) })
        : t('cash-out-server', 'seconds', { count: secondsLeft }),
  };
}

/** An offer that holds longer is said to hold until a time, which has no seconds. */
const LONG_SECONDS = 120;

/** A bet is paid once at most, so that the player may ask again when the outcome is unknown. */
export async function submitCashOut(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { operator, page, payments } = context;
  const { t } = page.translation;
  const player = requirePlayer(args);
  const id = params['id'] ?? '';
  const say = (kind: ConfirmReply['kind'], message: string, status: number) =>
    json({ kind, message } satisfies ConfirmReply, { status });
  const amount = decimalAmount.safeParse(page.form.get('amount'));
  if (!amount.success) return say('refused', t('cash-out-server', 'noAmount'), 400);
  const idempotencyKey = payments.intents.fingerprint(['cash-out', player.usercode, id, amount.data]);
  const outcome = await operator.ask(bet.cashout, { id, amount: amount.data }, { idempotencyKey });
  if (outcome.kind === 'success')
    return replaceWithMessage(context, betPath(id), outcome.message || t('cash-out-server', 'done'));
  if (mayHaveActed(outcome)) return say('unknown', t('cash-out-server', 'unknown'), statusOf(outcome));
  const message = outcome.kind === 'refused' ? outcome.message : null;
  return say('refused', message || t('cash-out-server', 'notSent'), statusOf(outcome, { refused: 409 }));
}

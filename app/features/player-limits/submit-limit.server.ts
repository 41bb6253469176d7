import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { explainFailure } from '~/forms/explain-failure.server';
import { readForm } from '~/forms/read-form.server';
import { formatDateTime } from '~/lib/dates';
import { compareDecimals } from '~/lib/decimal';
import { requirePlayer } from '~/session/require-player.server';
import { limits } from '~/upstream/contract/limits';
import type { Outcome } from '~/upstream/outcome';
import { amountText } from './describe-limits.server';
import { offeredKind } from './limit-form.server';
import { findLimit, LIMITS_PATH, type Limit, type LimitPeriod, type Policy } from './limit-names';
import { limitRules } from './limit-rules.server';
import { readLimits } from './limits.server';
import { readLimitAmount } from './read-limit-amount.server';

/**
 * Action: sets a limit, removes it, or cancels a raise that waits, by the button named `intent`. A success redirects to the
 * limits with what holds from now on; a failure returns the form as it was typed.
 */
export async function submitLimit({ request, context }: ActionFunctionArgs) {
  requirePlayer({ request, context });
  const { content, operator, page } = context;
  const policy = await content.read(limits.policy, {});
  const offered = offeredKind(page.form.get('kind'), policy);
  const { kind } = offered;
  const intent = page.form.get('intent');
  if (intent === 'remove' || intent === 'cancel') {
    const period = offered.periods.find((each) => each === page.form.get('period'));
    if (!period) throw new Response(null, { status: 400 });
    const outcome = await (intent === 'remove'
      ? operator.ask(limits.set, { kind, period, amount: null })
      : operator.ask(limits.cancelpending, { kind, period }));
    return showOutcome(context, outcome, { offered, period, amount: null, isCancelled: intent === 'cancel' });
  }

  const form = await readForm({ context }, limitRules(page.translation));
  if (!form.value) return form.invalid();
  const { period, amount: text } = form.value;
  if (!offered.periods.includes(period)) return form.invalid();
  const read = readLimitAmount(text, offered, page.translation);
  if ('error' in read) return form.failField('amount', read.error);
  const { amount } = read;

  const present = findLimit(await readLimits(context), kind, period)?.amount ?? '';
  const isRaise = present !== '' && compareDecimals(amount, present) > 0;
  if (isRaise && page.form.get('seen') !== present) {
    const changed = { amount: amountText(kind, present, page) };
    return form.fail(409, page.translation.t('player-limits-server', 'changedElsewhere', changed));
  }
  const outcome = await operator.ask(limits.set, { kind, period, amount });
  if (outcome.kind !== 'success') return form.failWith(outcome);
  return showOutcome(context, outcome, { offered, period, amount, isCancelled: false });
}

interface Change {
  readonly offered: Policy['kinds'][number];
  readonly period: LimitPeriod;
  /** What the player asked for; null for no limit. */
  readonly amount: string | null;
  readonly isCancelled: boolean;
}

/** Redirects to the limits, with what holds now as a message. */
function showOutcome(context: AppLoadContext, outcome: Outcome<readonly Limit[]>, change: Change) {
  const { toasts, translation } = context.page;
  if (outcome.kind !== 'success') {
    const { message } = explainFailure(outcome, translation);
    return toasts.redirect(LIMITS_PATH, { type: 'error', message });
  }
  const message = sayChange(context, findLimit(outcome.data, change.offered.kind, change.period), change);
  return toasts.redirect(LIMITS_PATH, { type: 'success', message });
}

function sayChange({ page }: AppLoadContext, limit: Limit | null, { offered, period, amount, isCancelled }: Change) {
  const { t } = page.translation;
  const name = t('player-limits-server', 'name', { label: offered.label, period: t('player-limits-server', period) });
  const write = (value: string) => amountText(offered.kind, value, page);
  if (limit === null) return t('player-limits-server', 'removed', { name });
  const values = { name, amount: write(limit.amount) };
  const { pending } = limit;
  if (isCancelled || pending === null || isSame(limit.amount, amount))
    return t('player-limits-server', 'holds', values);
  const time = formatDateTime(Date.parse(pending.effectiveAt), page.zone);
  return pending.amount === null
    ? t('player-limits-server', 'goesLater', { ...values, time })
    : t('player-limits-server', 'risesLater', { ...values, next: write(pending.amount), time });
}

const isSame = (one: string, other: string | null) => other !== null && compareDecimals(one, other) === 0;

import { redirect, type AppLoadContext } from '@remix-run/node';
import { explainFailure } from '~/forms/explain-failure.server';
import { showFailure } from '~/forms/show-failure.server';
import { formatDateTime } from '~/lib/dates';
import { compareDecimals } from '~/lib/decimal';
import type { Outcome } from '~/upstream/outcome';
import { amountText, kindLabel } from './describe-limits.server';
import { findLimit, LIMITS_PATH, type Limit, type LimitKind, type LimitPeriod, type LimitsPolicy } from './limit-names';

interface Change {
  readonly policy: LimitsPolicy;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** What the player asked for, as a plain decimal; null for no limit, `present` for the one that there is. */
  readonly amount: string | null;
}

/** Redirects to the limits, or onward, with what holds now as a message, or with the reason of a failure. */
export function showOutcome(
  context: AppLoadContext,
  outcome: Outcome<readonly Limit[]>,
  change: Change,
  onward = LIMITS_PATH,
) {
  const { toasts, translation } = context.page;
  if (outcome.kind !== 'success') {
    const failure = explainFailure(outcome, translation, translation.t('player-limits-server', 'unknown'));
    return showFailure(context, LIMITS_PATH, failure);
  }
  const limit = findLimit(outcome.data, change.kind, change.period);
  const toast = { type: 'success', message: sayChange(context, limit, change) } as const;
  if (limit === null || onward !== LIMITS_PATH) return toasts.redirect(onward, toast);
  const shown = `${LIMITS_PATH}#${change.kind}`;
  // With scripts a dialog closes over the list; without, a toast would lie over what it tells.
  return context.page.isDataRequest ? toasts.redirect(shown, toast) : redirect(shown, 303);
}

function sayChange({ page }: AppLoadContext, limit: Limit | null, { policy, kind, period, amount }: Change): string {
  const { t } = page.translation;
  const label = kindLabel(kind, policy, page.translation);
  const name = t('player-limits-server', 'name', { label, period: t('player-limits-server', period) });
  const write = (value: string) => amountText(kind, value, page);
  if (limit === null) return t('player-limits-server', 'removed', { name });
  const values = { name, amount: write(limit.amount) };
  const { pending } = limit;
  const isInForce = amount !== null && (amount === 'present' || compareDecimals(limit.amount, amount) === 0);
  if (isInForce || pending === null) return t('player-limits-server', 'holds', values);
  const time = formatDateTime(Date.parse(pending.effectiveAt), page.zone);
  return pending.amount === null
    ? t('player-limits-server', 'goesLater', { ...values, time })
    : t('player-limits-server', 'risesLater', { ...values, next: write(pending.amount), time });
}

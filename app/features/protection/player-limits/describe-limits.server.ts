import type { Translation } from '~/i18n/translator.server';
import { compareDecimals } from '~/lib/decimal';
import { formatDateTime } from '~/lib/dates';
import { formatMoney, formatWholeMoney } from '~/lib/money';
import { leftOf, percentOf } from '~/lib/progress';
import { limitPeriod } from '~/upstream/contract/limits';
import { findLimit, limitPath, type Limit, type LimitKind, type LimitPeriod, type LimitsPolicy } from './limit-names';
import { maxOf } from './limit-max.server';

export interface PageTexts {
  readonly translation: Pick<Translation, 't' | 'locale'>;
  readonly zone: string;
}

/** An amount of a kind of limit: money, or minutes in words. */
export function amountText(kind: LimitKind, amount: string, { translation }: Pick<PageTexts, 'translation'>): string {
  if (kind !== 'session') return formatMoney(amount, translation.locale);
  const minutes = Math.max(0, Math.floor(Number(amount)));
  return translation.t('player-limits-server', 'minutes', { count: minutes });
}

/** What a limit may be. Minutes have another bound in each period. */
export function rangeText(
  offered: LimitsPolicy['kinds'][number],
  periods: readonly LimitPeriod[],
  { translation }: Pick<PageTexts, 'translation'>,
): string {
  const { kind, min, max } = offered;
  const { t, locale } = translation;
  if (kind !== 'session')
    return t('player-limits-server', 'range', {
      min: formatWholeMoney(min, locale),
      max: formatWholeMoney(max, locale),
    });
  const ranges = periods.map((period) =>
    t('player-limits-server', 'periodRange', {
      period: t('player-limits-server', `${period}Option`),
      min: amountText(kind, min, { translation }),
      max: amountText(kind, maxOf(offered, period), { translation }),
    }),
  );
  return ranges.join(' ');
}

/** The operator's name of a kind; the site's for a kind that the operator no longer offers. */
export const kindLabel = (kind: LimitKind, { kinds }: LimitsPolicy, { t }: Pick<Translation, 't'>): string =>
  kinds.find((offered) => offered.kind === kind)?.label ?? t('player-limits-server', `${kind}Name`);

/** The kinds on offer, then those that the player has a limit of all the same: the operator enforces it. */
export function describeKinds(policy: LimitsPolicy, list: readonly Limit[], page: PageTexts) {
  const kinds = new Set([...policy.kinds, ...list].map(({ kind }) => kind));
  return [...kinds].map((kind) => {
    const offered = policy.kinds.find((each) => each.kind === kind)?.periods ?? [];
    return {
      kind,
      label: kindLabel(kind, policy, page.translation),
      about: page.translation.t('player-limits-server', `${kind}About`),
      limits: limitPeriod.options.flatMap((period) => {
        const limit = findLimit(list, kind, period);
        return limit ? [describeLimit(limit, offered.includes(period), page)] : [];
      }),
      /** The form of a new limit; null when each period has one. */
      add: offered.some((period) => findLimit(list, kind, period) === null) ? limitPath(kind) : null,
    };
  });
}

/** How much of a limit is used, and how much is left. */
export function usedText({ kind, amount, used }: Limit, { translation }: Pick<PageTexts, 'translation'>): string {
  const write = (value: string) => amountText(kind, value, { translation });
  return translation.t('player-limits-server', compareDecimals(used, amount) >= 0 ? 'reached' : 'use', {
    used: write(used),
    left: write(leftOf(amount, used)),
  });
}

function describeLimit(limit: Limit, isOffered: boolean, page: PageTexts) {
  const { kind, period, amount, used, pending } = limit;
  const { t } = page.translation;
  const write = (value: string) => amountText(kind, value, page);
  const time = (utc: string) => formatDateTime(Date.parse(utc), page.zone);
  return {
    period,
    title: t('player-limits-server', `${period}Amount`, { amount: write(amount) }),
    use: usedText(limit, page),
    resets: t('player-limits-server', 'resets', { time: time(limit.resetsAt) }),
    percent: percentOf(used, amount),
    pending:
      pending &&
      t('player-limits-server', pending.amount === null ? 'pendingRemoval' : 'pendingRaise', {
        amount: pending.amount === null ? '' : write(pending.amount),
        time: time(pending.effectiveAt),
      }),
    /** The form that changes it; null where the operator no longer offers such a limit. */
    change: isOffered ? limitPath(kind, period) : null,
  };
}

import { refuse } from '../call-handler';
import { TAGS, translate, type Locale } from '../messages';
import { formatMoney } from '../money';
import type { LimitKind } from '../store/limits';
import { toUtcTime } from '../utc-time';
import type { LimitRefusal } from './limits';
import { TIME_ZONE } from './periods';
import type { LimitsPolicy } from './policies';
import { leftOf } from './usage';

/** A limit's value as players read it: a sum, or minutes. */
export function limitText(kind: LimitKind, value: number, locale: Locale): string {
  return kind === 'session' ? translate(locale, 'minutes', { count: String(value) }) : formatMoney(value, locale);
}

/** A moment as players read it, in the operator's time zone. */
export function dateText(moment: number, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    timeZone: TIME_ZONE,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(moment);
}

/** The refusal as players read it. */
export function refusalText(refusal: LimitRefusal, policy: LimitsPolicy, locale: Locale): string {
  if (refusal.code === 'excluded') {
    if (refusal.until === null) return translate(locale, 'excludedForGood');
    return translate(locale, 'excludedUntil', { date: dateText(refusal.until, locale) });
  }
  const { limit } = refusal;
  const { kind, period, resetsAt } = limit;
  return translate(locale, kind === 'deposit' ? 'depositLimitReached' : 'playLimitReached', {
    label: policy.kinds.find((rule) => rule.kind === kind)?.label[locale] ?? '',
    period: translate(locale, `period${period}`),
    left: limitText(kind, Math.max(0, leftOf(limit)), locale),
    date: dateText(resetsAt, locale),
  });
}

/** The answer of a call that a limit or an exclusion refuses. */
export function refuseByLimit(refusal: LimitRefusal, policy: LimitsPolicy, locale: Locale) {
  const answer = { ...refuse(refusalText(refusal, policy, locale)), code: refusal.code };
  if (refusal.code !== 'excluded') return answer;
  return { ...answer, excludedUntil: refusal.until === null ? null : toUtcTime(refusal.until) };
}

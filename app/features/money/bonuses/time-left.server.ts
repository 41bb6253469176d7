import type { Translation } from '~/i18n/translator.server';
import { formatDateTime } from '~/lib/dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time until a moment in words with its date, "in 3 days, 27.11.2026 14:00"; the date alone once it has passed. */
export function timeLeft(time: string, now: number, { t }: Pick<Translation, 't'>, zone: string): string {
  const at = Date.parse(time);
  const date = formatDateTime(at, zone);
  const left = at - now;
  if (left <= 0) return date;
  if (left >= DAY_MS) return t('bonuses-server', 'inDays', { count: Math.floor(left / DAY_MS), date });
  if (left >= HOUR_MS) return t('bonuses-server', 'inHours', { count: Math.floor(left / HOUR_MS), date });
  return t('bonuses-server', 'inMinutes', { count: Math.max(1, Math.floor(left / MINUTE_MS)), date });
}

import { isPlausibleDay } from '~/lib/calendar-day';
import { normaliseCode } from '~/lib/normalise-text';
import { momentOf } from '~/lib/zoned-time';

const TYPED = /^(\d{4}-\d{2}-\d{2})(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?)?$/;

/**
 * A date or a local time, as date inputs send it: `2026-11-21` or `2026-11-21T15:30`, which people type with a space where
 * the browser shows a text field. A time becomes UTC for the operator
 * (`2026-11-21T12:30`), a date stays the same. Null for a date that cannot be meant.
 */
export function readTime(text: string, timeZone: string): string | null {
  const [, day, time] = TYPED.exec(normaliseCode(text)) ?? [];
  if (day === undefined || !isPlausibleDay(day)) return null;
  if (time === undefined) return day;
  return new Date(momentOf(Date.parse(`${day}T${time}Z`), timeZone)).toISOString().slice(0, 16);
}

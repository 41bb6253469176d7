import { momentOf } from '~/lib/zoned-time';

const TYPED = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::\d{2})?)?$/;

/**
 * A date or a local time, as date inputs send it: `2026-11-21` or `2026-11-21T15:30`, which people type with a space where
 * the browser shows a text field. A time becomes UTC for the operator
 * (`2026-11-21T12:30`), a date stays the same. Null for a date that does not exist.
 */
export function readTime(text: string, timeZone: string): string | null {
  const [typed, year, month, day, hour, minute] = TYPED.exec(text.trim()) ?? [];
  if (typed === undefined || year === undefined || year < '1900') return null;
  const shown = new Date(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:00Z`);
  // `Date` turns dates that do not exist, such as the 30th of February, into others or into none.
  if (Number.isNaN(shown.getTime()) || shown.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return null;
  if (hour === undefined) return `${year}-${month}-${day}`;
  return new Date(momentOf(shown.getTime(), timeZone)).toISOString().slice(0, 16);
}

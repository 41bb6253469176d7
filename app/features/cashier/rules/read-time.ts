import { momentOf } from '~/lib/zoned-time';

const TYPED = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2})?)?$/;

/**
 * A date or a time of the player's clock, as date inputs send it: `2026-11-21` or `2026-11-21T15:30`. A time becomes the
 * operator's UTC (`2026-11-21T12:30`), a date alone stays that date. Null for what no calendar has.
 */
export function readTime(text: string, timeZone: string): string | null {
  const [typed, year, month, day, hour, minute] = TYPED.exec(text.trim()) ?? [];
  if (typed === undefined || year === undefined || year < '1900') return null;
  const shown = new Date(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:00Z`);
  // Dates that do not exist, such as the 30th of February, come out as others or as none.
  if (Number.isNaN(shown.getTime()) || shown.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return null;
  if (hour === undefined) return `${year}-${month}-${day}`;
  return new Date(momentOf(shown.getTime(), timeZone)).toISOString().slice(0, 16);
}

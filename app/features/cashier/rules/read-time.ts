import { DEFAULT_TIME_ZONE } from '~/lib/dates';

const TYPED = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2})?)?$/;
const MINUTE_MS = 60_000;

/**
 * A date or a time of the player's clock, as date inputs send it: `2026-11-21` or `2026-11-21T15:30`. A time becomes the
 * operator's UTC (`2026-11-21T12:30`), a date alone stays that date. Null for what no calendar has.
 */
export function readTime(text: string, timeZone = DEFAULT_TIME_ZONE): string | null {
  const [typed, year, month, day, hour, minute] = TYPED.exec(text.trim()) ?? [];
  if (typed === undefined || year === undefined || year < '1900') return null;
  const asUtc = new Date(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:00Z`);
  // Dates that do not exist, such as the 30th of February, come out as others or as none.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return null;
  if (hour === undefined) return `${year}-${month}-${day}`;
  return new Date(asUtc.getTime() - offsetMs(asUtc, timeZone)).toISOString().slice(0, 16);
}

/** How far the zone's clocks are ahead of UTC around that moment, in milliseconds. */
function offsetMs(moment: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  const ahead = Date.parse(`${shown.replace(' ', 'T')}Z`) - moment.getTime();
  return Math.round(ahead / MINUTE_MS) * MINUTE_MS;
}

import { timeFormatter } from './time-zone';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

export function offsetMs(moment: number, timeZone: string): number {
  const parts = timeFormatter(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const shown = Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'));
  return shown - Math.floor(moment / SECOND_MS) * SECOND_MS;
}

/**
 * The first moment when clocks show a time twice, that of the jump when they skip it. @param shown the local time as if it
 * were UTC, in milliseconds since 1970
 */
export function momentOf(shown: number, timeZone: string): number {
  const offsets = [shown - DAY_MS, shown, shown + DAY_MS].map((moment) => offsetMs(moment, timeZone));
  const moments = offsets.map((offset) => shown - offset);
  return Math.min(...moments.filter((moment) => moment + offsetMs(moment, timeZone) >= shown));
}

/** The moment at which a calendar day begins in the zone. @param day year-month-day */
export const startOfDay = (day: string, timeZone: string) => momentOf(Date.parse(`${day}T00:00:00Z`), timeZone);

/** The calendar day in the zone at a moment, as year-month-day. */
export const dayAt = (moment: number, timeZone: string) =>
  new Date(moment + offsetMs(moment, timeZone)).toISOString().slice(0, 10);

/** The calendar day that many days later, as year-month-day. @param count negative for earlier days */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

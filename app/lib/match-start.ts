import { byLocale } from './by-locale';
import { dateFormat } from './formatters';
import { addDays, dayAt } from './zoned-time';

/** Kept, because formatters take longer to make than to use. The zones are a few hundred, each in one spelling. */
const formatsIn = byLocale((locale) =>
  byLocale((timeZone) => ({
    time: dateFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: dateFormat(locale, { timeZone, day: 'numeric', month: 'short' }),
  })),
);

/** @returns what says in words when a match starts: day, by name if it is close, and time */
export function matchStart(
  locale: string,
  timeZone: string,
  { today, tomorrow }: { readonly today: string; readonly tomorrow: string },
  now = Date.now(),
) {
  const { time, day } = formatsIn(locale)(timeZone);
  const present = dayAt(now, timeZone);
  const names: Record<string, string> = { [present]: today, [addDays(present, 1)]: tomorrow };
  return (start: number): string => `${names[dayAt(start, timeZone)] ?? day.format(start)} ${time.format(start)}`;
}

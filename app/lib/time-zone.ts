import { byLocale } from './by-locale';

/** The time zone until the browser reports the player's own. */
export const DEFAULT_TIME_ZONE = 'Europe/Istanbul';

const MAX_NAME_LENGTH = 64;
/** The zones named so far, each in the one spelling: there are a few hundred. */
const spellings = new Set<string>();

export function timeZoneNamed(name: string | undefined): string {
  if (name === undefined || name.length > MAX_NAME_LENGTH || !/^[A-Z]/.test(name)) return DEFAULT_TIME_ZONE;
  if (spellings.has(name)) return name;
  try {
    // One spelling for each zone, because formatters are cached by it.
    const spelling = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    spellings.add(spelling);
    return spelling;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

/** What people call the zone, such as "Türkiye Standart Saati". */
export function timeZoneLabel(timeZone: string, locale: string): string {
  return (
    nameFormatterIn(locale)(timeZone)
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}

const nameFormatterIn = byLocale((locale) =>
  byLocale((timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })),
);

/** Formats the parts of a time in a zone, from the year to the second, in two or four digits. */
export const timeFormatter = byLocale(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

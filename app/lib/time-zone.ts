/** What the site takes for the player's time zone until the browser says another. */
export const DEFAULT_TIME_ZONE = 'Europe/Istanbul';

const MAX_NAME_LENGTH = 64;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The zone of that name; the default for a name that no zone has. */
export function timeZoneNamed(name: string | undefined): string {
  if (name === undefined || name.length > MAX_NAME_LENGTH || !/^[A-Z]/.test(name)) return DEFAULT_TIME_ZONE;
  try {
    // One spelling for each zone: formatters are kept.
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

/** Writes the parts of a time as that zone's clocks show them, from the year to the second, in two or four digits. */
export function timeFormatter(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
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
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

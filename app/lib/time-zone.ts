/** The time zone until the browser sends its own. */
export const DEFAULT_TIME_ZONE = 'Europe/Istanbul';

const MAX_NAME_LENGTH = 64;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the time zone with this name, or the default for an unknown name. */
export function timeZoneNamed(name: string | undefined): string {
  if (name === undefined || name.length > MAX_NAME_LENGTH || !/^[A-Z]/.test(name)) return DEFAULT_TIME_ZONE;
  try {
    // Use the canonical spelling: formatters are cached by name.
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

/** The formatter for a zone's local time. Its parts are the year in four digits, and month to second in two digits. */
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

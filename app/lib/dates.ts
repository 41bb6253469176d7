/** What the site takes for the player's time zone until it is told another (README, configuration). */
export const DEFAULT_TIME_ZONE = 'Europe/Istanbul';

const formatter = new Intl.DateTimeFormat('tr', {
  timeZone: DEFAULT_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** day.month.year hours:minutes, in both languages (spec section 3). */
export function formatDateTime(time: Date | number): string {
  const part = Object.fromEntries(formatter.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part.day}.${part.month}.${part.year} ${part.hour}:${part.minute}`;
}

import { timeFormatter } from './time-zone';

/** day.month.year hours:minutes, in every language: docs/product/operator.md#entities. */
export function formatDateTime(time: Date | number, timeZone: string): string {
  const parts = timeFormatter(timeZone).formatToParts(time);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.day}.${part.month}.${part.year} ${part.hour}:${part.minute}`;
}

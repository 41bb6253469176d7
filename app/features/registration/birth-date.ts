/** Whether the date exists; null while its parts do not have two, two and four digits. The operator checks the age. */
export function isCalendarDate(year: unknown, month: unknown, day: unknown): boolean | null {
  const text = `${String(year)}-${String(month)}-${String(day)}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

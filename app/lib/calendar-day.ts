/** Whether the calendar has the day. @param day year-month-day */
export function dayExists(day: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const FIRST_YEAR = 1900;
/** Identity documents are valid for ten years. */
const YEARS_AHEAD = 10;

/** Whether the day exists, and is not so far away that only a slip of the keys can mean it. @param day year-month-day */
export function isPlausibleDay(day: string): boolean {
  if (!dayExists(day)) return false;
  const year = Number(day.slice(0, 4));
  return year >= FIRST_YEAR && year <= new Date().getUTCFullYear() + YEARS_AHEAD;
}

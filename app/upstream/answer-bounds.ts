const MAX_DEPTH = 32;
const MAX_ROWS = 30_000;
const MAX_PARTS = 300_000;

/** Whether the lists and objects of parsed JSON are few enough for a schema to read them in a short time. */
export function isBounded(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH || level.length > MAX_PARTS) return false;
    if (level.some((part) => Array.isArray(part) && part.length > MAX_ROWS)) return false;
    level = level.flatMap((part) => (isPart(part) ? Object.values(part).filter(isPart) : []));
  }
  return true;
}

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

const FIRST_ROWS = 50;

/**
 * A copy in which lists have their first rows alone. Schemas report each wrong row: a list that is wrong throughout would hold
 * the process for a minute, and exhaust its memory.
 */
export function firstRows(json: unknown): unknown {
  if (Array.isArray(json)) return json.slice(0, FIRST_ROWS).map(firstRows);
  if (!isPart(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, firstRows(value)]));
}

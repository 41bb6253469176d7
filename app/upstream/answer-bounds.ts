import { shorten } from '~/lib/shorten';

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

/** Cuts the list that the data is, and those in it. @returns the length of the longest list that was cut; 0 without one */
export function cutLists(data: unknown, most: number): number {
  const lists = Array.isArray(data) ? [data] : isPart(data) ? Object.values(data).filter(Array.isArray) : [];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (const list of lists) list.splice(most);
  return longest > most ? longest : 0;
}

const MAX_TEXT = 20_000;
/** In all texts of an answer together: a page has each text several times, and each such letter as up to ten. */
const MAX_ESCAPED = 200_000;

interface EmptiedText {
  readonly field: string;
  readonly length: number;
}

/** @param html the field of the call's HTML, which is judged where it is sanitised */
export function emptyLargeTexts(json: unknown, html?: string): EmptiedText[] {
  const emptied: EmptiedText[] = [];
  let escaped = 0;
  function judge(part: object): void {
    for (const [field, value] of Object.entries(part) as [string, unknown][]) {
      if (isPart(value)) judge(value);
      if (typeof value !== 'string' || field === html) continue;
      const signs = value.match(/[<>&"']/g)?.length ?? 0;
      if (value.length <= MAX_TEXT && escaped + signs <= MAX_ESCAPED) escaped += signs;
      else {
        (part as Record<string, unknown>)[field] = '';
        emptied.push({ field: shorten(field, 50), length: value.length });
      }
    }
  }
  if (isPart(json)) judge(json);
  return emptied;
}

const FIRST_ROWS = 50;

/**
 * Schemas report each wrong row: a list that is wrong throughout would hold the process for a minute, and exhaust its memory.
 */
export function firstRows(json: unknown): unknown {
  if (Array.isArray(json)) return json.slice(0, FIRST_ROWS).map(firstRows);
  if (!isPart(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, firstRows(value)]));
}

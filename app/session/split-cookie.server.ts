import type { Cookie, CookieJar } from './cookie-jar.server';

/** Browsers drop a cookie over 4,096 bytes with its name and attributes: 3,800 leaves room for those. */
const CHUNK_LENGTH = 3_800;
const MAX_CHUNKS = 5;

/** Separates the number of chunks from the first one. Not in the base64url alphabet, nor the `.` of a JWE. */
const COUNT_MARK = '~';

const chunk = (cookie: Cookie, index: number): Cookie =>
  index === 0 ? cookie : { ...cookie, name: `${cookie.name}.${index}` };

/** The value that was split over `name`, `name.1`, …; null when a part is missing or there is none. */
export function getSplit(jar: CookieJar, cookie: Cookie): string | null {
  const [count, first] = jar.get(cookie)?.split(COUNT_MARK) ?? [];
  if (first === undefined || !isCount(count)) return null;
  const parts = [first];
  for (let index = 1; index < Number(count); index += 1) {
    const part = jar.get(chunk(cookie, index));
    if (part === undefined) return null;
    parts.push(part);
  }
  return parts.join('');
}

/**
 * Writes the value over as many cookies as it needs, and removes parts of a longer value before it. False, and nothing
 * written, when it would take more cookies than a request may carry.
 */
export function setSplit(jar: CookieJar, cookie: Cookie, value: string): boolean {
  const parts = value.match(new RegExp(`.{1,${CHUNK_LENGTH}}`, 'g')) ?? [''];
  if (parts.length > MAX_CHUNKS) return false;
  parts.forEach((part, index) => {
    jar.set(chunk(cookie, index), index === 0 ? `${parts.length}${COUNT_MARK}${part}` : part);
  });
  removeFrom(jar, cookie, parts.length);
  return true;
}

export function removeSplit(jar: CookieJar, cookie: Cookie): void {
  jar.remove(cookie);
  removeFrom(jar, cookie, 1);
}

function removeFrom(jar: CookieJar, cookie: Cookie, start: number): void {
  for (let index = start; index < MAX_CHUNKS; index += 1) {
    const stale = chunk(cookie, index);
    if (jar.get(stale) !== undefined) jar.remove(stale);
  }
}

const isCount = (text: string | undefined) => text !== undefined && /^[1-9]$/.test(text) && Number(text) <= MAX_CHUNKS;

import type { Cookie, CookieJar } from './cookie-jar.server';

/** Browsers drop a cookie over 4,096 bytes, name and attributes included. */
const CHUNK_LENGTH = 3_800;
const MAX_CHUNKS = 5;

/** Separates the number of chunks from the first chunk. Neither base64url nor the `.` of a JWE. */
const COUNT_MARK = '~';

const chunk = (cookie: Cookie, index: number): Cookie =>
  index === 0 ? cookie : { ...cookie, name: `${cookie.name}.${index}` };

/** Reads the value that is split over the cookies `name`, `name.1`, … Null when there is none, or a part is missing. */
export function getSplit(jar: CookieJar, cookie: Cookie): string | null {
  const [count, first, ...rest] = jar.get(cookie)?.split(COUNT_MARK) ?? [];
  if (!first || rest.length > 0 || !isCount(count)) return null;
  const parts = [first];
  for (let index = 1; index < Number(count); index += 1) {
    const part = jar.get(chunk(cookie, index));
    if (part === undefined) return null;
    parts.push(part);
  }
  return parts.join('');
}

/** Removes surplus cookies of a longer value. False, and nothing is written, when it needs too many cookies. */
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

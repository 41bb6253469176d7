const PROBE_ORIGIN = 'https://site.invalid';

/** A path of this site, else the fallback: `//host`, `\\host`, a scheme and control characters are refused. */
export function safeRedirect(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > 2048) return fallback;
  if (!target.startsWith('/') || target.startsWith('//') || hasHazard(target)) return fallback;
  try {
    const url = new URL(target, PROBE_ORIGIN);
    // "/.//host" resolves to a path that starts with two slashes.
    if (url.origin !== PROBE_ORIGIN || url.pathname.startsWith('//')) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}

const hasHazard = (target: string): boolean =>
  [...target].some((character) => character === '\\' || character < ' ' || character === '\u007f');

/** Where the form of this request leads when it succeeds: its `redirectTo`, if that is a page of this site. */
export const redirectTargetOf = (request: Request, fallback?: string): string =>
  safeRedirect(new URL(request.url).searchParams.get('redirectTo'), fallback);

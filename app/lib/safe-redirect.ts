const PROBE_ORIGIN = 'https://site.invalid';

/**
 * The address to go back to, when it is a path of this site; the fallback for anything else. What a browser would
 * resolve to another origin (`//host`, `\\host`, a scheme, control characters) is never let through.
 */
export function safeRedirect(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > 2048) return fallback;
  if (!target.startsWith('/') || target.startsWith('//') || hasHazard(target)) return fallback;
  try {
    const url = new URL(target, PROBE_ORIGIN);
    // "/.//host" resolves to a path that itself starts with two slashes.
    if (url.origin !== PROBE_ORIGIN || url.pathname.startsWith('//')) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}

/** Backslashes and control characters: browsers turn the first into slashes and drop some of the second. */
function hasHazard(target: string): boolean {
  return [...target].some((character) => character === '\\' || character < ' ' || character === '\u007f');
}

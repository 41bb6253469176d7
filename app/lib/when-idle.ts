/** A browser that draws nothing may never call itself idle: Chromium has been seen to leave such a call waiting for good. */
const AT_LAST_MS = 1_000;

/** Runs once the browser has nothing better to do, and after a second whatever it does. Returns the way to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(act, { timeout: AT_LAST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(act, 1);
  return () => window.clearTimeout(timer);
}

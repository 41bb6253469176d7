/** The maximum wait. Without it Chromium may never run the callback of a page that does not draw. */
const AT_LAST_MS = 1_000;

/** Runs a function when the browser is idle, after one second at the latest. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(act, { timeout: AT_LAST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(act, 1);
  return () => window.clearTimeout(timer);
}

/** Chromium may never run an idle callback while it draws nothing. */
const AT_LAST_MS = 1_000;

/** Runs a task when the browser is idle, at the latest after a second. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(act, { timeout: AT_LAST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(act, 1);
  return () => window.clearTimeout(timer);
}

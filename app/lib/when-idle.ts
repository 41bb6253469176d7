/** Runs once the browser has nothing better to do. Returns the way to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(act, 1);
  return () => window.clearTimeout(timer);
}

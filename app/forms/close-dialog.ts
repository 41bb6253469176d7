export const DIALOG_CLOSE = 'site:dialog-close';

/** @returns a function that cancels it */
export function closeDialog(afterMs: number): () => void {
  const timer = setTimeout(() => window.dispatchEvent(new Event(DIALOG_CLOSE)), afterMs);
  return () => clearTimeout(timer);
}

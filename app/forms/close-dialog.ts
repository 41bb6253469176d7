/** Asks for the open dialog to be closed. */
export const DIALOG_CLOSE = 'site:dialog-close';

/**
 * Closes the open dialog after a moment, if it still stands then.
 *
 * @returns takes it back
 */
export function closeDialog(afterMs: number): () => void {
  const timer = setTimeout(() => window.dispatchEvent(new Event(DIALOG_CLOSE)), afterMs);
  return () => clearTimeout(timer);
}

/** Event that asks the dialog host to close the open dialog. */
export const DIALOG_CLOSE = 'site:dialog-close';

/**
 * Closes the open dialog after a delay.
 *
 * @returns a function that cancels it
 */
export function closeDialog(afterMs: number): () => void {
  const timer = setTimeout(() => window.dispatchEvent(new Event(DIALOG_CLOSE)), afterMs);
  return () => clearTimeout(timer);
}

/** In the state of an entry of the history. A page that is loaded again finds the state of its entry, but no dialog. */
export const DIALOG_MARK = performance.timeOrigin;

export const isDialogEntry = () => (window.history.state as { dialog?: number } | null)?.dialog === DIALOG_MARK;

let onBack: (() => void) | null = null;

/** While it is set, a step back runs it, and the dialog stays. @returns a function that ends it */
export function setDialogBack(run: () => void): () => void {
  onBack = run;
  return () => void (onBack = null);
}

/** Adds the dialog's entry to the history, where it is not the current one. */
export function enterHistory(): void {
  const state = window.history.state as object | null;
  if (!isDialogEntry()) window.history.pushState({ ...state, dialog: DIALOG_MARK }, '');
}

/** Whether the dialog stays after a step in the history. */
export function staysOpen(): boolean {
  if (isDialogEntry()) return true;
  if (!onBack) return false;
  enterHistory();
  onBack();
  return true;
}

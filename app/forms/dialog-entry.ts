/** In the state of an entry of the history. A page that is loaded again finds the state of its entry, but no dialog. */
export const DIALOG_MARK = performance.timeOrigin;

export const isDialogEntry = () => (window.history.state as { dialog?: number } | null)?.dialog === DIALOG_MARK;

/** The kind of a toast, which sets its look and duration. */
export type ToastType = 'error' | 'success' | 'warning' | 'info' | 'loading';

export interface RaisedToast {
  /** A toast is not shown while one with the same id is visible. Default: type and message. */
  readonly id?: string;
  readonly type: ToastType;
  readonly message: string;
}

export const TOAST_RAISED = 'site:toast';

/** Shows a toast on the open page. Does nothing when no toaster listens. */
export function showToast(toast: RaisedToast): void {
  window.dispatchEvent(new CustomEvent(TOAST_RAISED, { detail: toast }));
}

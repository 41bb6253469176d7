/** Spec sections 8 and 9. */
export type ToastType = 'error' | 'success' | 'warning' | 'info' | 'loading';

export interface RaisedToast {
  /** One with an id that is already shown is not shown again. Type and message stand in for a missing one. */
  readonly id?: string;
  readonly type: ToastType;
  readonly message: string;
}

export const TOAST_RAISED = 'site:toast';

/** Shows a message on the page that is open, from anywhere in the browser. Where no toaster listens, nothing happens. */
export function showToast(toast: RaisedToast): void {
  window.dispatchEvent(new CustomEvent(TOAST_RAISED, { detail: toast }));
}

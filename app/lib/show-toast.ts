/** See docs/product.md#failures. */
export type ToastType = 'error' | 'success' | 'warning' | 'info' | 'loading';

export interface RaisedToast {
  /** A toast whose id is already shown is not shown again. Without an id, type and message count as one. */
  readonly id?: string;
  readonly type: ToastType;
  readonly message: string;
  /** Hidden from screen readers, and one line long: the page itself shows and announces the message. */
  readonly isSilent?: boolean;
}

export const TOAST_RAISED = 'site:toast';

/** Shows a message on the open page. Without a toaster on the page nothing happens. */
export function showToast(toast: RaisedToast): void {
  window.dispatchEvent(new CustomEvent(TOAST_RAISED, { detail: toast }));
}

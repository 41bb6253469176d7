/** See docs/product/operator.md#failures. */
export type ToastType = 'error' | 'success' | 'warning' | 'info' | 'loading';

export interface RaisedToast {
  /** A toast whose id is already shown is not shown again. Without an id, type and message count as one. */
  readonly id?: string;
  readonly type: ToastType;
  readonly message: string;
}

export interface EndedToast {
  readonly id: string;
  readonly isOver: true;
}

/** The event of a new or an ended toast, which is its detail. */
export const TOAST_CHANGED = 'site:toast';

/** Shows a message on the open page, or ends one. Without a toaster on the page nothing happens. */
export function showToast(toast: RaisedToast | EndedToast): void {
  window.dispatchEvent(new CustomEvent(TOAST_CHANGED, { detail: toast }));
}

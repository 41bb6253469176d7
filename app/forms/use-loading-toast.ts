import { useEffect } from 'react';
import { showToast } from '~/lib/show-toast';

/** A shorter wait shows itself at the button only. */
const LONG_WAIT_MS = 1_000;

/** Shows a toast while a form is sent for more than a second. Screen readers know from the form's own status. */
export function useLoadingToast(isPending: boolean, message: string): void {
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(
      () => showToast({ id: 'loading', type: 'loading', message, isSilent: true }),
      LONG_WAIT_MS,
    );
    return () => {
      clearTimeout(timer);
      // The style sheet removes toasts: this one has stayed long enough.
      document
        .querySelectorAll<HTMLElement>('[data-toast=loading]')
        .forEach((toast) => toast.style.setProperty('--stay', '0ms'));
    };
  }, [isPending, message]);
}

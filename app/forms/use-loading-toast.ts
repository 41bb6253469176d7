import { useEffect } from 'react';
import { showToast } from '~/browser/show-toast';

const ID = 'loading';

/** A shorter wait shows itself at the button only. */
const LONG_WAIT_MS = 1_000;

/** Shows a toast while a form is sent for more than a second. Screen readers know from the form's own status. */
export function useLoadingToast(isPending: boolean, message: string): void {
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => showToast({ id: ID, type: 'loading', message, isSilent: true }), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      showToast({ id: ID, isOver: true });
    };
  }, [isPending, message]);
}

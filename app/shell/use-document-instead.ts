import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect, useState } from 'react';

/**
 * Loads the address after an error that is no answer of the site, such as data that did not arrive. Once for an entry of the
 * history, so that a page that always fails shows its error. @returns whether the document is on its way
 */
export function useDocumentInstead(error: unknown): boolean {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const state = window.history.state as { isReloaded?: true } | null;
    // The server's own error page may be the answer to a payment.
    if (window.__remixContext.state.errors || isRouteErrorResponse(error) || state?.isReloaded) return;
    setIsLeaving(true);
    window.history.replaceState({ ...state, isReloaded: true }, '');
    window.location.reload();
  }, [error]);
  return isLeaving;
}

import { useEffect } from 'react';

const opened = new Set<string>();

/**
 * Opens the payment page in a new tab, once, right after the click that asked for it: later a browser would take it for a
 * pop-up. Where it is refused, the link on the page is the way.
 *
 * @param receipt names the payment; null for one without a page
 */
export function useOpenPage(receipt: string, page: string | null): void {
  useEffect(() => {
    if (page === null || opened.has(receipt) || !navigator.userActivation?.isActive) return;
    opened.add(receipt);
    const tab = window.open('', '_blank');
    if (tab === null) return;
    // The payment page must not reach back into this one.
    tab.opener = null;
    tab.location.replace(page);
  }, [receipt, page]);
}

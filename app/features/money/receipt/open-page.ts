import { useEffect } from 'react';

const opened = new Set<string>();

/**
 * Opens the payment page in a new tab, once, right after the player's click: later a browser would block it as a pop-up.
 * When it is blocked, the player uses the link on the page.
 *
 * @param receipt identifies the payment
 * @param page null for a payment without a page
 */
export function useOpenPage(receipt: string, page: string | null): void {
  useEffect(() => {
    if (page === null || opened.has(receipt) || !navigator.userActivation?.isActive) return;
    opened.add(receipt);
    const tab = window.open('', '_blank');
    if (tab === null) return;
    // The payment page must not control this one.
    tab.opener = null;
    tab.location.replace(page);
  }, [receipt, page]);
}

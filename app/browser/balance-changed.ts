/** Browser event: the balance may have changed, and components that show it read it again. */
export const BALANCE_CHANGED = 'site:balance';

export const raiseBalanceChanged = () => window.dispatchEvent(new Event(BALANCE_CHANGED));

let followers = 0;

/** Whether the page shows payments that a push may change. */
export const hasOpenPayments = () => followers > 0;

/** Calls back when money has moved, and when the player comes back to the tab. @returns the way to stop */
export function followMoney(read: () => void): () => void {
  followers += 1;
  const onVisible = () => document.visibilityState === 'visible' && read();
  addEventListener(BALANCE_CHANGED, read);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    followers -= 1;
    removeEventListener(BALANCE_CHANGED, read);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

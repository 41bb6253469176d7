/** The browser event after a payment. Every displayed balance is then read again. */
export const BALANCE_CHANGED = 'site:balance-moved';

export const raiseBalanceMoved = () => window.dispatchEvent(new Event(BALANCE_CHANGED));

/** Raised in the browser when something says that money has moved: whoever shows a balance looks again. */
export const BALANCE_CHANGED = 'site:balance-moved';

export const raiseBalanceMoved = () => window.dispatchEvent(new Event(BALANCE_CHANGED));

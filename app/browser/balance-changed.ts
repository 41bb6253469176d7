/** Browser event: the balance may have changed, and components that show it read it again. */
export const BALANCE_CHANGED = 'site:balance';

export const raiseBalanceChanged = () => window.dispatchEvent(new Event(BALANCE_CHANGED));

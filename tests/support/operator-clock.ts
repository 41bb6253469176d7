import { scenariosOf } from './scenarios';

/** The clock of an operator that runs with scenarios. @param operatorUrl its address, once it is running */
export function operatorClock(operatorUrl: () => string) {
  let aheadMs = 0;
  return {
    /** The operator's time, in epoch milliseconds. */
    now: () => Date.now() + aheadMs,
    /** Turns the clock ahead. */
    async wait(ms: number): Promise<void> {
      aheadMs += ms;
      await scenariosOf(operatorUrl()).turnClock(aheadMs);
    },
  };
}

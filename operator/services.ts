import type { Notifier } from './notifier';
import type { SessionEndings } from './session-endings';
import type { Store } from './store/store';

/** What every part of the operator is given when it is put together in operator.ts. */
export interface Services {
  readonly store: Store;
  readonly notifier: Notifier;
  readonly sessionEndings: SessionEndings;
  /** Origin of what a third party would host: games, sportsbook, payment page. No trailing slash. */
  readonly thirdPartyOrigin: string;
  /** Origin of the player site, for ways back to it. No trailing slash. */
  readonly siteOrigin: string;
}

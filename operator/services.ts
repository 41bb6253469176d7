import type { Notifier } from './notifier';
import type { SessionEndings } from './session-endings';
import type { Store } from './store/store';

/** Services that every part of the operator shares. Created in operator.ts. */
export interface Services {
  readonly store: Store;
  readonly notifier: Notifier;
  readonly sessionEndings: SessionEndings;
  /** Whether players may cancel withdrawals that wait. */
  readonly withdrawalsCancellable: boolean;
  /** Origin of the simulated third parties: games, sportsbook, payment page. No trailing slash. */
  readonly thirdPartyOrigin: string;
  /** Origin of the player site, for links back to it. No trailing slash. */
  readonly siteOrigin: string;
}

import type { BonusNews } from './bonuses/news';
import type { Capabilities } from './capabilities';
import type { PlayLimits } from './limits/limits';
import type { Notifier } from './notifier';
import type { DemoPlay } from './play/demo-play';
import type { BrandOption } from './seed/brands';
import type { SessionEndings } from './session-endings';
import type { Store } from './store/store';

/** Services that every part of the operator shares. Created in operator.ts. */
export interface Services {
  readonly store: Store;
  readonly notifier: Notifier;
  readonly bonusNews: BonusNews;
  readonly sessionEndings: SessionEndings;
  readonly capabilities: Capabilities;
  /** Game sessions with play money. */
  readonly demoPlay: DemoPlay;
  readonly limits: PlayLimits;
  readonly brand: BrandOption;
  /** Whether players may cancel withdrawals that wait. */
  readonly withdrawalsCancellable: () => boolean;
  /** Origin of the simulated third parties: games, sportsbook, payment page. No trailing slash. */
  readonly thirdPartyOrigin: string;
  /** Origin of the player site, for links back to it. No trailing slash. */
  readonly siteOrigin: string;
}

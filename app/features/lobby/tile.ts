import type { GameName } from '~/features/game-address/encode-game';

/** A game as its tile shows it: no more than that travels to the browser. */
export interface Tile extends GameName {
  readonly provider: string | null;
  /** An address that may be shown; null shows a stand-in. */
  readonly image: string | null;
  readonly isNew: boolean;
}

import type { GameName } from '~/features/game-address/encode-game';

/** The part of a game that its tile needs: only this is sent to the browser. */
export interface Tile extends GameName {
  readonly provider: string | null;
  /** A safe image address; null shows a placeholder. */
  readonly image: string | null;
  readonly isNew: boolean;
}

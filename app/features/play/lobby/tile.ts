import type { GameName } from '~/features/play/game-address/encode-game';

/** The part of a game that its tile needs: only this is sent to the browser. */
export interface Tile extends GameName {
  readonly provider: string | null;
  /** A safe image address; null shows a placeholder. */
  readonly image: string | null;
  readonly isNew: boolean;
  /** Without a star, in the rail of a category. */
  readonly isPlain?: true;
  /** Only of operators with `lobby-detail`. What does not apply is left out, because a page sends many tiles. */
  readonly detail?: TileDetail;
}

export interface TileDetail {
  readonly isHot?: true;
  readonly isLive?: true;
  readonly hasDemo?: true;
  /** Texts: the jackpot, and in lines the dealer, the limits and the free seats of a live table. */
  readonly jackpot?: string;
  readonly table?: string;
}

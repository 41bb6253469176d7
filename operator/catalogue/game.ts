import type { MotifName } from '../media/motifs/motifs';
import type { PaletteName } from '../media/palettes';
import type { SceneName } from '../media/scenes';
import type { TintName } from '../media/tints';
import type { CategorySlug } from './categories';
import type { Studio } from './studios';

export type GameKind = 'slot' | 'roulette' | 'blackjack' | 'baccarat' | 'poker' | 'crash' | 'bingo' | 'wheel';

/** What its tile and its table are drawn from. */
export interface GameTheme {
  readonly hero: MotifName;
  readonly heroTint?: TintName;
  /** In the middle of its wheel. */
  readonly emblem?: MotifName;
  readonly scene: SceneName;
  readonly palette: PaletteName;
}

export interface CatalogueGame {
  readonly gameCode: string;
  readonly title: string;
  readonly studio: Studio;
  readonly kind: GameKind;
  readonly isLive: boolean;
  readonly isNew: boolean;
  readonly categories: readonly CategorySlug[];
  /** The provider's own product number, asked for by integration B. */
  readonly productId: string;
  /** The provider's system number, asked for by integration F. */
  readonly system: string;
  readonly theme: GameTheme;
  /** Slots only: the reels are 3 × 3 or 5 × 3, and these eight symbols stand on them, best first. */
  readonly reels?: { readonly columns: 3 | 5; readonly symbols: readonly MotifName[] };
}

import type { MotifName } from '../media/motifs/motifs';
import type { PaletteName } from '../media/palettes';
import type { SceneName } from '../media/scenes';
import type { TintName } from '../media/tints';
import type { CategorySlug } from './categories';
import type { Studio } from './studios';

export type GameKind = 'slot' | 'roulette' | 'blackjack' | 'baccarat' | 'poker' | 'crash' | 'bingo' | 'wheel';

/** Design of a game's tile and table. */
export interface GameTheme {
  readonly hero: MotifName;
  readonly heroTint?: TintName;
  /** The drawing in the middle of the wheel. */
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
  /** The provider's product number; integration B requires it. */
  readonly productId: string;
  /** The provider's system number; integration F requires it. */
  readonly system: string;
  readonly theme: GameTheme;
  /** Slots only: reels of 3 × 3 or 5 × 3, and their eight symbols, best paid first. */
  readonly reels?: { readonly columns: 3 | 5; readonly symbols: readonly MotifName[] };
}

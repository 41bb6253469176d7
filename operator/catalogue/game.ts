import type { CategorySlug } from './categories';
import type { Studio } from './studios';

export type GameKind = 'slot' | 'roulette' | 'blackjack' | 'baccarat' | 'poker' | 'crash' | 'bingo' | 'wheel';

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
  /** The game's sign: the name of a file in `files/motifs/`, as are the emblem and the symbols. */
  readonly hero: string;
  /** The drawing in the middle of the wheel. */
  readonly emblem?: string;
  /** Slots only: reels of 3 × 3 or 5 × 3, and their eight symbols, best paid first. */
  readonly reels?: { readonly columns: 3 | 5; readonly symbols: readonly string[] };
}

import type { CatalogueGame, GameKind } from '../catalogue/game';

/** Return to player of the table games, in per cent, as their rules have it. */
const ofKind: Record<Exclude<GameKind, 'slot'>, number> = {
  roulette: 97.3,
  blackjack: 98.9,
  baccarat: 98.9,
  poker: 97.7,
  crash: 97,
  wheel: 96,
  bingo: 95,
};

/** Return to player of a game, in per cent. */
export function returnPercentOf({ kind, reels }: Pick<CatalogueGame, 'kind' | 'reels'>): number {
  if (kind === 'slot') return reels?.columns === 3 ? 96.6 : 95.2;
  return ofKind[kind];
}

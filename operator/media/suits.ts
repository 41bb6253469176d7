/** The four suits of cards, about 26 units high and centred at 0, 0. Spades and clubs are black, the others red. */
export const suitPaths = {
  spade: 'M0-13C9-4 13 0 13 6 13 12 5 13 1.500 8L4.500 14H-4.500L-1.500 8C-5 13-13 12-13 6-13 0-9-4 0-13Z',
  heart: 'M0 12C-8 4-13 0-13-6-13-12-4-14 0-6 4-14 13-12 13-6 13 0 8 4 0 12Z',
  diamond: 'M0-13 10 0 0 13-10 0Z',
  club: 'M0-13a6.500 6.500 0 0 1 5 10.500A6.500 6.500 0 1 1 2 6L4 13H-4L-2 6A6.500 6.500 0 1 1-5-2.500 6.500 6.500 0 0 1 0-13Z',
} as const;

export type SuitName = keyof typeof suitPaths;

export const suitNames = ['spade', 'heart', 'diamond', 'club'] as const satisfies readonly SuitName[];

export const isRed = (suit: SuitName) => suit === 'heart' || suit === 'diamond';

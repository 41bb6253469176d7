/** The lobbies, in their addresses `/casino/{lobby}`. */
export const LOBBIES = ['slot', 'live', 'games', 'bingo', 'tvbets'] as const;
export type Lobby = (typeof LOBBIES)[number];

/** Games in one batch. */
export const BATCH = 20;

/** Maximum of batches on one page. Earlier batches are then on another page. */
export const BATCHES_ON_A_PAGE = 10;

/** Reads the page number; 1 for an invalid one. */
export function pageFrom(text: string | null): number {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 1;
}

export interface Batches {
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly hasMore: boolean;
  /** The last page that shows the batches before `from`; null when there are none. */
  readonly earlier: number | null;
}

/** The range of items on a page: all batches up to it, or the last `BATCHES_ON_A_PAGE` of them. */
export function batchesUpTo(page: number, total: number): Batches {
  const last = Math.max(1, Math.ceil(total / BATCH));
  const shown = Math.min(page, last);
  const first = Math.max(0, shown - BATCHES_ON_A_PAGE);
  return {
    from: first * BATCH,
    to: Math.min(shown * BATCH, total),
    page: shown,
    hasMore: shown < last,
    earlier: first > 0 ? first : null,
  };
}

/** The lobbies, in their addresses `/casino/{lobby}`. */
export const LOBBIES = ['slot', 'live', 'games', 'bingo', 'tvbets'] as const;
export type Lobby = (typeof LOBBIES)[number];

/** Games in one batch. */
export const PAGE_SIZE = 20;

/** Maximum of batches on one page. Earlier batches are then on another page. */
export const MAX_PAGES_SHOWN = 10;

export interface Batches {
  readonly from: number;
  readonly to: number;
  readonly page: number;
  /** The last page that shows the batches before `from`; null when there are none. */
  readonly earlier: number | null;
}

/** The range of items on a page: all batches up to it, or the last `MAX_PAGES_SHOWN` of them. */
export function pagesUpTo(page: number, total: number): Batches {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const shown = Math.min(page, last);
  const first = Math.max(0, shown - MAX_PAGES_SHOWN);
  return {
    from: first * PAGE_SIZE,
    to: Math.min(shown * PAGE_SIZE, total),
    page: shown,
    earlier: first > 0 ? first : null,
  };
}

/** Spec 2.1: `/casino/{lobby}`. */
export const LOBBIES = ['slot', 'live', 'games', 'bingo', 'tvbets'] as const;
export type Lobby = (typeof LOBBIES)[number];

/** Spec section 9. */
export const BATCH = 20;

/** Batches that one page shows at most: beyond it the earlier ones have a page of their own. */
export const BATCHES_ON_A_PAGE = 10;

/** What of a lobby is shown, as its address says it. */
export interface LobbyView {
  /** The first `systemCategory` of one of the operator's categories; null for all of the lobby. */
  readonly category: string | null;
  /** A provider's name, as the operator writes it. */
  readonly provider: string | null;
  /** How many batches are shown, from 1. */
  readonly page: number;
}

/** The one way to write a view's address: pages are kept under it. */
export function lobbyAddress(path: string, { category, provider, page }: LobbyView): string {
  const query = new URLSearchParams({
    ...(category !== null && { category }),
    ...(provider !== null && { provider }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

/** Reads the page's number; whatever is none, is the first. */
export function pageFrom(text: string | null): number {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 1;
}

export interface Batches {
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly hasMore: boolean;
  /** The last page that shows what stands before `from`; null when nothing does. */
  readonly earlier: number | null;
}

/** Which of so many things page `page` shows: all batches up to its own, unless they have become too many. */
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

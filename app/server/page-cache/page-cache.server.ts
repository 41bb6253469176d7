import { LRUCache } from 'lru-cache';
import { createFlightGroup } from '~/lib/single-flight';
import { encodePage, byteSizeOf, type CachedPage, type RenderedPage } from './cached-page.server';

/** The result of rendering. Only pages with status 200 are cached. */
export interface Rendered extends RenderedPage {
  readonly status: number;
  /** False when some content could not be read. Such a page is cached for one second only. */
  readonly isComplete: boolean;
}

interface CacheEntry {
  /** Null when the address has no page that can be cached. */
  readonly page: CachedPage | null;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

/** A cache of rendered pages: LRU by size, stale-while-revalidate, single-flight for each page. */
export interface PageCache<Address> {
  /** The page if it is in memory, otherwise null. A stale page is returned and refreshed in the background. */
  peek(address: Address): CachedPage | null;
  /**
   * The page from memory, or rendered now. Null when the address is known to have no page that can be cached. A page that
   * cannot be cached is returned as rendered to every caller that waited for it.
   *
   * @throws the error of rendering, to all callers that wait for it; the next call renders again
   */
  get(address: Address): Promise<CachedPage | Rendered | null>;
}

interface PageCacheOptions<Address> {
  keyOf(address: Address): string;
  /** Null when the result cannot be shared between visitors, such as an error or a redirect. */
  render(address: Address): Promise<Rendered | null>;
  readonly maxBytes: number;
  /** Called when a stale page could not be refreshed. The old page stays until it expires. */
  onFailure(error: unknown): void;
  /** False under overload: pages are then returned at any age, and not refreshed. */
  canRefresh?(): boolean;
  /** Called for every read. */
  onRead?(read: 'hit' | 'stale' | 'miss'): void;
  /** The time in milliseconds. */
  now?(): number;
}

/** How long a page is fresh. A popular page is never older than this plus the time to render it. */
const FRESH_MS = 10_000;

/** How long a page may be served at all. After that the next visitor waits for a new one. */
const USABLE_MS = 10 * 60_000;

/** How long an incomplete page is fresh, and the wait before a failed refresh is repeated. */
const RETRY_MS = 1_000;

/** The approximate size of an entry without a page. */
const ENTRY_BYTES = 500;

export function createPageCache<Address>(options: PageCacheOptions<Address>): PageCache<Address> {
  const { keyOf, render, maxBytes, onFailure, now = Date.now, canRefresh = () => true, onRead = () => {} } = options;
  const pages = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const flights = createFlightGroup();

  async function renderAndStore(key: string, address: Address): Promise<CachedPage | Rendered | null> {
    const rendered = await render(address);
    const page = rendered?.status === 200 ? await encodePage(rendered) : null;
    const freshMs = rendered?.isComplete === false ? RETRY_MS : FRESH_MS;
    const usableMs = page && rendered?.isComplete ? USABLE_MS : freshMs;
    pages.set(key, { page, freshUntil: now() + freshMs, usableUntil: now() + usableMs });
    return page ?? rendered;
  }

  const renderOnce = (key: string, address: Address) => flights.run(key, () => renderAndStore(key, address));

  function findEntry(key: string): CacheEntry | undefined {
    const entry = pages.get(key);
    return entry && (entry.usableUntil > now() || !canRefresh()) ? entry : undefined;
  }

  function read(key: string, address: Address, entry: CacheEntry): CachedPage | null {
    const isFresh = entry.freshUntil > now();
    onRead(isFresh ? 'hit' : 'stale');
    if (!isFresh && canRefresh() && !flights.has(key)) {
      renderOnce(key, address).catch((error: unknown) => {
        pages.set(key, { ...entry, freshUntil: now() + RETRY_MS });
        onFailure(error);
      });
    }
    return entry.page;
  }

  return {
    peek(address) {
      const key = keyOf(address);
      const entry = findEntry(key);
      return entry?.page ? read(key, address, entry) : null;
    },
    async get(address) {
      const key = keyOf(address);
      const entry = findEntry(key);
      if (entry) return read(key, address, entry);
      onRead('miss');
      return renderOnce(key, address);
    },
  };
}

const sizeOf = ({ page }: CacheEntry, key: string): number => ENTRY_BYTES + key.length + (page ? byteSizeOf(page) : 0);

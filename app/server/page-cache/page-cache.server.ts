import { LRUCache } from 'lru-cache';
import { createFlightGroup } from '~/lib/single-flight';
import { encodePage, byteSizeOf, withHeaders, type CachedPage, type RenderedPage } from './cached-page.server';

/** The result of rendering. Pages with status 200 are cached, 404 pages only among the last few. */
export interface Rendered extends RenderedPage {
  readonly status: number;
  /** False when some content could not be read. Such a page is cached for one second only. */
  readonly isComplete: boolean;
  readonly usableMs: number;
  /** A cookie that the page sets where it is seen. */
  readonly cookie?: string | undefined;
  /** The content that the page was made from, as `drop` names it. */
  readonly sources?: ReadonlySet<string>;
  /** The headers by which an edge cache stores the page, if it is complete. */
  readonly edgeHeaders?: Readonly<Record<string, string>>;
}

interface CacheEntry {
  readonly page: CachedPage;
  readonly sources: ReadonlySet<string> | undefined;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

interface MissingEntry {
  /** The 404 page as it was rendered, or null. */
  readonly result: Rendered | null;
  readonly until: number;
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
  onRead?(read: 'hit' | 'stale' | 'miss'): void;
  now?(): number;
}

/** How long a page is fresh. A popular page is never older than this plus the time to render it. */
const FRESH_MS = 10_000;

/** How long a page may be served at all, or less where its content says so. After that the next visitor waits for a new one. */
const USABLE_MS = 10 * 60_000;

/** How much longer than fresh a page may be for an edge cache to store it: it may be stale there as long again. */
const STALE_FOR_EDGE_MS = 50_000;

const RETRY_MS = 1_000;

/** The approximate size of an entry beside its page. */
const ENTRY_BYTES = 500;

const MISSING_MS = 60_000;

/** Enough for the dead links that many visitors follow. A flood of unknown addresses evicts only other unknown ones. */
const MAX_MISSING = 200;
const MAX_MISSING_BYTES = 8 * 1024 * 1024;

/**
 * LRU by size, stale-while-revalidate, single-flight for each page. Addresses without a page have a small cache of their own,
 * so that no number of them evicts a page.
 */
export function createPageCache<Address>(options: PageCacheOptions<Address>) {
  const { keyOf, render, maxBytes, onFailure, now = Date.now, canRefresh = () => true, onRead = () => {} } = options;
  const pages = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const missing = new LRUCache<string, MissingEntry>({
    max: MAX_MISSING,
    maxSize: MAX_MISSING_BYTES,
    sizeCalculation: ({ result }, key) => ENTRY_BYTES + key.length + (result?.html.length ?? 0),
  });
  const flights = createFlightGroup();
  /** How often pages were dropped. Pages rendered before the last drop may be out of date. */
  let drops = 0;

  async function renderAndStore(key: string, address: Address): Promise<CachedPage | Rendered | null> {
    const dropsBefore = drops;
    const rendered = await render(address);
    const encoded = rendered?.status === 200 ? { ...(await encodePage(rendered)), cookie: rendered.cookie } : null;
    if (dropsBefore !== drops) return encoded ?? rendered;
    const isComplete = rendered?.isComplete ?? true;
    if (rendered === null || encoded === null) {
      const lasting = rendered === null ? FRESH_MS : MISSING_MS;
      pages.delete(key);
      missing.set(key, { result: rendered, until: now() + (isComplete ? lasting : RETRY_MS) });
      return rendered;
    }
    const freshMs = isComplete ? FRESH_MS : RETRY_MS;
    const freshUntil = now() + freshMs;
    const { sources, edgeHeaders, usableMs } = rendered;
    const page =
      edgeHeaders && isComplete
        ? { ...encoded, forEdge: { ...withHeaders(encoded, edgeHeaders), until: freshUntil + STALE_FOR_EDGE_MS } }
        : encoded;
    missing.delete(key);
    pages.set(key, {
      page,
      sources,
      freshUntil,
      usableUntil: isComplete ? now() + Math.min(USABLE_MS, usableMs) : freshUntil,
    });
    return page;
  }

  /** Requests after a drop do not share a rendering that began before it. */
  const flightOf = (key: string) => `${drops} ${key}`;
  const renderOnce = (key: string, address: Address) => flights.run(flightOf(key), () => renderAndStore(key, address));

  function findEntry(key: string): CacheEntry | undefined {
    const entry = pages.get(key);
    return entry && (entry.usableUntil > now() || !canRefresh()) ? entry : undefined;
  }

  function read(key: string, address: Address, entry: CacheEntry): CachedPage {
    const isFresh = entry.freshUntil > now();
    onRead(isFresh ? 'hit' : 'stale');
    if (!isFresh && canRefresh() && !flights.has(flightOf(key))) {
      const dropsBefore = drops;
      renderOnce(key, address).catch((error: unknown) => {
        if (dropsBefore === drops) pages.set(key, { ...entry, freshUntil: now() + RETRY_MS });
        onFailure(error);
      });
    }
    return entry.page;
  }

  return {
    /** The page if it is in memory, otherwise null. A stale page is returned and refreshed in the background. */
    peek(address: Address) {
      const key = keyOf(address);
      const entry = findEntry(key);
      return entry ? read(key, address, entry) : null;
    },
    /**
     * Null when the address is known to have no page that can be cached. A 404 page is returned as rendered, for a minute.
     * @throws the error of rendering, to all callers that wait for it; the next call renders again
     */
    async get(address: Address): Promise<CachedPage | Rendered | null> {
      const key = keyOf(address);
      const entry = findEntry(key);
      if (entry) return read(key, address, entry);
      const none = missing.get(key);
      if (none && none.until > now()) {
        onRead('hit');
        return none.result;
      }
      onRead('miss');
      return renderOnce(key, address);
    },
    /** Deletes the pages that were made from one of these sources. Pages that are being rendered are not stored. */
    drop(sources: ReadonlySet<string>) {
      drops += 1;
      missing.clear();
      for (const [key, entry] of [...pages.entries()])
        if ([...sources].some((source) => entry.sources?.has(source))) pages.delete(key);
    },
  };
}

const sizeOf = ({ page }: CacheEntry, key: string): number => ENTRY_BYTES + key.length + byteSizeOf(page);

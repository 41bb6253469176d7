import { LRUCache } from 'lru-cache';
import { encodePage, weightOf, type CachedPage, type RenderedPage } from './cached-page.server';

/** What rendering gives. Only a page of status 200 is finished and kept. */
export interface Rendered extends RenderedPage {
  readonly status: number;
  /** False when something in it could not be read just now: it is not worth keeping for long. */
  readonly isComplete: boolean;
}

interface CacheEntry {
  /** Null for an address that has no page to keep. */
  readonly page: CachedPage | null;
  readonly freshUntil: number;
  readonly keptUntil: number;
}

export interface PageCache<Address> {
  /** The page, if it is in memory. What is no longer fresh is given as it is, and made anew behind the answer. */
  peek(address: Address): CachedPage | null;
  /**
   * The page, from memory when it is there; null when it is known that there is none to keep. Each page is made once at a time,
   * however many ask for it: whoever waits for one that turns out not to be kept gets it as it was rendered.
   * @throws what rendering threw, to all who wait for it; the next one tries again
   */
  get(address: Address): Promise<CachedPage | Rendered | null>;
}

interface PageCacheOptions<Address> {
  keyOf(address: Address): string;
  /** Null when this is no page for everybody: an error, a redirect. */
  render(address: Address): Promise<Rendered | null>;
  readonly maxBytes: number;
  /** Told when a page could not be made anew; the old one stays for its time. */
  onFailure(error: unknown): void;
  /** False while there is no time to make pages anew: what is kept is given as it is, however old. */
  mayRenew?(): boolean;
  /** Told of every read. */
  onRead?(read: 'hit' | 'stale' | 'miss'): void;
  now?(): number;
}

/** A page that is read by many is never older than this and the time it takes to make it. */
const FRESH_MS = 10_000;

/** A page that nobody read for so long is not shown any more, but made anew while its reader waits. */
const KEEP_MS = 10 * 60_000;

/** For what is missing something, and before a failed page is tried again. */
const SOON_MS = 1_000;

/** What an entry without a page weighs. */
const ENTRY_BYTES = 500;

export function createPageCache<Address>(options: PageCacheOptions<Address>): PageCache<Address> {
  const { keyOf, render, maxBytes, onFailure, now = Date.now, mayRenew = () => true, onRead = () => {} } = options;
  const pages = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<CachedPage | Rendered | null>>();

  async function make(key: string, address: Address): Promise<CachedPage | Rendered | null> {
    const rendered = await render(address);
    const page = rendered?.status === 200 ? await encodePage(rendered) : null;
    const freshMs = rendered?.isComplete === false ? SOON_MS : FRESH_MS;
    const keptMs = page && rendered?.isComplete ? KEEP_MS : freshMs;
    pages.set(key, { page, freshUntil: now() + freshMs, keptUntil: now() + keptMs });
    return page ?? rendered;
  }

  function once(key: string, address: Address): Promise<CachedPage | Rendered | null> {
    const others = underWay.get(key);
    if (others) return others;
    const flight = make(key, address).finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  }

  function keptFor(key: string): CacheEntry | undefined {
    const kept = pages.get(key);
    return kept && (kept.keptUntil > now() || !mayRenew()) ? kept : undefined;
  }

  function read(key: string, address: Address, kept: CacheEntry): CachedPage | null {
    const isFresh = kept.freshUntil > now();
    onRead(isFresh ? 'hit' : 'stale');
    if (!isFresh && mayRenew() && !underWay.has(key)) {
      once(key, address).catch((error: unknown) => {
        pages.set(key, { ...kept, freshUntil: now() + SOON_MS });
        onFailure(error);
      });
    }
    return kept.page;
  }

  return {
    peek(address) {
      const key = keyOf(address);
      const kept = keptFor(key);
      return kept?.page ? read(key, address, kept) : null;
    },
    async get(address) {
      const key = keyOf(address);
      const kept = keptFor(key);
      if (kept) return read(key, address, kept);
      onRead('miss');
      return once(key, address);
    },
  };
}

const sizeOf = ({ page }: CacheEntry, key: string): number => ENTRY_BYTES + key.length + (page ? weightOf(page) : 0);

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { encode, type Encoding } from './encoding.server';

/** A page as bytes, ready to be sent. */
export interface FinishedPage {
  readonly status: number;
  /** Of these very bytes; each encoding adds its name. */
  readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it is, and encoded where the page is kept: what is sent once is encoded for the one who asked. */
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;
}

/** What rendering gives: the page's HTML and headers. Only a page of status 200 is kept. */
export interface Rendered {
  readonly status: number;
  readonly html: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** False when something in it could not be read just now: it is not worth keeping for long. */
  readonly isWhole: boolean;
}

interface Kept {
  /** Null for an address that has no page to keep. */
  readonly page: FinishedPage | null;
  readonly freshUntil: number;
  readonly keptUntil: number;
}

export interface FinishedPages<Address> {
  /**
   * The page, from memory when it is there; null when it is known that there is none to keep. What is no longer fresh is given
   * as it is, and made anew behind the answer. Each page is made once at a time, however many ask for it.
   * @throws what rendering threw, to all who wait for it; the next one tries again
   */
  get(address: Address): Promise<FinishedPage | null> | FinishedPage | null;
}

interface FinishedPagesOptions<Address> {
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

export function createFinishedPages<Address>(options: FinishedPagesOptions<Address>): FinishedPages<Address> {
  const { keyOf, render, maxBytes, onFailure, now = Date.now, mayRenew = () => true, onRead = () => {} } = options;
  const pages = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<FinishedPage | null>>();

  async function make(key: string, address: Address): Promise<FinishedPage | null> {
    const rendered = await render(address);
    const page = rendered && (await finish(rendered));
    const kept = page?.status === 200 ? page : null;
    const freshMs = rendered?.isWhole === false ? SOON_MS : FRESH_MS;
    const keptMs = kept && rendered?.isWhole ? KEEP_MS : freshMs;
    pages.set(key, { page: kept, freshUntil: now() + freshMs, keptUntil: now() + keptMs });
    return page;
  }

  function once(key: string, address: Address): Promise<FinishedPage | null> {
    const others = underWay.get(key);
    if (others) return others;
    const flight = make(key, address).finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  }

  return {
    get(address) {
      const key = keyOf(address);
      const kept = pages.get(key);
      const at = now();
      if (!kept || (kept.keptUntil <= at && mayRenew())) {
        onRead('miss');
        return once(key, address);
      }
      const isFresh = kept.freshUntil > at;
      onRead(isFresh ? 'hit' : 'stale');
      if (!isFresh && mayRenew() && !underWay.has(key)) {
        once(key, address).catch((error: unknown) => {
          pages.set(key, { ...kept, freshUntil: now() + SOON_MS });
          onFailure(error);
        });
      }
      return kept.page;
    },
  };
}

function sizeOf({ page }: Kept, key: string): number {
  const bodies = page ? Object.values(page.bodies) : [];
  return bodies.reduce((sum, { length }) => sum + length, ENTRY_BYTES + key.length);
}

/** Design §7: brotli of level 5 takes 0.7 ms for a page, level 11 a hundred times that. */
const BROTLI_QUALITY = 5;

async function finish({ status, html, headers }: Rendered): Promise<FinishedPage> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  if (status !== 200) return { status, hash, headers, bodies: { identity: html } };
  const [br, gzip] = await Promise.all([encode(html, 'br', BROTLI_QUALITY), encode(html, 'gzip', BROTLI_QUALITY)]);
  return { status, hash, headers, bodies: { br, gzip, identity: html } };
}

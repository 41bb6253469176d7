import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CachedPage } from './cached-page.server';
import { createPageCache, type Rendered } from './page-cache.server';

const A_LOT = 1_000_000;

function started(render: (address: string) => Promise<Rendered | null>, maxBytes = A_LOT) {
  const clock = { now: 0 };
  const failures: unknown[] = [];
  const pages = createPageCache<string>({
    keyOf: (address) => address,
    render,
    maxBytes,
    onFailure: (error) => failures.push(error),
    now: () => clock.now,
  });
  const read = async (address: string) => {
    const page = await pages.get(address);
    return page && ('html' in page ? page.html : page.identity.body).toString();
  };
  return { pages, clock, failures, read };
}

const page = (text: string, isComplete = true): Rendered => ({
  status: 200,
  html: Buffer.from(text),
  headers: {},
  isComplete,
  usableMs: Infinity,
});

/** Renders pages that are numbered in the order of rendering. */
function counting(isComplete = true) {
  let count = 0;
  return async (address: string) => page(`${address} ${(count += 1)}`, isComplete);
}

/** Waits for a refresh in the background. */
async function settled(read: () => Promise<string | null>, expected: string) {
  await expect.poll(read).toBe(expected);
}

describe('page cache', () => {
  it('renders a page once, and keeps it in three encodings', async () => {
    const { pages, read } = started(counting());
    expect(pages.peek('/')).toBeNull();
    const [first, second] = await Promise.all([pages.get('/'), pages.get('/')]);
    expect(second).toBe(first);
    expect(pages.peek('/')).toBe(first);
    const { br, gzip, identity } = first as CachedPage;
    expect(identity.body.toString()).toBe('/ 1');
    expect(brotliDecompressSync(br.body).toString()).toBe('/ 1');
    expect(gunzipSync(gzip.body).toString()).toBe('/ 1');
    expect(await read('/other')).toBe('/other 2');
  });

  it('returns a stale page and refreshes it once in the background', async () => {
    const { clock, read } = started(counting());
    await read('/');
    clock.now = 9_999;
    expect(await read('/')).toBe('/ 1');
    clock.now = 10_000;
    expect(await Promise.all([read('/'), read('/'), read('/')])).toEqual(['/ 1', '/ 1', '/ 1']);
    await settled(() => read('/'), '/ 2');
    expect(await read('/')).toBe('/ 2');
  });

  it('renders a page again before answering when its content is too old to be shown', async () => {
    let count = 0;
    const { clock, read } = started(async () => ({ ...page(`/ ${(count += 1)}`), usableMs: 60_000 }));
    await read('/');
    clock.now = 59_999;
    expect(await read('/')).toBe('/ 1');
    await settled(() => read('/'), '/ 2');
    clock.now += 60_000;
    expect(await read('/')).toBe('/ 3');
  });

  it('renders a page again before answering when it is older than ten minutes', async () => {
    const { clock, read } = started(counting());
    await read('/');
    clock.now = 600_000;
    expect(await read('/')).toBe('/ 2');
  });

  it('keeps an incomplete page for one second only', async () => {
    const { clock, read } = started(counting(false));
    await read('/');
    clock.now = 999;
    expect(await read('/')).toBe('/ 1');
    clock.now = 1_000;
    expect(await read('/')).toBe('/ 2');
  });

  it('remembers for ten seconds that an address has no page', async () => {
    let tries = 0;
    const { clock, read } = started(async () => {
      tries += 1;
      return null;
    });
    expect(await read('/')).toBeNull();
    expect(await read('/')).toBeNull();
    expect(tries).toBe(1);
    clock.now = 10_000;
    await read('/');
    expect(tries).toBe(2);
  });

  it('returns a 404 page as rendered for a minute, to callers that render nothing', async () => {
    let tries = 0;
    const { clock, pages, read } = started(async () => {
      tries += 1;
      return { ...page('not found'), status: 404 };
    });
    expect(await Promise.all([read('/'), read('/')])).toEqual(['not found', 'not found']);
    clock.now = 59_999;
    expect(await pages.get('/')).toEqual({ ...page('not found'), status: 404 });
    expect(tries).toBe(1);
    // It is not sent like a page, with status 200.
    expect(pages.peek('/')).toBeNull();
    clock.now = 60_000;
    expect(await read('/')).toBe('not found');
    expect(tries).toBe(2);
  });

  it('remembers an incomplete 404 page for one second only', async () => {
    let tries = 0;
    const { clock, read } = started(async () => ({ ...page(`not found ${(tries += 1)}`, false), status: 404 }));
    await read('/');
    clock.now = 999;
    expect(await read('/')).toBe('not found 1');
    clock.now = 1_000;
    expect(await read('/')).toBe('not found 2');
  });

  it('shows a page that appears where a 404 page was, and a 404 page where a page was', async () => {
    let status = 404;
    const { clock, pages, read } = started(async () => ({ ...page(`${status}`), status }));
    await read('/');
    status = 200;
    clock.now = 60_000;
    expect(await read('/')).toBe('200');
    expect(pages.peek('/')).not.toBeNull();
    status = 404;
    clock.now += 10_000;
    await read('/');
    await settled(() => read('/'), '404');
    expect(pages.peek('/')).toBeNull();
  });

  it('keeps its pages while a thousand unknown addresses are requested, and only the last few of those', async () => {
    const rendered: string[] = [];
    const { read } = started(async (address) => {
      rendered.push(address);
      return address.startsWith('/unknown') ? { ...page('x'.repeat(1_000)), status: 404 } : page(address);
      // A cache for ten pages: a thousand unknown addresses of 1 kB would take all of it.
    }, 20_000);
    const real = Array.from({ length: 10 }, (_, index) => `/pages/${index}`);
    const unknown = Array.from({ length: 1_000 }, (_, index) => `/unknown/${index}`);
    for (const address of [...real, ...unknown]) await read(address);
    rendered.length = 0;
    for (const address of real) expect(await read(address)).toBe(address);
    expect(rendered).toEqual([]);
    for (const address of [...unknown].reverse()) await read(address);
    expect(rendered).toEqual([...unknown].reverse().slice(200));
  });

  it('keeps a stale page when refreshing fails', async () => {
    let fails = false;
    const { clock, failures, read } = started(async () => {
      if (fails) throw new Error('no');
      return page('good');
    });
    await read('/');
    fails = true;
    clock.now = 20_000;
    expect(await read('/')).toBe('good');
    await expect.poll(() => failures.length).toBe(1);
    expect(await read('/')).toBe('good');
    expect(failures).toHaveLength(1);
    clock.now = 21_000;
    expect(await read('/')).toBe('good');
    await expect.poll(() => failures.length).toBe(2);
  });

  it('passes an error to all waiting callers, and renders again for the next', async () => {
    let fails = true;
    const { read } = started(async () => {
      if (fails) throw new Error('no');
      return page('good');
    });
    await expect(Promise.all([read('/'), read('/')])).rejects.toThrow('no');
    fails = false;
    expect(await read('/')).toBe('good');
  });

  it('removes the least recently used pages above its memory limit', async () => {
    const { read } = started(counting(), 3_000);
    for (const address of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h']) {
      await read(address);
      expect(await read('/a')).toBe('/a 1');
    }
    expect(await read('/b')).not.toBe('/b 2');
    expect(await read('/h')).toBe('/h 8');
  });
});

describe('pages that are dropped', () => {
  const madeFrom = (text: string, ...sources: string[]): Rendered => ({
    ...page(text),
    sources: new Set(sources),
    edgeHeaders: { 'surrogate-key': sources.join(' ') },
  });

  it('are rendered again, and the others are kept', async () => {
    let count = 0;
    const { pages, read } = started(async (address) => madeFrom(`${address} ${(count += 1)}`, `from ${address}`));
    expect([await read('/a'), await read('/b')]).toEqual(['/a 1', '/b 2']);
    pages.drop(new Set(['from /a', 'from /other']));
    expect(pages.peek('/a')).toBeNull();
    expect([await read('/a'), await read('/b')]).toEqual(['/a 3', '/b 2']);
  });

  it('while they are rendered are neither stored, nor for the edge, nor shared with those who come later', async () => {
    const waiting: ((rendered: Rendered) => void)[] = [];
    const { pages, read } = started(() => new Promise((resolve) => void waiting.push(resolve)));
    const old = pages.get('/');
    pages.drop(new Set(['source']));
    const later = read('/');
    waiting[0]?.(madeFrom('old', 'source'));
    expect((await old) as CachedPage).not.toHaveProperty('forEdge');
    expect(pages.peek('/')).toBeNull();
    waiting[1]?.(madeFrom('new', 'source'));
    expect(await later).toBe('new');
    expect(await read('/')).toBe('new');
  });

  it('include addresses that had no page', async () => {
    let status = 404;
    const { pages } = started(async () => ({ ...page('x'), status }));
    await pages.get('/new');
    status = 200;
    expect(await pages.get('/new')).toHaveProperty('html');
    pages.drop(new Set(['source']));
    expect(await pages.get('/new')).toHaveProperty('identity');
  });
});

describe('the headers for the edge', () => {
  const withEdge = (isComplete: boolean): Rendered => ({ ...page('x', isComplete), edgeHeaders: { 'x-edge': 'yes' } });

  it('are on the page and on its 304, in a form apart from that for browsers, until the page is too old', async () => {
    const { pages, clock } = started(async () => withEdge(true));
    clock.now = 1_000;
    const { forEdge, gzip } = (await pages.get('/')) as CachedPage;
    expect(forEdge?.until).toBe(61_000);
    expect(forEdge?.gzip.headers.slice(-2)).toEqual(['x-edge', 'yes']);
    expect(forEdge?.gzip.notModifiedHeaders.slice(-2)).toEqual(['x-edge', 'yes']);
    expect(forEdge?.gzip.body).toBe(gzip.body);
    expect([...gzip.headers, ...gzip.notModifiedHeaders]).not.toContain('x-edge');
  });

  it('are not on incomplete pages', async () => {
    const { pages } = started(async () => withEdge(false));
    expect(await pages.get('/')).not.toHaveProperty('forEdge');
  });
});

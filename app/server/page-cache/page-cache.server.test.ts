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
});

/** Renders a text that says how often. */
function counting(isComplete = true) {
  let count = 0;
  return async (address: string) => page(`${address} ${(count += 1)}`, isComplete);
}

/** Until what goes on behind an answer is done. */
async function settled(read: () => Promise<string | null>, expected: string) {
  await expect.poll(read).toBe(expected);
}

describe('finished pages', () => {
  it('are made once, and come in three encodings of the same bytes', async () => {
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

  it('are given as they are when they are no longer fresh, and made anew behind the answer, once', async () => {
    const { clock, read } = started(counting());
    await read('/');
    clock.now = 9_999;
    expect(await read('/')).toBe('/ 1');
    clock.now = 10_000;
    expect(await Promise.all([read('/'), read('/'), read('/')])).toEqual(['/ 1', '/ 1', '/ 1']);
    await settled(() => read('/'), '/ 2');
    expect(await read('/')).toBe('/ 2');
  });

  it('are made anew while the reader waits when nobody read them for long', async () => {
    const { clock, read } = started(counting());
    await read('/');
    clock.now = 600_000;
    expect(await read('/')).toBe('/ 2');
  });

  it('that lack something are asked for again soon, and not shown as old ones', async () => {
    const { clock, read } = started(counting(false));
    await read('/');
    clock.now = 999;
    expect(await read('/')).toBe('/ 1');
    clock.now = 1_000;
    expect(await read('/')).toBe('/ 2');
  });

  it('that are none are not tried again with every request', async () => {
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

  it('that say there is nothing at an address go to whoever asked, and are not kept', async () => {
    let tries = 0;
    const { clock, pages, read } = started(async () => {
      tries += 1;
      return { ...page('not found'), status: 404 };
    });
    expect(await Promise.all([read('/'), read('/')])).toEqual(['not found', 'not found']);
    expect(await read('/')).toBeNull();
    expect(tries).toBe(1);
    expect(pages.peek('/')).toBeNull();
    clock.now = 10_000;
    expect(await pages.get('/')).toEqual({ ...page('not found'), status: 404 });
    expect(tries).toBe(2);
  });

  it('stay when they cannot be made anew', async () => {
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

  it('that fail at first fail for those who wait, and are tried again by the next', async () => {
    let fails = true;
    const { read } = started(async () => {
      if (fails) throw new Error('no');
      return page('good');
    });
    await expect(Promise.all([read('/'), read('/')])).rejects.toThrow('no');
    fails = false;
    expect(await read('/')).toBe('good');
  });

  it('take no more memory than they may: those that were not read for longest go', async () => {
    const { read } = started(counting(), 3_000);
    for (const address of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h']) {
      await read(address);
      expect(await read('/a')).toBe('/a 1');
    }
    expect(await read('/b')).not.toBe('/b 2');
    expect(await read('/h')).toBe('/h 8');
  });
});

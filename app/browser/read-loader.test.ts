import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoaderRedirect, readLoader } from './read-loader';

const fetched = vi.fn<(url: URL) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://site.test' }, __remixManifest: { version: '1' } });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const MARK = { 'x-remix-response': 'yes' };

const json = (data: unknown, init?: ResponseInit) =>
  fetched.mockResolvedValue(Response.json(data, { headers: MARK, ...init }));
const read = () => readLoader<{ a: number }>('/casino/slot?page=2#game-7', 'routes/casino.$lobby');

describe('reading a loader', () => {
  it('asks for the data of the route at the address', async () => {
    json({ a: 1 }, { headers: { ...MARK, 'x-site-build': '1' } });
    expect(await read()).toEqual({ a: 1 });
    expect(String(fetched.mock.calls[0]?.[0])).toBe(
      'http://site.test/casino/slot?page=2&_data=routes%2Fcasino.%24lobby',
    );
  });

  it('tells a redirect from a failure', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204, headers: { 'x-remix-redirect': '/login' } }));
    await expect(read()).rejects.toEqual(new LoaderRedirect('/login'));
  });

  it.each([
    ['an error status', () => json({}, { status: 503 })],
    ['an error of the loader', () => json({}, { headers: { 'x-remix-error': 'yes' } })],
    ['a thrown response', () => json({}, { headers: { 'x-remix-catch': 'yes' } })],
    ['a page', () => fetched.mockResolvedValue(new Response('<p>', { headers: { 'content-type': 'text/html' } }))],
    ['data without the mark of the site', () => json({ a: 1 }, { headers: {} })],
    ['data of another build', () => json({ a: 1 }, { headers: { ...MARK, 'x-site-build': '2' } })],
    ['a lost connection', () => fetched.mockRejectedValue(new TypeError('network'))],
  ])('fails on %s', async (_name, answer) => {
    answer();
    await expect(read()).rejects.toThrow();
  });
});

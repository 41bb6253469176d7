import { describe, expect, it } from 'vitest';
import { deriveKeys } from './keys.server';
import { createToasts, type Toast } from './toasts.server';

const toasts = createToasts(deriveKeys(['a-secret-of-this-test-and-of-nothing-else']), false);
const saved: Toast = { type: 'success', message: 'Saved: şık', id: 'saved-1' };

const requestWith = (setCookie: string) =>
  new Request('http://site.invalid/', { headers: { cookie: setCookie.split(';')[0] ?? '' } });

describe('toasts', () => {
  it('reach the page that a redirect leads to, in one cookie', async () => {
    const answer = await toasts.redirect('/somewhere', saved, { 'x-own': '1' });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('x-own')]).toEqual([
      303,
      '/somewhere',
      '1',
    ]);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect((await toasts.take(requestWith(answer.headers.get('set-cookie') ?? '')))?.toast).toEqual(saved);
  });

  it('reach the next page from a document that is no redirect, by the same cookie', async () => {
    const cookie = await toasts.cookie(saved);
    expect(cookie).toBe((await toasts.redirect('/', saved)).headers.get('set-cookie'));
    expect((await toasts.take(requestWith(cookie)))?.toast).toEqual(saved);
  });

  it('leave no cookie behind when they are taken', async () => {
    const taken = await toasts.take(requestWith(await toasts.cookie(saved)));
    expect(taken?.cookie).toMatch(/^toast=;.*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  });

  it('are shortened before their cookie is too large for browsers', async () => {
    const cookie = await toasts.cookie({ type: 'error', message: 'ş'.repeat(10_000) });
    expect(cookie.length).toBeLessThan(4_096);
    expect((await toasts.take(requestWith(cookie)))?.toast.message).toMatch(/^ş{1,299}…$/);
  });

  it('are not taken from a request that brings none, or one that somebody else signed', async () => {
    expect(await toasts.take(new Request('http://site.invalid/'))).toBeNull();
    const foreign = createToasts(deriveKeys(['another-secret-of-this-test-and-nothing-else']), false);
    expect(await toasts.take(requestWith(await foreign.cookie(saved)))).toBeNull();
  });
});

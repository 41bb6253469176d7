import { describe, expect, it } from 'vitest';
import { createCookieJar } from '~/session/cookie-jar.server';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.server';

type Visitor = Parameters<typeof recentSearches>[0];

/** The next request of a browser, as this player or as a guest. */
function visit(cookies: string, usercode: string | null): Visitor {
  const session = { player: usercode === null ? null : { usercode } } as Visitor['session'];
  return { jar: createCookieJar(cookies, false), session };
}

const cookiesOf = ({ jar }: Visitor) => jar.headers().map((header) => header.split(';', 1)[0]);

function searched(usercode: string | null, ...words: string[]): string {
  const visitor = visit('', usercode);
  for (const each of words) rememberSearch(visitor, each);
  return cookiesOf(visitor).join('; ');
}

describe('recent searches', () => {
  it('are the last five, last first', () => {
    const cookies = searched('1', 'a', 'b', 'c', 'd', 'e', 'f');
    expect(recentSearches(visit(cookies, '1'))).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('have the same words once', () => {
    expect(recentSearches(visit(searched('1', 'Rulet', 'kurt', 'RULET'), '1'))).toEqual(['RULET', 'kurt']);
  });

  it.each([
    ['1', '2'],
    ['1', null],
    [null, '1'],
  ])('of %s are not shown to %s', (owner, other) => {
    expect(recentSearches(visit(searched(owner, 'rulet'), other))).toEqual([]);
    expect(recentSearches(visit(searched(owner, 'rulet'), owner))).toEqual(['rulet']);
  });

  it('are at most 40 letters, and fit a cookie', () => {
    const cookies = searched('1', ...['1', '2', '3', '4', '5'].map((end) => '🎰'.repeat(100) + end));
    expect(cookies.length).toBeLessThan(1_600);
    const [first = ''] = recentSearches(visit(searched('1', 'ğ'.repeat(200)), '1'));
    expect(first).toBe('ğ'.repeat(40));
  });

  it.each(['{', '[]', '[1]', '["1",""]', '"x"', `["1","${'a'.repeat(3_000)}"]`])(
    'are none in the cookie %j',
    (value) => {
      expect(recentSearches(visit(`searches=${encodeURIComponent(value)}`, '1'))).toEqual([]);
    },
  );

  it('can be forgotten', () => {
    const visitor = visit(searched('1', 'rulet'), '1');
    forgetSearches(visitor);
    expect(recentSearches(visitor)).toEqual([]);
    expect(visitor.jar.headers()).toEqual([expect.stringMatching(/^searches=; Max-Age=0; .*HttpOnly/)]);
  });

  it('end with the browser session of a guest, and after 30 days for a player', () => {
    const [guest, player] = [visit('', null), visit('', '1')];
    rememberSearch(guest, 'rulet');
    rememberSearch(player, 'rulet');
    expect(guest.jar.headers()[0]).not.toContain('Max-Age');
    expect(player.jar.headers()[0]).toContain('Max-Age=2592000');
  });
});

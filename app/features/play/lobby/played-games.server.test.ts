import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryText } from '../../../../tests/support/arbitrary-text';
import { createCookieJar } from '~/session/cookie-jar.server';
import { playedGames, rememberPlayed } from './played-games.server';

const ayse = { usercode: 'A~1' };
const can = { usercode: 'C2' };

/** The cookie jar of the browser's next request. */
const nextJar = (jar: ReturnType<typeof createCookieJar>) =>
  createCookieJar(
    jar
      .headers()
      .map((header) => header.split(';')[0])
      .join('; '),
    false,
  );

function play(...codes: string[]) {
  let jar = createCookieJar(undefined, false);
  for (const code of codes) {
    rememberPlayed(jar, ayse, code);
    jar = nextJar(jar);
  }
  return jar;
}

describe('playedGames', () => {
  it('are kept without duplicates, last first', () => {
    expect(playedGames(play('a', 'b', 'ç~;%', 'a'), ayse)).toEqual(['a', 'ç~;%', 'b']);
  });

  it('keep at most twelve', () => {
    expect(playedGames(play(...Array.from({ length: 30 }, (_, index) => `game-${index}`)), ayse)).toHaveLength(12);
  });

  it('are not shown to another player', () => {
    expect(playedGames(play('a'), can)).toEqual([]);
  });

  it('fit the cookie for codes of any length', () => {
    const jar = play('short', 'ş'.repeat(200), 'ğ'.repeat(200));
    expect(encodeURIComponent(jar.get({ name: 'played' }) ?? '').length).toBeLessThanOrEqual(1_500);
    expect(playedGames(jar, ayse)).toEqual(['ğ'.repeat(200)]);
    expect(playedGames(play('€'.repeat(200)), ayse)).toEqual([]);
  });

  it('survive any value in the cookie', () => {
    fc.assert(
      fc.property(arbitraryText(), (value) => {
        const jar = createCookieJar(`played=${value.replace(/[;\r\n]/g, '')}`, false);
        expect(playedGames(jar, can).length).toBeLessThanOrEqual(12);
      }),
    );
  });
});

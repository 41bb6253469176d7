import { describe, expect, it } from 'vitest';
import { createCookieJar } from '~/session/cookie-jar.server';
import { cookiesSayChoices, PAGE_COOKIES, type PageChoice } from './page-choices.server';

const HASH = '0123456789ab';

const says = (cookies: string, ...choices: PageChoice[]) =>
  cookiesSayChoices(createCookieJar(cookies, true), [
    ['language', 'tr'],
    ...(choices.some(([name]) => name === 'lite') ? [] : ([['lite', '0']] as PageChoice[])),
    ...choices,
  ]);

describe('the cookies of a request', () => {
  it('say the choices of its page, or leave out the defaults', () => {
    expect(says('')).toBe(true);
    expect(says('lite=0; language=tr; other=1')).toBe(true);
    expect(says('lite=1', ['lite', '1'])).toBe(true);
    expect(says('topbanner=read', ['topbanner', 'read'])).toBe(true);
    expect(says(`popup=${HASH}`, ['popup', HASH])).toBe(true);
  });

  it.each([
    'language=xx',
    'language=en',
    'lite=2',
    'lite=1',
    'topbanner=x',
    'popup=ffffffffffff',
    'popup=',
    'language="tr',
    'language=tr%20',
  ])('do not say them with %s', (cookies) => expect(says(cookies)).toBe(false));

  it('do not say them where something else decides: Save-Data, or one of several popups', () => {
    expect(says('', ['lite', '1'])).toBe(false);
    expect(says(`popup=${HASH}-ffffffffffff`, ['popup', HASH])).toBe(false);
    expect(says('', ['popup', HASH])).toBe(false);
  });

  it.each(PAGE_COOKIES)(
    'are preferences, which have the same name with and without TLS: $cookie.name',
    ({ cookie }) => {
      expect(cookie.preference).toBe(true);
    },
  );
});

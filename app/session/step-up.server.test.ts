import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar.server';
import { createJourneys } from './journeys.server';
import { deriveKeys } from './keys.server';
import { createStepUp, isAct } from './step-up.server';
import { createSeal } from './seal.server';

const seal = createSeal(deriveKeys(['a-secret-that-is-longer-than-32-characters']), 'journey');
const ayse = { id: 'session-1', username: 'ayse' };
const MINUTE = 60_000;

/** A browser whose clock the test sets. Each request has its own cookie jar. */
function browser(seconds = 30 * 60) {
  let time = 0;
  let cookie = '';
  async function request<Result>(act: (presence: ReturnType<typeof createStepUp>) => Promise<Result>) {
    const jar = createCookieJar(cookie, false);
    const result = await act(
      createStepUp(
        createJourneys(jar, seal, () => time),
        seconds,
        () => time,
      ),
    );
    const set = jar.headers().map((header) => header.split(';', 1)[0] ?? '');
    if (set.length > 0) cookie = set.join('; ');
    return { result, set };
  }
  return {
    at: (minutes: number) => (time = minutes * MINUTE),
    begin: () => request((presence) => presence.begin(ayse)),
    act: () => request((presence) => presence.renew(ayse)),
    isKnown: async (player = ayse) => (await request((presence) => presence.isKnown(player))).result,
    end: () => request((presence) => Promise.resolve(presence.end())),
  };
}

describe('a player is known', () => {
  it('for the time, and not longer', async () => {
    const here = browser();
    await here.begin();
    here.at(30);
    expect(await here.isKnown()).toBe(true);
    here.at(30.1);
    expect(await here.isKnown()).toBe(false);
  });

  it('for the time after each act', async () => {
    const here = browser();
    await here.begin();
    for (const minute of [25, 50, 75]) {
      here.at(minute);
      await here.act();
    }
    here.at(104);
    expect(await here.isKnown()).toBe(true);
  });

  it('not again by an act after the time', async () => {
    const here = browser();
    await here.begin();
    here.at(31);
    await here.act();
    expect(await here.isKnown()).toBe(false);
  });

  it('not before a login, in another session, as another player, and after the session', async () => {
    const here = browser();
    expect(await here.isKnown()).toBe(false);
    await here.act();
    expect(await here.isKnown()).toBe(false);
    await here.begin();
    expect(await here.isKnown({ ...ayse, id: 'session-2' })).toBe(false);
    expect(await here.isKnown({ ...ayse, username: 'mehmet' })).toBe(false);
    await here.end();
    expect(await here.isKnown()).toBe(false);
  });

  it('always, and without a cookie, where the time is not limited', async () => {
    const here = browser(0);
    expect(await here.isKnown()).toBe(true);
    for (const request of [here.begin, here.act, here.end]) expect((await request()).set).toEqual([]);
  });
});

it('an active player stays known at the shortest time', async () => {
  const here = browser(60);
  await here.begin();
  for (const seconds of [50, 100, 150]) {
    here.at(seconds / 60);
    expect(await here.isKnown()).toBe(true);
    await here.act();
  }
  here.at(211 / 60);
  expect(await here.isKnown()).toBe(false);
});

it('acts of one minute are one cookie', async () => {
  const here = browser();
  await here.begin();
  here.at(1);
  expect((await here.act()).set).toEqual([]);
  here.at(1.1);
  expect((await here.act()).set).toHaveLength(1);
});

describe('an act', () => {
  const page = { routeId: 'routes/promotions', isDocument: true, takesForms: true, facts: {} };
  const asked = { page, href: '/promotions?a=1', loader: null };
  it.each([
    ['a page', 'GET', {}, asked, true],
    ['a page from another', 'GET', { referer: 'https://play.example/' }, asked, true],
    ['data of a page', 'GET', {}, { ...asked, loader: 'routes/promotions' }, true],
    ['data of the frame around a page', 'GET', {}, { ...asked, loader: 'root' }, false],
    ['a form', 'POST', { referer: 'https://play.example/promotions?a=1' }, asked, true],
    ['a form of a route without a page', 'POST', {}, { ...asked, page: { ...page, isDocument: false } }, true],
    ['a form where none is taken', 'POST', {}, { ...asked, page: { ...page, takesForms: false } }, false],
    ['a form to no page', 'POST', {}, { ...asked, page: null }, false],
    [
      'a form of a page that scripts read',
      'POST',
      {},
      { ...asked, page: { ...page, facts: { readByScripts: true } } },
      true,
    ],
    [
      'what scripts send by themselves',
      'POST',
      {},
      { ...asked, page: { ...page, isDocument: false, facts: { readByScripts: true } } },
      false,
    ],
    ['a form to log in', 'POST', {}, { ...asked, page: { ...page, facts: { returnPath: 'redirectTo' } } }, false],
    ['a page that loads itself again', 'GET', { referer: 'https://play.example/promotions?a=1' }, asked, false],
    ['a page that is fetched ahead', 'GET', { 'sec-purpose': 'prefetch' }, asked, false],
    ['a page that an older browser fetches ahead', 'GET', { purpose: 'prefetch' }, asked, false],
    ['the head of a page', 'HEAD', {}, asked, false],
    ['no page', 'GET', {}, { ...asked, page: null }, false],
    ['a file', 'GET', {}, { ...asked, page: { ...page, isDocument: false } }, false],
    [
      'data that scripts read by themselves',
      'GET',
      {},
      { ...asked, page: { ...page, facts: { readByScripts: true } }, loader: 'routes/promotions' },
      false,
    ],
    ['such a page itself', 'GET', {}, { ...asked, page: { ...page, facts: { readByScripts: true } } }, true],
  ] as const)('is, or is not, %s', (_name, method, headers, request, expected) =>
    expect(isAct({ method, headers }, request)).toBe(expected),
  );
});

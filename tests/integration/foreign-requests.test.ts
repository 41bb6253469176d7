// @module-tag tier-1
// @module-tag server
// @module-tag session

import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '~/upstream/contract/contract';
import { actions } from '../support/actions';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';

const { proxy, site } = siteBehindFaults();

const EVIL = 'https://evil.example';

/**
 * Every action, by every kind of request for which Remix runs it, the intents of a passkey, and two addresses without an
 * action.
 */
const roads: (readonly [string, Readonly<Record<string, string>>])[] = [
  ...actions.flatMap(({ route, address, fields }) =>
    ['', `?_data=${encodeURIComponent(`routes/${route}`)}`, '?index'].map(
      (query) => [address + query, fields] as const,
    ),
  ),
  ['/login?_data=routes%2Flogin', { intent: 'passkey-options' }],
  ['/login', { intent: 'passkey', assertion: '{}' }],
  ['/', { anything: '1' }],
  ['/nowhere', { anything: '1' }],
];

const forged: [string, (host: string) => Record<string, string>][] = [
  ['a foreign Origin', () => ({ origin: EVIL })],
  ['a null Origin', () => ({ origin: 'null' })],
  ['a foreign Origin and a forwarded host to match', (host) => ({ origin: EVIL, 'x-forwarded-host': host })],
  ['a foreign Origin that is the forwarded host', () => ({ origin: EVIL, 'x-forwarded-host': 'evil.example' })],
  ['Sec-Fetch-Site cross-site', (host) => ({ 'sec-fetch-site': 'cross-site', origin: `http://${host}` })],
  ['Sec-Fetch-Site same-site', (host) => ({ 'sec-fetch-site': 'same-site', origin: `http://${host}` })],
  ['Sec-Fetch-Site none', () => ({ 'sec-fetch-site': 'none' })],
  ['a foreign Referer alone', () => ({ referer: `${EVIL}/` })],
  ['no header with an origin, and no token', () => ({})],
];

/** How often the operator received each changing call (every call but the reads). */
const writes = () =>
  allCalls.filter(({ policy }) => policy !== 'read').map(({ path }) => `${path} ${proxy.calls.get(path) ?? 0}`);

it('covers every action of the routes', () => {
  const withAction = readdirSync('app/routes').filter((file) =>
    /\bas action\b/.test(readFileSync(`app/routes/${file}`, 'utf8')),
  );
  expect(actions.map(({ route }) => route).sort()).toEqual(
    withAction.map((file) => file.replace(/\.tsx?$/, '')).sort(),
  );
});

describe("a forged form in a player's browser", () => {
  let player: HttpBrowser;
  beforeAll(async () => {
    player = new HttpBrowser(site.url);
    await player.logIn();
    await player.get('/');
  });

  describe.each(roads)('POST %s', (road, fields) => {
    it.each(forged)('with %s is answered with 403 and changes nothing', async (_name, headers) => {
      const cookies = [...player.cookies];
      const before = writes();
      const answer = await player.post(road, fields, headers(new URL(site.url).host));
      expect(answer.status).toBe(403);
      expect([...player.cookies]).toEqual(cookies);
      expect(writes()).toEqual(before);
    });
  });
});

it.each([
  ['under an alias of the host', 'http://www.play.example'],
  ['from a browser that hides its origin', 'null'],
])("the site's own form %s is answered as any other", async (_name, origin) => {
  const visitor = new HttpBrowser(site.url);
  const headers = { 'sec-fetch-site': 'same-origin', origin };
  const answer = await visitor.post('/login', { username: 'deniz', password: '' }, headers);
  expect(answer.status).toBe(400);
  expect(await shown(answer)).toContain('value="deniz"');
});

it('gets an error page in the language of the visitor', async () => {
  const visitor = new HttpBrowser(site.url);
  const answer = await visitor.post('/login', { username: 'demo' }, { origin: EVIL });
  const page = await answer.text();
  expect(page).toContain('İstek reddedildi');
  expect(page).toContain('name="redirectTo" value="/login"');
  expect(page).not.toContain('/refused');
  expect(page).not.toContain('<script');
  expect(page).toContain('<header');
  expect(page).toContain('<footer');
});

const tokenIn = (page: string) => /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';

it.each(forged.filter(([, headers]) => Object.keys(headers('')).length > 0))(
  'with %s is refused, even with the token of the page',
  async (_name, headers) => {
    const visitor = new HttpBrowser(site.url);
    const csrf = tokenIn(await shown(await visitor.get('/login')));
    const fields = { username: 'demo', password: 'demo1234', csrf };
    expect((await visitor.post('/login', fields, headers(new URL(site.url).host))).status).toBe(403);
  },
);

describe('a browser that sends no origin', () => {
  it('is accepted with the token of its own page', async () => {
    const visitor = new HttpBrowser(site.url);
    const csrf = tokenIn(await shown(await visitor.get('/login')));
    expect(csrf).not.toBe('');
    expect((await visitor.post('/login', { username: 'demo', password: 'demo1234', csrf }, {})).status).toBe(303);
  });

  it('is refused with an altered token, or the token of another browser or session', async () => {
    const [mine, other] = [new HttpBrowser(site.url), new HttpBrowser(site.url)];
    const csrf = tokenIn(await shown(await mine.get('/login')));
    await other.get('/login');
    const fields = { username: 'demo', password: 'demo1234' };
    expect((await other.post('/login', { ...fields, csrf }, {})).status).toBe(403);
    const spoilt = (csrf.startsWith('A') ? 'B' : 'A') + csrf.slice(1);
    expect((await mine.post('/login', { ...fields, csrf: spoilt }, {})).status).toBe(403);
    await mine.logIn();
    expect((await mine.post('/logout', { csrf }, {})).status).toBe(403);
  });

  it('gets a differently masked token on every page', async () => {
    const visitor = new HttpBrowser(site.url);
    const first = tokenIn(await shown(await visitor.get('/login')));
    expect(tokenIn(await shown(await visitor.get('/login')))).not.toBe(first);
  });
});

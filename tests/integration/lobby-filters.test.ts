import { describe, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { withoutScripts } from '../support/html';
import { startSite } from '../support/site';
import { sharedSite } from '../support/shared-site';

const site = sharedSite();
const get = (path: string, language = 'tr') =>
  fetch(`${site.url}${path}`, { headers: { cookie: `language=${language}` }, redirect: 'manual' });

const gamesIn = (html: string) => [...withoutScripts(html).matchAll(/ id="(game-[^"]+)"/g)].map(([, id]) => id);

/** The address at which a lobby answers in the end. */
async function settledAt(path: string): Promise<string> {
  const answer = await get(path);
  if (answer.status !== 302) {
    expect(answer.status, path).toBe(200);
    const page = await answer.text();
    expect(page).toContain('</html>');
    return path;
  }
  return settledAt(answer.headers.get('location') ?? '');
}

describe('the address of a lobby', () => {
  it.each([
    ['sort=&provider=Quillfin&min=&max=', 'provider=Quillfin'],
    ['provider=Quillfin&provider=Norra+Hollow', 'provider=Norra+Hollow&provider=Quillfin'],
    ['volatility=5&volatility=2&volatility=9', 'volatility=2&volatility=5'],
    ['sort=az&provider=Quillfin', 'provider=Quillfin&sort=az'],
    ['min=20&max=5,0', 'min=5&max=20'],
    ['seats=1', ''],
    ['page=0&sort=new', 'sort=new'],
    ['page=1000000000&provider=Quillfin', 'provider=Quillfin'],
    ['page=2&sort=popular', 'sort=popular&page=2'],
  ])('of %s is %s', async (query, canonical) => {
    expect(await settledAt(`/casino/slot?${query}`)).toBe(canonical ? `/casino/slot?${canonical}` : '/casino/slot');
  });

  it.each(['', 'a', 'x'.repeat(200), '   ', '🎲', '‮abc', '<b>"\'</b>', '0', '-1', '1e9', '__proto__', '%00', 'null'])(
    'leaves out the value %j of each filter and keeps the known ones',
    async (value) => {
      for (const name of ['provider', 'feature', 'volatility', 'min', 'max', 'seats', 'sort', 'page']) {
        const query = new URLSearchParams([
          ['provider', 'Quillfin'],
          [name, value],
          ['feature', 'free-spins'],
        ]);
        expect(await settledAt(`/casino/slot?${query}`)).toBe('/casino/slot?provider=Quillfin&feature=free-spins');
      }
    },
  );

  it('keeps filters without games, and says so', async () => {
    const page = await (await get('/casino/slot?max=0.01')).text();
    expect(page).toContain('Bu filtrelere uyan oyun yok.');
    expect(await (await get('/casino/slot?max=0.01', 'en')).text()).toContain('No games match these filters.');
  });

  it('is the same for a player', async () => {
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn();
    const answer = await visitor.get('/casino/live?seats=1&sort=az&provider=nope');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/casino/live?seats=1&sort=az']);
    expect((await visitor.get('/casino/live?seats=1&sort=az')).status).toBe(200);
  });
});

it('shows games in the order of the address', async () => {
  const [plain, sorted] = await Promise.all(
    ['', '?sort=az'].map(async (query) => gamesIn(await (await get(`/casino/bingo${query}`)).text())),
  );
  expect(sorted).not.toEqual(plain);
  expect([...(sorted ?? [])].sort()).toEqual([...(plain ?? [])].sort());
});

it('an operator without lobby-detail has lobbies without a trace of it', { timeout: 30_000 }, async () => {
  const own = await startSite({ OPERATOR_SCENARIOS: '1' });
  await fetch(new URL('/scenarios/capabilities', own.operatorUrl), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ without: ['lobby-detail'] }),
  });
  const page = withoutScripts(await (await fetch(`${own.url}/casino/slot`)).text());
  expect(page).toContain('name="provider"');
  expect(page).not.toMatch(/name="(sort|feature|volatility|min|max|seats)"|\/casino\/game\/|demo=1/);
  const sorted = await fetch(`${own.url}/casino/slot?sort=az&feature=free-spins`, { redirect: 'manual' });
  expect(sorted.headers.get('location')).toBe('/casino/slot');
  await own.stop();
});

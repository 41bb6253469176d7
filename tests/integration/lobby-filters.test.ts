// @module-tag tier-1
// @module-tag lobby

import { describe, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { decode, withoutScripts } from '../support/html';
import { startSite } from '../support/site';
import { sharedSite } from '../support/shared-site';

const site = sharedSite();
const get = (path: string, language = 'tr') =>
  fetch(`${site.url}${path}`, { headers: { cookie: `language=${language}` }, redirect: 'manual' });

const gamesIn = (html: string) => [...withoutScripts(html).matchAll(/ id="(game-[^"]+)"/g)].map(([, id]) => id);

/** The cookie with a message for the next page. */
const toastIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('toast='))
    ?.split(';')[0];

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
    ['min=5,0&max=20', 'min=5&max=20'],
    ['min=20&max=5', 'min=20&max=5'],
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
      for (const name of ['provider', 'feature', 'volatility', 'seats', 'sort', 'page']) {
        const query = new URLSearchParams([
          ['provider', 'Quillfin'],
          [name, value],
          ['feature', 'free-spins'],
        ]);
        expect(await settledAt(`/casino/slot?${query}`)).toBe('/casino/slot?provider=Quillfin&feature=free-spins');
      }
    },
  );

  it.each([
    ['abc', 'Tutarı rakamla yazın', 'Write the amount in digits'],
    ['x'.repeat(200), 'Tutarı rakamla yazın', 'Write the amount in digits'],
    ['\u202eabc', 'Tutarı rakamla yazın', 'Write the amount in digits'],
    ['<b>"\'</b>', 'Tutarı rakamla yazın', 'Write the amount in digits'],
    ['-5', 'Tutar 0’dan büyük olmalı.', 'The amount must be above 0.'],
    ['9'.repeat(40), 'Tutar en çok 9 basamaklı olabilir.', 'The amount can have at most 9 digits.'],
  ])('keeps the bet %j, says what is wrong with it, and lists the games without it', async (text, tr, en) => {
    const query = new URLSearchParams([
      ['provider', 'Quillfin'],
      ['max', text.slice(0, 100)],
    ]);
    for (const [language, words] of Object.entries({ tr, en })) {
      const answer = await get(`/casino/slot?${query}`, language);
      expect(answer.status).toBe(200);
      const page = withoutScripts(await answer.text());
      expect(decode(/<input[^>]*name="max"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? '')).toBe(text.slice(0, 100));
      expect(page).toMatch(/<input name="max"[^>]* aria-invalid="true" aria-describedby="bet-max"/);
      expect(decode(/<p id="bet-max"[^>]*>([^<]*)/.exec(page)?.[1] ?? '')).toContain(words);
      expect(page).toMatch(/<details[^>]* open=""/);
      expect(gamesIn(page)).toEqual(gamesIn(await (await get('/casino/slot?provider=Quillfin', language)).text()));
    }
    const long = new URLSearchParams({ max: text });
    expect(await settledAt(`/casino/slot?${long}`)).toBe(`/casino/slot?max=${query.toString().split('max=')[1]}`);
  });

  it('says that a filter is left out', async () => {
    for (const query of ['provider=Gone', 'volatility=9', 'sort=odd', 'seats=1']) {
      const answer = await get(`/casino/slot?${query}`);
      expect(answer.headers.get('location')).toBe('/casino/slot');
      const cookie = `language=tr; ${toastIn(answer)}`;
      const page = await fetch(`${site.url}/casino/slot`, { headers: { cookie } });
      expect(withoutScripts(await page.text())).toContain('Adresteki bazı filtreler burada yok.');
    }
    for (const query of ['provider=&sort=&min=', 'provider=Quillfin&provider=Norra+Hollow', 'page=1000'])
      expect(toastIn(await get(`/casino/slot?${query}`)), query).toBeUndefined();
  });

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

it('an operator without lobby-detail has lobbies without a trace of it', async () => {
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

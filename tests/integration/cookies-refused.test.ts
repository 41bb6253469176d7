// @module-tag tier-1
// @module-tag server
// @module-tag login

import { beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../support/actions';
import { turnFactorOn } from '../support/authenticator';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { newPlayer, registrationOf } from '../support/players';
import { sentRegistration } from '../support/registration-form';
import { sharedSite } from '../support/shared-site';

const site = sharedSite();

const MESSAGE = 'Tarayıcınız çerezleri kabul etmiyor.';
const IN_LANGUAGE = { en: 'Your browser refuses cookies.', de: 'Ihr Browser nimmt keine Cookies an.' };

function refusing(): HttpBrowser {
  const browser = new HttpBrowser(site.url);
  browser.refusesCookies = true;
  return browser;
}

/** The page that a form leads to, through all redirects. */
async function follow(browser: HttpBrowser, sent: Promise<Response>): Promise<{ page: string; path: string }> {
  let answer = await sent;
  let path = '';
  for (let steps = 0; answer.status >= 300 && answer.status < 400; steps++) {
    if (steps > 4) throw new Error(`More redirects after ${path}`);
    path = answer.headers.get('location') ?? '';
    answer = await browser.get(path);
  }
  return { page: await shown(answer), path };
}

const withoutTime = (address: string | null) => address?.replace(/(cookie-check=)\d+/, '$1TIME');

describe('a browser that refuses cookies', () => {
  const fieldsOf = (name: string) => actions.find(({ route }) => route === name)?.fields ?? {};
  const fieldsOfCall = () => ({
    name: 'Şeyma',
    'contacts[0].type': '1',
    message: 'Beni arayın.',
    'contacts[0].contact': '0532 123 45 67',
  });
  let withFactor: { username: string; password: string };
  beforeAll(async () => {
    withFactor = await newPlayer(site.operatorUrl);
    await turnFactorOn(withFactor as Awaited<ReturnType<typeof newPlayer>>);
  });

  const forms: [name: string, path: string, fields: () => Record<string, string>][] = [
    ['a login', '/login?redirectTo=%2Fdashboard%3Fa%3D1', () => fieldsOf('login')],
    ['a login for a file', '/login?redirectTo=%2Fdashboard%2Fstatement.csv', () => fieldsOf('login')],
    ['a login with a second step', '/login', () => withFactor],
    ['a recovery', '/recover', () => ({ step: 'username', username: 'demo' })],
    ['a call request', '/call-me', () => fieldsOfCall()],
    ['a language', '/language', () => ({ language: 'en' })],
    ['lite mode', '/preferences', () => ({ lite: '1' })],
    ['a closed banner', '/preferences', () => ({ topBanner: 'read', redirectTo: '/casino/slot' })],
    ['a closed popup', '/popup', () => fieldsOf('popup')],
    ['cleared searches', '/search', () => ({})],
    ['a favourite', '/favourites', () => fieldsOf('favourites')],
    ['a logout', '/logout', () => ({})],
  ];

  it.each(forms)('is told so after %s', async (_name, path, fields) => {
    const visitor = refusing();
    const { page, path: shownAt } = await follow(visitor, visitor.post(path, fields()));
    expect(page).toContain(MESSAGE);
    expect(page).toMatch(/<link rel="canonical" href="[^"?]*"/);
    expect(withoutTime(shownAt)).toContain('cookie-check=TIME');
    expect(page).not.toContain('cookie-check');
  });

  it.each(forms)('is told so in the language of the page after %s', async (_name, path, fields) => {
    for (const [language, message] of Object.entries(IN_LANGUAGE)) {
      const visitor = refusing();
      const headers = { origin: site.url, referer: `${site.url}/login?lang=${language}` };
      const { page } = await follow(visitor, visitor.post(path, fields(), headers));
      expect(page).toContain(message);
      expect(page).toContain(`<html lang="${language}"`);
    }
  });

  it('is told so in the language of the address that it comes back to', async () => {
    for (const [language, message] of Object.entries(IN_LANGUAGE)) {
      const page = await shown(await refusing().get(`/?lang=${language}&cookie-check=${Date.now()}`));
      expect(page).toContain(message);
      expect(await shown(await refusing().get(`/?lang=${language}&cookie-check=1`))).not.toContain(message);
    }
  });

  it.each(['%', 'xx', 'de%0d%0ax', '__proto__', 'de'.repeat(4_000)])(
    'is told so in the default language where its page says none: %s',
    async (language) => {
      const headers = { origin: site.url, referer: `${site.url}/login?lang=${language}` };
      const visitor = refusing();
      expect((await follow(visitor, visitor.post('/login', fieldsOf('login'), headers))).page).toContain(MESSAGE);
    },
  );

  it('reads beside it that a call request was received', async () => {
    const visitor = refusing();
    const { page } = await follow(visitor, visitor.post('/call-me', fieldsOfCall()));
    expect(page).toContain('Talebiniz alındı');
    expect(page).toContain(MESSAGE);
    expect(await shown(await visitor.get('/call-me?received=1'))).not.toContain('Talebiniz alındı');
  });

  it('is told so before an account is opened for it', async () => {
    const registration = registrationOf();
    const fields = sentRegistration(registration);
    const answer = await refusing().post('/register', fields);
    expect(answer.status).toBe(400);
    const headers = { origin: site.url, referer: `${site.url}/register?lang=de` };
    expect(await shown(await refusing().post('/register', fields, headers))).toContain(
      'Ihr Konto wurde nicht eröffnet',
    );
    const page = await shown(answer);
    expect(page).toContain('Hesabınız açılmadı');
    expect(page).toContain(`value="${registration.username}"`);
    const visitor = new HttpBrowser(site.url);
    await visitor.get('/register');
    expect((await visitor.post('/register', fields)).status).toBe(303);
  });

  it('is told so where a script sends the form, on a page that the browser loads as a document', async () => {
    const { headers } = await refusing().post('/login?_data=routes%2Flogin', fieldsOf('login'));
    expect(withoutTime(headers.get('x-remix-redirect'))).toBe('/?cookie-check=TIME');
    expect(headers.get('x-remix-reload-document')).toBe('true');
  });

  it('is told so where its form is refused, because the token was issued to a cookie', async () => {
    const page = await (await refusing().get('/login')).text();
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await refusing().post('/login', { ...fieldsOf('login'), csrf }, {});
    expect(answer.status).toBe(403);
    expect(await shown(answer)).toContain(MESSAGE);
    const foreign = await refusing().post('/login', fieldsOf('login'), {
      origin: 'https://a.example',
    });
    expect(await shown(foreign)).not.toContain(MESSAGE);
  });

  it('is told so once: a later guest and a copied address get the page without it', async () => {
    const visitor = refusing();
    const location = (await visitor.post('/preferences', { topBanner: 'read' })).headers.get('location') ?? '';
    expect(await shown(await visitor.get(location))).toContain(MESSAGE);
    for (const path of ['/', location.replace(/\d+$/, '1'), location.replace(/\d+$/, 'x')])
      expect((await follow(visitor, visitor.get(path))).page).not.toContain(MESSAGE);
  });
});

describe('a browser that keeps cookies', () => {
  it.each(['/', '/login?redirectTo=%2F', '/casino/slot?page=2#games'])(
    'whose first request is a form, gets the address without the check: %s',
    async (target) => {
      const visitor = refusing();
      visitor.cookies.clear();
      const answer = await visitor.post('/preferences', { topBanner: 'read', redirectTo: target });
      const address = answer.headers.get('location') ?? '';
      expect(withoutTime(address)).toContain('cookie-check=TIME');
      const [path = ''] = target.split('#');
      const keeping = new HttpBrowser(site.url);
      for (const cookie of answer.headers.getSetCookie())
        keeping.cookies.set(...(cookie.split(/[=;]/, 2) as [string, string]));
      const next = await keeping.get(address.split('#', 1)[0] ?? '');
      expect([next.status, next.headers.get('location'), next.headers.get('cache-control')]).toEqual([
        302,
        path,
        'private, no-store',
      ]);
    },
  );

  it('gets no check with its other forms', async () => {
    expect((await new HttpBrowser(site.url).logIn()).headers.get('location')).toBe('/');
  });

  it.each(['//evil.example/?cookie-check=1', '/\\evil.example/?cookie-check=1', '/.//evil.example?cookie-check=1'])(
    'is not led away by %s',
    async (path) => {
      for (const visitor of [refusing(), new HttpBrowser(site.url)]) {
        visitor.cookies.set('seen', '1');
        const location = (await visitor.get(path)).headers.get('location') ?? '/';
        expect(new URL(location, site.url).host).toBe(new URL(site.url).host);
      }
    },
  );
});

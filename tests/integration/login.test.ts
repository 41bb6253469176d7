// @module-tag tier-1
// @module-tag login

import { describe, expect, it } from 'vitest';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { demoBalance } from '../support/demo-balance';
import { decode, shown, withoutScripts } from '../support/html';
import { newPlayer } from '../support/players';

const site = sharedSite();

const visit = () => new HttpBrowser(site.url);

describe('a valid login', () => {
  it('redirects to the requested page, with a session and a message on the next page', async () => {
    const visitor = visit();
    const asked = await visitor.get('/dashboard?tab=1');
    expect(asked.status).toBe(302);
    const loginForm = asked.headers.get('location') ?? '';
    expect(loginForm).toBe('/login?redirectTo=%2Fdashboard%3Ftab%3D1');
    const answer = await visitor.post(loginForm, { username: 'demo', password: 'demo1234' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/dashboard?tab=1');
    const page = await shown(await visitor.get('/dashboard'));
    expect(page).toContain(await demoBalance(site.operatorUrl));
    expect(page).toContain('Hoş geldiniz, Deniz.');
    expect(await shown(await visitor.get('/dashboard'))).not.toContain('Hoş geldiniz, Deniz.');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'redirects to the home page instead of %s',
    async (target) => {
      const answer = await visit().logIn('demo', 'demo1234', target);
      expect(answer.headers.get('location')).toBe('/');
    },
  );

  it('accepts a name in any case, by Turkish rules or not', async () => {
    expect((await visit().logIn('DEMO')).status).toBe(303);
    expect((await visit().logIn('YENİ', 'yeni1234')).status).toBe(303);
  });

  it('opens a new session for any cookie, and tokens of the old session become invalid', async () => {
    const visitor = visit();
    await visitor.logIn();
    const csrf = /name="csrf" value="([^"]+)"/.exec(await (await visitor.get('/')).text())?.[1] ?? '';
    await visitor.logIn('yeni', 'yeni1234');
    expect(await shown(await visitor.get('/dashboard'))).toContain('yeni');
    expect((await visitor.post('/logout', { csrf }, {})).status).toBe(403);
  });

  it('a logged-in player is redirected away from the form', async () => {
    const visitor = visit();
    await visitor.logIn();
    const answer = await visitor.get('/login?redirectTo=/dashboard');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard']);
  });
});

describe('an invalid login', () => {
  const secret = 'hunter2-very-secret';

  it.each([
    ['nothing', {}, 'Kullanıcı adı alanını doldurun.'],
    ['no password', { username: 'demo' }, 'Şifre alanını doldurun.'],
    ['a blank name', { username: '   ', password: secret }, 'Kullanıcı adı alanını doldurun.'],
    ['a name of 51', { username: 'a'.repeat(51), password: secret }, 'Kullanıcı adı en fazla 50 karakter olabilir.'],
    ['a name of 10,000', { username: 'a'.repeat(10_000), password: secret }, 'en fazla 50'],
    ['a password of two', { username: 'demo', password: 'xy' }, 'Şifre en az 3 karakter olmalı.'],
    ['a password of 101', { username: 'demo', password: 'x'.repeat(101) }, 'Şifre en fazla 100 karakter olabilir.'],
    ['a wrong password', { username: 'demo', password: secret }, 'Kullanıcı adı veya şifre hatalı.'],
    ['an unknown name', { username: 'unknown', password: secret }, 'Kullanıcı adı veya şifre hatalı.'],
    ['SQL', { username: "' OR 1=1 --", password: secret }, 'Kullanıcı adı veya şifre hatalı.'],
    ['control characters', { username: 'de\u0000mo\r\n', password: secret }, 'Kullanıcı adı veya şifre hatalı.'],
    [
      'a name twice',
      [
        ['username', 'a'],
        ['username', 'b'],
        ['password', secret],
      ],
      'Kullanıcı adı alanını kontrol edin.',
    ],
    ['a nested name', { 'username[a]': 'x', password: secret }, 'Kullanıcı adı alanını doldurun.'],
    ['a name called __proto__', { __proto__x: '1', '__proto__.x': '1', username: 'demo', password: 'xy' }, 'en az 3'],
  ])('with %s is answered with 400 and the form', async (_name, fields, message) => {
    const answer = await visit().post('/login', fields as Record<string, string>);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(withoutScripts(page)).toContain(message);
    expect(page).toContain('<header');
    expect(page).toContain('name="password"');
    expect(page).not.toContain(secret);
    expect(answer.headers.getSetCookie().join()).not.toContain('session=');
  });

  it('keeps the name, as escaped text', async () => {
    const name = '"><script>alert(1)</script>';
    const page = await (await visit().post('/login', { username: name, password: secret })).text();
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).not.toContain('<script>alert(1)');
  });

  it('is reported in the language of the visitor', async () => {
    const visitor = visit();
    await visitor.post('/language', { language: 'en' });
    const page = await shown(await visitor.post('/login', { username: '', password: '' }));
    expect(page).toContain('Username is required.');
    expect(await shown(await visitor.logIn('demo', 'wrong'))).toContain('The username or password is wrong.');
    await visitor.post('/language', { language: 'de' });
    expect(await shown(await visitor.logIn('demo', 'wrong'))).toContain(
      'Der Benutzername oder das Passwort ist falsch.',
    );
  });
});

describe('a form with unknown fields', () => {
  it.each([
    ['an enormous index', { 'x[99999999]': '1' }],
    ['a deep path', { [Array<string>(20_000).fill('a').join('.')]: '1' }],
    ['a state of the form library', { __state__: 'x' }],
    ['an intent of the form library', { __intent__: '{' }],
    ['a hundred others', Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, '1']))],
  ])('ignores %s', async (_name, fields) => {
    const answer = await visit().post('/login', {
      ...(fields as Record<string, string>),
      username: 'demo',
      password: 'xy',
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain('Şifre en az 3 karakter olmalı.');
    // A page that repeats what was sent would be much longer.
    expect(page.length).toBeLessThan(45_000);
  });
});

describe('the limit on wrong passwords', () => {
  it('answers with 429, the form and a challenge, for that account from that address only', async () => {
    const player = await newPlayer(site.operatorUrl);
    const guesser = visit();
    const answers: Response[] = [];
    for (let guess = 0; guess < 9; guess += 1) answers.push(await guesser.logIn(player.username, `wrong-${guess}`));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(8).fill(400), 429]);
    const last = answers.at(-1) as Response;
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    const page = await shown(last);
    expect(page).toContain('Kısa bir güvenlik kontrolü');
    expect(page).toContain(`value="${player.username}"`);
    expect((await guesser.logIn(player.username, player.password)).status).toBe(429);
    expect((await visit().logIn(player.username, player.password)).status).toBe(303);
  });

  it('holds for parallel attempts, and for names in another case', async () => {
    const player = await newPlayer(site.operatorUrl);
    const guesser = visit();
    const names = [player.username, player.username.toUpperCase()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => guesser.logIn(names[guess % 2], `wrong-${guess}`)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(8);
  });

  it('does not count a valid login', async () => {
    const player = await newPlayer(site.operatorUrl);
    const visitor = visit();
    for (let login = 0; login < 12; login += 1) {
      expect((await visitor.logIn(player.username, player.password)).status).toBe(303);
    }
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    const player = await newPlayer(site.operatorUrl);
    const statuses: number[] = [];
    for (let guess = 0; guess < 9; guess += 1) {
      const neighbour = new HttpBrowser(site.url, site.url, `2001:db8:1:2::${guess + 1}`);
      statuses.push((await neighbour.logIn(player.username, `wrong-${guess}`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts all spellings of a Turkish i as one name', async () => {
    const guesser = visit();
    const names = ['iii', 'III', 'ııı', 'İİİ', 'iIı', 'Iİi', 'ıiI', 'İıI', 'iiI'];
    const statuses: number[] = [];
    for (const name of names) statuses.push((await guesser.logIn(name, 'wrong')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts all accounts tried from one address together', async () => {
    const guesser = visit();
    const statuses: number[] = [];
    // In small batches: more at once would overload the operator, and attempts without an answer do not count.
    for (let batch = 0; batch < 9; batch += 1) {
      const names = Array.from({ length: 5 }, (_, guess) => `name${batch}-${guess}`);
      // A password of its own for each: one that many share is limited too (guessing.test.ts).
      const answers = await Promise.all(names.map((name) => guesser.logIn(name, `wrong-${name}`)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('what a login that leads to it is for', () => {
  const loginFor = async (href: string, language = 'tr') =>
    shown(await visit().get(`${href}${href.includes('?') ? '&' : '?'}lang=${language}`));

  it.each([
    ['/dashboard', 'Hesabınızı görmek için giriş yapın.'],
    ['/dashboard/deposit', 'Para yatırmak için giriş yapın.'],
    ['/dashboard/withdraw/101', 'Para çekmek için giriş yapın.'],
    ['/dashboard/claim-bonus', 'Bonusunuz için giriş yapın.'],
    ['/spor', 'Bahis için giriş yapın.'],
    ['/ticket', 'Destek taleplerinizi görmek için giriş yapın.'],
    ['/promotions', 'Devam etmek için giriş yapın.'],
  ])('%s', async (href, reason) => {
    const form = await loginFor(`/login?redirectTo=${encodeURIComponent(href)}`);
    expect(form).toContain(reason);
  });

  it.each([
    ['tr', 'oynamak için giriş yapın', 'Önce demosunu deneyin'],
    ['en', 'Log in to play', 'Try the demo first'],
    ['de', 'Melden Sie sich an, um', 'Erst die Demo ausprobieren'],
  ])('a game, with its picture and its demo, in %s', async (language, reason, demo) => {
    const lobby = await loginFor('/casino/slot', language);
    const [, play = ''] = /href="(\/login\?redirectTo=%2Fcasino%2Fplay%2F[^"]+)"/.exec(lobby) ?? [];
    const form = await loginFor(play, language);
    expect(form).toContain(reason);
    const [, name = ''] =
      /"name":"([^"]+)"/.exec(Buffer.from(play.split('%2F').at(-1) ?? '', 'base64url').toString()) ?? [];
    expect(form).toContain(name);
    expect(form).toMatch(/<img src="[^"]+" alt="" width="48"/);
    expect(form).toMatch(new RegExp(`<a href="/casino/play/[\\w-]+\\?demo=1">${demo}</a>`));
  });

  it('a star, also after a wrong password', async () => {
    const visitor = visit();
    const lobby = await shown(await visitor.get('/casino/slot'));
    const [, star = ''] = /href="([^"]+;for=favourite)"/.exec(lobby) ?? [];
    const href = decode(star);
    const form = await shown(await visitor.get(href));
    expect(form).toContain('Favorilerinizi saklamak için giriş yapın.');
    const [, action = ''] = /<form[^>]*action="([^"]+favourite)"/.exec(form) ?? [];
    const refused = await visitor.post(decode(action), { username: 'demo', password: 'yanlis' });
    expect(await shown(refused)).toContain('Favorilerinizi saklamak için giriş yapın.');
  });

  it.each([
    '/casino/play/xx',
    `/casino/play/${Buffer.from('{"gameCode":"nope","mainProviderId":1,"name":"Sahte"}').toString('base64url')}`,
  ])('nothing where there is no such game: %s', async (href) => {
    const form = await loginFor(`/login?redirectTo=${encodeURIComponent(href)}`);
    expect(form).toContain('Devam etmek için giriş yapın.');
    expect(form).not.toContain('Sahte');
  });
});

// @module-tag tier-1
// @module-tag registration
// @module-tag device

import { describe, expect, it } from 'vitest';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import type { Fault } from '../support/fault-proxy';
import { shown } from '../support/html';
import { newRegistrant } from '../support/onboarding';
import { lastCodeTo, messagesTo } from '../support/operator-outbox';
import { startSite } from '../support/site';

const { operator, proxy, site } = siteBehindFaults();

const join = (address?: string) => newRegistrant(site.url, address);
const callsOf = (call: string) => proxy.calls.get(call) ?? 0;
const toast = async (visitor: HttpBrowser) =>
  /data-toast="(\w+)"[\s\S]*?<span>([^<]*)/.exec(await shown(await visitor.get('/')))?.slice(1);

/** The operator describes no form: the site shows the specified one. */
function describeNoForm(): void {
  const rewrite = (_call: string, data: unknown) => {
    const grouped = data as { siteOption: { key: string }[] };
    return { ...grouped, siteOption: grouped.siteOption.filter(({ key }) => key !== 'capabilities') };
  };
  proxy.faults.set('cms/grouped', { kind: 'rewrite', rewrite });
}

describe('the specified form', () => {
  it('is sent to an operator that describes none, to the letter', async () => {
    describeNoForm();
    const plain = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const { visitor, typed, registration } = newRegistrant(plain.url);
    const page = await shown(await visitor.get('/register'));
    expect(page).toMatch(/<input(?=[^>]*name="smsNotification")(?=[^>]*checked="")/);
    expect(page).toMatch(/<input(?=[^>]*type="hidden")(?=[^>]*name="country")(?=[^>]*value="1")/);
    expect(page).not.toContain('consent-terms');
    const { formVersion: _, 'consent-terms': __, country: ___, ...own } = typed;
    expect((await visitor.post('/register', own)).headers.get('location')).toBe('/register/welcome');
    expect(JSON.parse(proxy.lastBodies.get('auth/register') ?? '')).toEqual(registration);
    await plain.stop();
  });
});

describe('a registration', () => {
  it('leads on first to what the visitor joined for', async () => {
    const wanted = '/bet-slip?pick=a%20b%20c%201.50';
    const { visitor, typed } = join();
    await visitor.post(`/register?redirectTo=${encodeURIComponent(wanted)}`, { ...typed, trialBonus: '' });
    const main = /<main[^]*<\/main>/.exec(await shown(await visitor.get('/register/welcome')))?.[0] ?? '';
    expect(main).toMatch(/href="\/bet-slip\?pick=a%20b%20c%201\.50"[^>]*>Kaldığınız yerden devam edin/);
    expect(main.indexOf('/bet-slip')).toBeLessThan(main.indexOf('/dashboard/deposit'));
  });

  it('sends the fields of the contract, the unticked boxes, and the referral code of the link', async () => {
    const { visitor, register, registration } = join();
    await visitor.get('/pages/1?ref=REF-7');
    const answer = await register({ name: ' Ayşe ', phone: '0 555 123 45 67', trialBonus: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/register/welcome']);
    const { username, password, password2, country, currencyId: _, ...fields } = registration;
    expect(JSON.parse(proxy.lastBodies.get('auth/register') ?? '')).toEqual({
      ...{ username, password, password2, country, refId: 'REF-7', form: '2026-11-1' },
      fields: { ...fields, phone: '905551234567' },
      consents: { terms: true, sms: false },
    });
    expect(visitor.cookies.has('session')).toBe(true);
    expect(visitor.cookies.has('referral')).toBe(false);
    expect(await toast(visitor)).toEqual(['success', 'Hesabınız oluşturuldu.']);
  });

  it('happens once when the form is sent twice at once, and both requests log in', async () => {
    const { visitor, register, registration } = join();
    await visitor.get('/register');
    const before = callsOf('auth/register');
    const answers = await Promise.all([register({ trialBonus: 'on' }), register({ trialBonus: 'on' })]);
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/register/phone', '/register/phone']);
    expect(callsOf('auth/register') - before).toBe(1);
    expect(await messagesTo(operator, registration.phone)).toHaveLength(1);
    expect((await visitor.get('/register/phone')).status).toBe(200);
  });

  it('happens once when the same form is sent again after a lost answer', async () => {
    const { visitor, register } = join();
    await visitor.get('/register');
    const before = callsOf('auth/register');
    await register();
    visitor.cookies.delete('session');
    expect((await register()).headers.get('location')).toBe('/register/welcome');
    expect(callsOf('auth/register') - before).toBe(1);
    expect(await shown(await visitor.get('/register/welcome'))).toContain('Hoş geldiniz, Ayşe. Hesabınız hazır.');
  });

  it('returns to the page where it began', async () => {
    const { visitor, typed, press } = join();
    await visitor.post('/register?redirectTo=/pages/1', typed);
    expect((await press('/register/welcome', 'close')).headers.get('location')).toBe('/pages/1');
    const other = join();
    await other.visitor.post('/register?redirectTo=//evil.example', other.typed);
    expect((await other.press('/register/welcome', 'close')).headers.get('location')).toBe('/');
  });
});

describe('a refused registration', () => {
  it("keeps all fields except the passwords, with the operator's message", async () => {
    const first = join();
    await first.register();
    const { register, typed, registration } = join();
    const answer = await register({ username: first.registration.username });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toMatch(/id="[^"]*username-error"[^>]*>Bu kullanıcı adı alınmış\./);
    for (const name of ['name', 'surname', 'email', 'phone', 'PersonalNo'])
      expect(page).toContain(`value="${typed[name]}"`);
    expect(page).not.toContain(registration.password);
  });

  it.each(['username', 'email', 'PersonalNo', 'phone'])(
    'leads to the login at a %s of another account',
    async (name) => {
      const message = 'Bu bilgiyle bir hesap var.';
      proxy.faults.set('auth/register', {
        kind: 'body',
        body: JSON.stringify({ success: false, message, field: name }),
      });
      const { visitor, typed } = join();
      const page = await shown(await visitor.post('/register?redirectTo=/pages/1', typed));
      const [, ways = ''] = page.split(`>${message}</p>`);
      expect([...ways.slice(0, 500).matchAll(/href="([^"]*)"[^>]*data-dialog/g)].map(([, href]) => href)).toEqual([
        '/login?redirectTo=%2Fpages%2F1',
        '/recover?redirectTo=%2Fpages%2F1',
      ]);
      expect(page.split('href="/recover')).toHaveLength(2);
      proxy.faults.clear();
      const own = await shown(await visitor.post('/register', { ...typed, [name]: '1' }));
      expect(own).toContain(`register-${name}-error`);
      expect(own).not.toContain('href="/recover');
    },
  );

  it('marks all parts of a date of birth, with one message', async () => {
    const page = await shown(await join().register({ birthYear: '2020' }));
    for (const name of ['birthDay', 'birthMonth', 'birthYear'])
      expect(page).toMatch(
        new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*aria-invalid="true")(?=[^>]*"register-birthDay-error")`),
      );
    expect(page.split('En az 18 yaşında olmalısınız.')).toHaveLength(2);
  });

  it('shows each error at its field, in the language of the page', async () => {
    const { visitor, register } = join();
    const change = { name: 'Ay5e', birthDay: '31', birthMonth: '02', PersonalNo: '123', password2: 'x', phone: '12' };
    const turkish = await shown(await register(change));
    for (const text of ['Ad yalnızca harflerden', 'Takvimde böyle bir gün yok', '11 hane', 'Şifreler aynı değil'])
      expect(turkish).toContain(text);
    await visitor.post('/language', { language: 'en' });
    const english = await shown(await register(change));
    for (const text of ['use only letters', 'no such day', 'must have 11 digits', 'do not match', 'the 10 digits'])
      expect(english).toContain(text);
  });

  it('links to up to three fields, and counts those of more', async () => {
    const { register } = join();
    const summaryOf = async (change: Record<string, string>) =>
      /role="alert"[^>]*>([\s\S]*?)<\/div>/.exec(await shown(await register(change)))?.[1] ?? '';
    const few = await summaryOf({ name: '', birthDay: '', birthMonth: '', birthYear: '', phone: '' });
    expect([...few.matchAll(/href="(#[^"]+)"[^>]*>([^<]*)/g)].map(([, href, text]) => [href, text])).toEqual([
      ['#register-name', 'Ad'],
      ['#register-birthDay', 'Doğum tarihi'],
      ['#register-phone', 'Telefon numarası'],
    ]);
    const page = await shown(await register({ birthDay: '', birthMonth: '', birthYear: '', email: 'x' }));
    expect(page).toContain('E-posta adresini ad@ornek.com biçiminde yazın.');
    expect(page).not.toContain('E-posta adresi en az 5 karakter olmalı.');
    expect(page.split('Doğum tarihinizi girin.')).toHaveLength(2);
    const many = await summaryOf({ surname: ' ', birthDay: '', birthMonth: '', birthYear: '', phone: '', email: 'x' });
    expect(many).toBe('<p><a href="#register-surname">İşaretli 4 alanı doldurun ya da düzeltin</a></p>');
  });

  it.each([
    ['a country that is not on the list', { country: '9999' }, 'Listeden bir ülke seçin.'],
    ['no country, which is then the default one', { country: '' }, null],
    ['a child, in the first pass', { birthYear: '2020', name: '' }, 'En az 18 yaşında olmalısınız.'],
    ['a tick of its own value', { trialBonus: 'x' }, null],
    ['ten thousand letters', { name: 'a'.repeat(10_000) }, 'Ad en fazla 100 karakter olabilir.'],
    ['a birth in 1890', { birthYear: '1890' }, 'Bu kadar yaşlı kimse yaşamıyor'],
    ['a phone with a digit too few', { phone: '0532123456' }, 'Telefon numarası: +90 sonrasındaki 10 rakamı yazın.'],
    ['no day of birth', { birthDay: '' }, 'Doğum tarihinizi girin.'],
    ['no year of birth', { birthYear: '' }, 'Doğum tarihinizi girin.'],
    ['unknown fields', { 'name[99999999]': 'x', __proto__x: '1' }, null],
  ])('is checked for %s', async (_name, change, message) => {
    const answer = await join().register(change);
    expect(answer.status).toBe(message === null ? 303 : 400);
    if (message !== null) expect(await shown(answer)).toContain(message);
  });

  it.each<[string, Fault, number, string]>([
    ['cannot be reached', { kind: 'reset' }, 503, 'giriş yapmayı deneyin'],
    ['fails', { kind: 'status', status: 500 }, 503, 'giriş yapmayı deneyin'],
    ['answers nonsense', { kind: 'body', body: '{"success":' }, 502, 'giriş yapmayı deneyin'],
    ['does not offer it', { kind: 'status', status: 404 }, 501, 'bu özelliği sunmuyor'],
    ['answers 401', { kind: 'status', status: 401 }, 400, 'kabul edilmedi'],
  ])('is reported when the operator %s', async (_name, fault, status, message) => {
    proxy.faults.set('auth/register', fault);
    const { visitor, register, registration } = join();
    const answer = await register();
    expect(answer.status).toBe(status);
    const page = await shown(answer);
    expect(page).toContain(message);
    expect(page).toContain(`value="${registration.username}"`);
    expect(visitor.cookies.has('session')).toBe(false);
  });
});

describe('an account that is there is never hidden', () => {
  const OPENED =
    /Hesabınız açıldı[^<]*kullanıcı adınız ve seçtiğiniz şifreyle giriş yapın; yeniden üye olmanız gerekmez/;

  /** The page that a registrant gets who is led to the login form. */
  async function loginPage(visitor: HttpBrowser, answer: Response): Promise<string> {
    expect([answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([303, '/login']);
    return shown(await visitor.get(answer.headers.get('location') ?? ''));
  }

  it.each<[string, Fault]>([
    ['without a session', { kind: 'body', body: '{"success":true,"data":{}}' }],
    ['without data', { kind: 'body', body: '{"success":true,"data":null}' }],
  ])('the operator says that it is open, %s', async (_name, fault) => {
    proxy.faults.set('auth/register', fault);
    const { visitor, register, registration } = join();
    const page = await loginPage(visitor, await register());
    expect(page).toMatch(OPENED);
    expect(page).toContain(`value="${registration.username}"`);
    expect(page).not.toContain('name="PersonalNo"');
  });

  it('the first read after it says that the session is over', async () => {
    const { visitor, register, registration } = join();
    const answer = await register();
    expect(answer.status).toBe(303);
    proxy.faults.set(`user/balance@${visitor.address}`, { kind: 'status', status: 401 });
    const led = await visitor.get(answer.headers.get('location') ?? '');
    expect([led.status, led.headers.get('location')?.split('?')[0]]).toEqual([303, '/login']);
    proxy.faults.clear();
    const page = await shown(await visitor.get(led.headers.get('location') ?? ''));
    expect(page).toMatch(OPENED);
    expect(page).toContain(`value="${registration.username}"`);
    expect((await visitor.logIn(registration.username, registration.password)).status).toBe(303);
  });

  it.each<[string, Fault]>([
    ['fails', { kind: 'status', status: 500 }],
    ['breaks off', { kind: 'reset' }],
    ['is nonsense', { kind: 'body', body: '[]' }],
  ])('the first pages stand while every read %s', async (_name, fault) => {
    const { visitor, register } = join();
    const answer = await register();
    proxy.faults.set(`*@${visitor.address}`, fault);
    const page = await visitor.get(answer.headers.get('location') ?? '');
    expect(page.status).toBe(200);
    expect(await shown(page)).toMatch(/Hesabınız açıldı|Hesabın açıldı|hesabınız/i);
    proxy.faults.clear();
  });
});

it('works with the form while the operator is down, and as soon as it is back', async () => {
  proxy.faults.set('*', { kind: 'reset' });
  const lonely = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  const { visitor, register, registration } = newRegistrant(lonely.url);
  const page = await visitor.get('/register');
  expect(page.status).toBe(200);
  expect(await shown(page)).toContain('Üyelik hizmetine şu an ulaşılamıyor.');
  const answer = await register({ country: '' });
  expect(answer.status).toBe(503);
  expect(await shown(answer)).toContain(`value="${registration.email}"`);
  proxy.faults.clear();
  // By then the circuit breakers let calls pass again.
  await lonely.clock.turn(5_000);
  expect((await register({ country: '' })).status).toBe(303);
  await lonely.stop();
});

it('keeps the chosen country of a failed form where the operator does not offer Türkiye', async () => {
  const countries = [
    { id: 7, name: 'Azerbaycan' },
    { id: 9, name: 'Gürcistan' },
  ];
  describeNoForm();
  proxy.faults.set('auth/form', { kind: 'rewrite', rewrite: (_call, data) => ({ ...(data as object), countries }) });
  const abroad = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  const { register } = newRegistrant(abroad.url);
  const answer = await register({ country: '9', name: '' });
  expect(answer.status).toBe(400);
  expect(await shown(answer)).toMatch(/<option value="9" selected="">Gürcistan/);
  const none = await shown(await register({ country: '', name: '' }));
  for (const message of ['Ad alanını doldurun.', 'Listeden bir ülke seçin.']) expect(none).toContain(message);
  await abroad.stop();
});

it('is limited per network, with the real time to wait', async () => {
  const address = '10.200.1.1';
  const answers: Response[] = [];
  proxy.faults.set('auth/register', { kind: 'body', body: '{"success":false,"message":"Olmaz."}' });
  for (let count = 0; count < 21; count += 1) answers.push(await join(address).register());
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(400), 429]);
  const last = answers.at(-1) as Response;
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await shown(last)).toContain('dakika sonra yeniden deneyin');
  proxy.faults.clear();
  expect((await join('10.200.1.2').register()).status).toBe(303);
});

it('says that an account may have been opened after an answer that cannot be read', async () => {
  proxy.faults.set('auth/register', { kind: 'body', body: '[]' });
  const answer = await join('10.200.3.1').register();
  proxy.faults.clear();
  expect(answer.status).toBe(502);
  expect(await shown(answer)).toContain('hesabınızın açılıp açılmadığını bilmiyoruz');
});

it.each<[string, Fault, string]>([
  ['does not have the call', { kind: 'status', status: 404 }, '10.200.2.1'],
  ['answers nonsense', { kind: 'body', body: '[]' }, '10.200.2.2'],
])('takes no try from a network while the operator %s', async (_name, fault, address) => {
  proxy.faults.set('auth/register', fault);
  for (let count = 0; count < 21; count += 1) await join(address).register();
  proxy.faults.clear();
  expect((await join(address).register()).status).toBe(303);
});

it('logs no secrets', async () => {
  const { register, registration, typed, press } = join();
  await register({ trialBonus: 'on', name: 'Ay5e' });
  await register({ trialBonus: 'on' });
  const code = await lastCodeTo(operator, registration.phone);
  await press('/register/phone', 'verify', { code });
  const log = site.logs.join('\n');
  for (const secret of [typed.password, typed.PersonalNo, typed.phone, code, registration.email])
    expect(log).not.toContain(secret);
});

describe('the fingerprint', () => {
  it('is sent to the operator in place of the device id once it is known', async () => {
    const { visitor, register } = join();
    const fingerprint = '0123456789abcdef'.repeat(2);
    await visitor.get('/');
    const answer = await visitor.post('/device', { fingerprint });
    expect(answer.status).toBe(204);
    await register({ name: 'Ayşe' });
    expect(proxy.lastHeaders.get('auth/register')?.['x-fingerprint']).toBe(fingerprint);
    const other = join();
    await other.visitor.get('/');
    await other.register();
    expect(proxy.lastHeaders.get('auth/register')?.['x-fingerprint']).toBe(other.visitor.cookies.get('device'));
  });

  it.each(['/login', '/register'])(
    'is asked of the browser again on %s after a month, and kept meanwhile',
    async (path) => {
      const visitor = new HttpBrowser(site.url);
      const isAsked = async () => /"needsFingerprint":(true|false)/.exec(await (await visitor.get(path)).text())?.[1];
      expect(await isAsked()).toBe('true');
      const answer = await visitor.post('/device', { fingerprint: '0123456789abcdef'.repeat(2) });
      expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('fingerprint-recent='))).toContain(
        `Max-Age=${30 * 24 * 60 * 60};`,
      );
      expect(await isAsked()).toBe('false');
      visitor.cookies.delete('fingerprint-recent');
      expect(await isAsked()).toBe('true');
      expect(visitor.cookies.has('fingerprint')).toBe(true);
      visitor.cookies.set('fingerprint-recent', '1');
      visitor.cookies.set('fingerprint', 'invalid');
      expect(await isAsked()).toBe('true');
    },
  );

  it.each(['', 'x', '0123456789ABCDEF'.repeat(2), `${'a'.repeat(32)}\r\nx: y`, 'a'.repeat(33)])(
    'is not accepted as %j',
    async (text) => {
      const visitor = new HttpBrowser(site.url);
      expect((await visitor.post('/device', { fingerprint: text })).status).toBe(400);
      expect(visitor.cookies.has('fingerprint')).toBe(false);
    },
  );
});

// @module-tag tier-1
// @module-tag forms
// @module-tag session

import { describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { formIn } from '../support/cashier';
import { csrfIn, decode, shown } from '../support/html';
import { newPlayer } from '../support/players';

const { operator, proxy, site } = siteBehindFaults();

const loggedIn = () => enterAsNewPlayer(operator.apiUrl, site.url);

type Fields = Record<string, string>;

/** The values of the page's fields, by name. */
function valuesIn(page: string): Fields {
  const inputs = [...page.matchAll(/<input\b[^>]*>/g)].map(([tag]) => [
    /\bname="([^"]*)"/.exec(tag)?.[1] ?? '',
    /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  const texts = [...page.matchAll(/<textarea\b[^>]*?\bname="([^"]*)"[^>]*>([^<]*)</g)].map(([, name, text]) => [
    name ?? '',
    (text ?? '').replace(/^\n/, ''),
  ]);
  const chosen = [...page.matchAll(/<select\b[^>]*?\bname="([^"]*)"[\s\S]*?<\/select>/g)].map(([list, name]) => [
    name ?? '',
    /<option\b[^>]*?value="([^"]*)"[^>]*?selected=""/.exec(list)?.[1] ??
      /<option\b[^>]*?selected=""[^>]*?value="([^"]*)"/.exec(list)?.[1] ??
      '',
  ]);
  return Object.fromEntries(
    [...inputs, ...texts, ...chosen].map(([name = '', value = '']) => [decode(name), decode(value)]),
  );
}

const long = 'Para yatırdım, bakiyem değişmedi; "dekont" <ekte> & hazır.\n'.repeat(33).trim();

const forms: [name: string, path: string, call: string, fields: Fields][] = [
  ['a new ticket', '/ticket', 'ticket/create', { subject: 'Ödemem gelmedi', message: long }],
  ['a phone number', '/dashboard/phone-verification', 'customer/updatephone', { phone: '0555 999 88 77' }],
  [
    'a call request',
    '/call-me',
    'cms/callme',
    {
      // First, because the form has the player's own name.
      message: 'Beni arayın lütfen.',
      name: 'Şeyma Işık',
      'contacts[0].type': '1',
      'contacts[0].contact': '0532 123 45 67',
      'contacts[1].type': '3',
      'contacts[1].contact': '@seyma',
    },
  ],
  ['a reply', '/ticket/:id', 'ticket/reply', { message: long }],
  ['a promo code', '/dashboard/claim-bonus', 'bonus/promocode', { code: 'POYRA50' }],
  ['a limit', '/safer-play/limits?kind=deposit', 'limits/set', { amount: '250,00' }],
  ['a deposit', '/dashboard/deposit/6', 'payment/deposit', { Amount: '250,00', Network: '1' }],
];

const asSent = (fields: Fields, more: Fields) => ({ ...more, ...fields });

/** The address of a player's form. For a ticket, opens one first. */
async function addressOf(visitor: HttpBrowser, path: string): Promise<string> {
  if (path !== '/ticket/:id') return path;
  await visitor.post('/ticket', { subject: 'Ödemem gelmedi', message: 'Ne zaman gelir?' });
  return /href="(\/ticket\/\d+)"/.exec(await shown(await visitor.get('/ticket')))?.[1] ?? '';
}

/** The fields that come with the typed ones: the button or the payment intent. */
async function extrasOf(visitor: HttpBrowser, path: string): Promise<Fields> {
  if (path === '/dashboard/phone-verification') {
    await visitor.post(path, { intent: 'update' });
    return { intent: 'send' };
  }
  if (path.startsWith('/safer-play/limits')) return { kind: 'deposit', period: 'week', seen: '', intent: 'set' };
  if (!path.startsWith('/dashboard/deposit')) return {};
  return { intent: formIn(visitor, path, await (await visitor.get(path)).text()).intent };
}

type End = (visitor: HttpBrowser, call: string) => unknown;

const ends: [name: string, end: End][] = [
  ['at the operator', (_visitor, call) => void proxy.faults.set(call, { kind: 'status', status: 401 })],
  ['by the age of its cookie', (visitor) => void visitor.cookies.delete('session')],
  ['by a cookie that cannot be read', (visitor) => void visitor.cookies.set('session', 'unreadable')],
  ['by a logout in another tab', (visitor) => visitor.post('/logout', {})],
];

/** The CSRF token of the open form, which says whose form it is. */
const tokenIn = async (visitor: HttpBrowser, path: string) => csrfIn(await (await visitor.get(path)).text());

describe.each(ends)('a session that ends %s while a form is open', (where, end) => {
  // A guest may also request a call, without logging in.
  const guarded = forms.filter(([, path]) => where === 'at the operator' || path !== '/call-me');

  it.each(guarded)(
    'keeps the typed values of %s, and returns the player to the form',
    async (_name, form, call, fields) => {
      const { player, visitor } = await loggedIn();
      const path = await addressOf(visitor, form);
      const extras = { ...(await extrasOf(visitor, path)), csrf: await tokenIn(visitor, path) };
      await end(visitor, call);
      const answer = await visitor.post(path, asSent(fields, extras));
      proxy.faults.clear();
      const loginForm = answer.headers.get('location') ?? '';
      expect([answer.status, loginForm]).toEqual([303, `/login?redirectTo=${encodeURIComponent(path)}`]);
      expect(await shown(await visitor.get(loginForm))).toContain('yazdıklarınız duruyor');
      const { username, password } = player;
      expect((await visitor.post(loginForm, { username, password })).headers.get('location')).toBe(path);
      expect(valuesIn(await shown(await visitor.get(path)))).toMatchObject(fields);
      // Only once: the next time, the form is empty.
      const [first = ''] = Object.keys(fields);
      expect(valuesIn(await shown(await visitor.get(path)))[first] ?? '').toBe('');
    },
  );
});

describe.each(ends)('after a session that ended %s', (_name, end) => {
  it('the next player in this browser gets nothing of what was typed, and the first one neither', async () => {
    const { player, visitor } = await loggedIn();
    const other = await newPlayer(operator.apiUrl);
    const csrf = await tokenIn(visitor, '/ticket');
    await end(visitor, 'ticket/create');
    await visitor.post('/ticket', { subject: 'Yalnız benim', message: 'Kimse görmesin.', csrf });
    proxy.faults.clear();
    expect(visitor.cookies.has('typed')).toBe(true);
    await visitor.logIn(other.username, other.password);
    expect(await shown(await visitor.get('/ticket'))).not.toContain('Yalnız benim');
    await visitor.logIn(player.username, player.password);
    expect(await shown(await visitor.get('/ticket'))).not.toContain('Yalnız benim');
  });
});

it('what a guest has typed is given to no player', async () => {
  const guest = new HttpBrowser(site.url);
  const csrf = await tokenIn(guest, '/call-me');
  const player = await newPlayer(operator.apiUrl);
  await guest.logIn(player.username, player.password);
  proxy.faults.set('cms/callme', { kind: 'status', status: 401 });
  const [, , , fields] = forms.find(([, path]) => path === '/call-me') ?? forms[0]!;
  await guest.post('/call-me', { ...fields, csrf });
  proxy.faults.clear();
  await guest.logIn(player.username, player.password);
  expect(valuesIn(await shown(await guest.get('/call-me')))['message']).toBe('');
});

it.each(forms)('%s that one player left open is not sent by the next one', async (_name, form, call, fields) => {
  const { visitor } = await loggedIn();
  const path = await addressOf(visitor, form);
  const sent = asSent(fields, { ...(await extrasOf(visitor, path)), csrf: await tokenIn(visitor, path) });
  const other = await newPlayer(operator.apiUrl);
  await visitor.logIn(other.username, other.password);
  proxy.calls.clear();
  const answer = await visitor.post(path, sent);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
  expect(proxy.calls.get(call) ?? 0).toBe(0);
  const page = await shown(await visitor.get(path));
  expect(page).toContain('Bu sayfayı başka bir oyuncu açmıştı; hiçbir şey gönderilmedi.');
  expect(valuesIn(page)).not.toMatchObject(fields);
});

it('a script that sends such a form loads the page for the player of now', async () => {
  const { visitor } = await loggedIn();
  const csrf = await tokenIn(visitor, '/ticket');
  await enterAsNewPlayer(operator.apiUrl, visitor);
  const answer = await visitor.post('/ticket?_data=routes%2Fticket._index', { subject: 'x', message: 'y', csrf });
  expect([answer.status, answer.headers.get('x-remix-redirect')]).toEqual([204, '/ticket']);
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
});

it('typed values wait for their own form while other forms are opened', async () => {
  const { player, visitor } = await loggedIn();
  const csrf = await tokenIn(visitor, '/ticket');
  visitor.cookies.delete('session');
  await visitor.post('/ticket', { subject: 'Burada dursun', message: 'Birazdan dönerim.', csrf });
  await visitor.logIn(player.username, player.password);
  for (const path of ['/call-me', '/dashboard/change-password'])
    expect(await shown(await visitor.get(path))).not.toContain('Birazdan dönerim.');
  expect(valuesIn(await shown(await visitor.get('/ticket')))).toMatchObject({ subject: 'Burada dursun' });
});

it('passwords, codes and card numbers are not kept', async () => {
  const { visitor } = await loggedIn();
  const sendings: [string, Fields][] = [
    ['/dashboard/change-password', { oldPassword: 'sifre1234', password: 'yeni1234', confirmPassword: 'yeni1234' }],
    ['/dashboard/phone-verification', { intent: 'verify', code: '123456' }],
    ['/dashboard/deposit/2', { CardNo: '4111 1111 1111 1111', Cvv: '123', Note: '4111111111111111' }],
  ];
  const csrf = await tokenIn(visitor, '/ticket');
  visitor.cookies.delete('session');
  for (const [path, fields] of sendings) {
    const answer = await visitor.post(path, { ...fields, csrf });
    expect(answer.headers.get('location'), path).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    expect(visitor.cookies.has('typed'), path).toBe(false);
  }
});

// @module-tag tier-1
// @module-tag forms
// @module-tag session

import { describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { siteBehindFaults } from '../support/site-behind-faults';
import type { HttpBrowser } from '../support/http-browser';
import { formIn } from '../support/cashier';
import { decode, shown } from '../support/html';
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
      name: 'Şeyma Işık',
      message: 'Beni arayın lütfen.',
      'contacts[0].type': '1',
      'contacts[0].contact': '0532 123 45 67',
      'contacts[1].type': '3',
      'contacts[1].contact': '@seyma',
    },
  ],
  ['a reply', '/ticket/:id', 'ticket/reply', { message: long }],
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

const ends: [name: string, end: (visitor: HttpBrowser, call: string) => void][] = [
  ['at the operator', (_visitor, call) => void proxy.faults.set(call, { kind: 'status', status: 401 })],
  ['at the site', (visitor) => void visitor.cookies.delete('session')],
];

describe.each(ends)('a session that ends %s while a form is open', (where, end) => {
  // A guest may also request a call, without logging in.
  const guarded = forms.filter(([, path]) => where === 'at the operator' || path !== '/call-me');

  it.each(guarded)(
    'keeps the typed values of %s, and returns the player to the form',
    async (_name, form, call, fields) => {
      const { player, visitor } = await loggedIn();
      const path = await addressOf(visitor, form);
      const extras = await extrasOf(visitor, path);
      end(visitor, call);
      const answer = await visitor.post(path, asSent(fields, extras));
      proxy.faults.clear();
      const loginForm = answer.headers.get('location') ?? '';
      expect([answer.status, loginForm]).toEqual([303, `/login?redirectTo=${encodeURIComponent(path)}`]);
      expect(await shown(await visitor.get(loginForm))).toContain('yazdıklarınız formda duruyor');
      const { username, password } = player;
      expect((await visitor.post(loginForm, { username, password })).headers.get('location')).toBe(path);
      expect(valuesIn(await shown(await visitor.get(path)))).toMatchObject(fields);
      // Only once: the next time, the form is empty.
      const [first = ''] = Object.keys(fields);
      expect(valuesIn(await shown(await visitor.get(path)))[first] ?? '').toBe('');
    },
  );
});

it('typed values are not shown to another player who logs in', async () => {
  const { visitor } = await loggedIn();
  const other = await newPlayer(operator.apiUrl);
  proxy.faults.set('ticket/create', { kind: 'status', status: 401 });
  await visitor.post('/ticket', { subject: 'Yalnız benim', message: 'Kimse görmesin.' });
  proxy.faults.clear();
  await visitor.logIn(other.username, other.password);
  expect(await shown(await visitor.get('/ticket'))).not.toContain('Yalnız benim');
});

it('typed values wait for their own form while other forms are opened', async () => {
  const { player, visitor } = await loggedIn();
  visitor.cookies.delete('session');
  await visitor.post('/ticket', { subject: 'Burada dursun', message: 'Birazdan dönerim.' });
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
  visitor.cookies.delete('session');
  for (const [path, fields] of sendings) {
    const answer = await visitor.post(path, fields);
    expect(answer.headers.get('location'), path).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    expect(visitor.cookies.has('typed'), path).toBe(false);
  }
});

// @module-tag tier-1
// @module-tag phone-verification

import { describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import type { Fault } from '../support/fault-proxy';
import { csrfIn, shown } from '../support/html';
import { lastCodeTo, messagesTo, otherCode } from '../support/operator-outbox';
import { registrationOf } from '../support/players';

const PATH = '/dashboard/phone-verification';

/** After this time an open circuit breaker lets a call pass. */
const BREAKER_OPEN_MS = 5_000;

const { operator, proxy, site } = siteBehindFaults();

const sendings = () => proxy.calls.get('customer/updatephone') ?? 0;

async function loggedIn(address?: string) {
  const { player, visitor } = await enterAsNewPlayer(operator.apiUrl, new HttpBrowser(site.url, site.url, address));
  const press = (intent: string, fields: Record<string, string> = {}) => visitor.post(PATH, { intent, ...fields });
  return {
    player,
    visitor,
    press,
    phone: String(player.facts.phone),
    page: async () => shown(await visitor.get(PATH)),
  };
}

describe('the phone verification', () => {
  it('stores the verified number without starting a new session', async () => {
    const { visitor, press, page } = await loggedIn();
    const { phone } = registrationOf();
    await press('update');
    expect((await press('send', { phone: `+${phone}` })).status).toBe(303);
    const code = await lastCodeTo(operator, phone);
    const csrf = /name="csrf" value="([^"]+)"/.exec(await page())?.[1] ?? '';
    const answer = await press('verify', { code: `${code.slice(0, 3)}-${code.slice(3)}` });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, PATH]);
    expect(await page()).toMatch(new RegExp(`\\+90 ${phone.slice(2, 5)}[\\s\\S]*Doğrulandı`));
    expect(visitor.cookies.has('phone-verification')).toBe(false);
    // The CSRF token of the earlier form is still valid for this session.
    expect((await visitor.post(PATH, { csrf, intent: 'cancel' }, {})).status).toBe(303);
  });

  it('cannot replace the locked number', async () => {
    const { press, phone } = await loggedIn();
    const { phone: other } = registrationOf();
    await press('send', { phone: other });
    expect(await messagesTo(operator, phone)).toHaveLength(1);
    expect(await messagesTo(operator, other)).toEqual([]);
  });

  it('sends one code for two parallel requests, and checks it once', async () => {
    const { press, phone } = await loggedIn();
    const before = sendings();
    expect((await Promise.all([press('send'), press('send')])).map(({ status }) => status)).toEqual([303, 303]);
    expect(sendings() - before).toBe(1);
    const code = await lastCodeTo(operator, phone);
    const answers = await Promise.all([press('verify', { code }), press('verify', { code })]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(sendings() - before).toBe(2);
  });

  it('sends no second code within a minute, by any route', async () => {
    const { visitor, press, phone } = await loggedIn();
    await press('send');
    await press('send');
    visitor.cookies.delete('phone-verification');
    await press('send');
    expect(await messagesTo(operator, phone)).toHaveLength(1);
  });

  it('redirects an outdated button to the current step', async () => {
    const { press, page } = await loggedIn();
    for (const intent of ['verify', 'cancel', 'nonsense', '']) {
      const answer = await press(intent, { code: '123456' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, PATH]);
      expect(await page()).toContain('başka bir sekmede değişti');
    }
  });

  it('is over once the number is verified, even with an old cookie', async () => {
    const { visitor, press, phone, page } = await loggedIn();
    await press('send');
    const kept = visitor.cookies.get('phone-verification') ?? '';
    await press('verify', { code: await lastCodeTo(operator, phone) });
    visitor.cookies.set('phone-verification', kept);
    expect(await page()).toContain('Bu numara doğrulandı.');
    const before = sendings();
    await press('send');
    await press('update');
    expect(sendings()).toBe(before);
  });
});

describe('invalid input', () => {
  it.each(['', '12', '+49 151 1234567', 'abc', '555 123 45 6x', '1'.repeat(10_000), '<script>alert(1)</script>'])(
    'for a phone number, %j, is refused and kept',
    async (phone) => {
      const { press } = await loggedIn();
      await press('update');
      const before = sendings();
      const answer = await press('send', { phone });
      expect(answer.status).toBe(400);
      const page = await shown(answer);
      expect(page).toMatch(/Telefon numarası/);
      if (phone && phone.length < 100)
        expect(page).toContain(`value="${phone.replace(/</g, '&lt;').replace(/>/g, '&gt;')}"`);
      expect(sendings()).toBe(before);
    },
  );

  it.each(['', '12345', '1234567', 'abcdef', '①②③④⑤⑥', '😀😀😀', '9'.repeat(10_000)])(
    'for a code, %j, is refused and not sent back',
    async (code) => {
      const { press } = await loggedIn();
      await press('send');
      const before = sendings();
      const answer = await press('verify', { code });
      expect(answer.status).toBe(400);
      const page = await shown(answer);
      expect(page).toMatch(/Doğrulama kodu/);
      if (code) expect(page).not.toContain(`value="${code}"`);
      expect(sendings()).toBe(before);
    },
  );
});

describe('when the operator', () => {
  const faults: [string, Fault, number, string][] = [
    ['refuses', { kind: 'body', body: '{"success":false,"message":"Olmadı."}' }, 400, 'Olmadı.'],
    ['refuses without a message', { kind: 'body', body: '{"success":false}' }, 400, 'kabul edilmedi'],
    ['fails', { kind: 'status', status: 500 }, 503, 'olabilir'],
    ['resets the connection', { kind: 'reset' }, 503, 'olabilir'],
    ['answers nonsense', { kind: 'body', body: 'null' }, 502, 'olabilir'],
    ['does not offer it', { kind: 'status', status: 501 }, 501, 'sunmuyor'],
  ];

  it.each(faults)(
    '%s while sending a code: the page stays and shows an error',
    async (_name, fault, status, message) => {
      const { press, page, phone } = await loggedIn();
      proxy.faults.set('customer/updatephone', fault);
      const answer = await press('send');
      expect(answer.status).toBe(status);
      expect(await shown(answer)).toContain(message);
      proxy.faults.clear();
      expect(await page()).toContain('Kod gönder');
      await site.clock.turn(BREAKER_OPEN_MS);
      expect((await press('send')).status).toBe(303);
      expect(await messagesTo(operator, phone)).toHaveLength(1);
    },
  );

  it.each(faults)(
    '%s while checking a code: the code is cleared, and the page stays and shows an error',
    async (_name, fault, status, message) => {
      const { press, phone } = await loggedIn();
      await press('send');
      const code = await lastCodeTo(operator, phone);
      proxy.faults.set('customer/updatephone', fault);
      const answer = await press('verify', { code });
      expect(answer.status).toBe(status);
      const page = await shown(answer);
      expect(page).toContain(message);
      expect(page).not.toContain(code);
      proxy.faults.clear();
      await site.clock.turn(BREAKER_OPEN_MS);
      expect((await press('verify', { code })).status).toBe(303);
    },
  );

  it('reports an ended session, the login leads back here', async () => {
    const { visitor, press } = await loggedIn();
    proxy.faults.set('customer/updatephone', { kind: 'status', status: 401 });
    expect((await press('send')).headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(PATH)}`);
    expect(visitor.cookies.has('session')).toBe(false);
  });
});

describe('a session that ends while the form is open', () => {
  const typed = '0555 999 88 77';

  it.each<[string, (visitor: HttpBrowser) => void]>([
    ['at the site', (visitor) => void visitor.cookies.delete('session')],
    ['at the operator', () => void proxy.faults.set('customer/updatephone', { kind: 'status', status: 401 })],
  ])('%s keeps the typed number until the player is back', async (_name, end) => {
    const { player, visitor, press, page } = await loggedIn();
    await press('update');
    const csrf = csrfIn(await page());
    end(visitor);
    const answer = await press('send', { phone: typed, csrf });
    proxy.faults.clear();
    const loginForm = answer.headers.get('location') ?? '';
    expect(loginForm).toBe(`/login?redirectTo=${encodeURIComponent(PATH)}`);
    // Not a part of it alone: sealed values and times have any three digits by chance.
    expect(JSON.stringify([...visitor.cookies])).not.toMatch(/999\W{0,3}88\W{0,3}77/);
    expect(await shown(await visitor.get(loginForm))).toContain('yazdıklarınız duruyor');
    const { username, password } = player;
    expect((await visitor.post(loginForm, { username, password })).headers.get('location')).toBe(PATH);
    expect(await page()).toContain(`value="${typed}"`);
    expect(await page()).not.toContain(`value="${typed}"`);
  });

  it('does not keep a code', async () => {
    const { visitor, press } = await loggedIn();
    await press('send');
    visitor.cookies.delete('session');
    await press('verify', { code: '123456' });
    expect(visitor.cookies.has('typed')).toBe(false);
  });
});

describe('limits', () => {
  it('apply to the codes that one player tries, with the time to wait', async () => {
    const { press, phone } = await loggedIn();
    await press('send');
    const wrong = otherCode(await lastCodeTo(operator, phone));
    const answers: Response[] = [];
    for (let count = 0; count < 11; count += 1) answers.push(await press('verify', { code: wrong }));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429]);
    const last = answers.at(-1) as Response;
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await shown(last)).toContain('Çok fazla deneme yapıldı.');
  });

  it('apply to the codes that one player requests, for any numbers', async () => {
    const { press } = await loggedIn();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      await press('update');
      statuses.push((await press('send', { phone: registrationOf().phone })).status);
    }
    expect(statuses).toEqual([...Array<number>(6).fill(303), 429]);
  });

  it('apply to one number, for requests of any players', async () => {
    const { phone } = registrationOf();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const { press } = await loggedIn();
      await press('update');
      statuses.push((await press('send', { phone })).status);
    }
    expect(statuses).toEqual([...Array<number>(6).fill(303), 429]);
  });
});

describe('an outage', () => {
  const notThere: Fault = { kind: 'status', status: 404 };

  it('takes no code and no check from the player while the operator does not have the call', async () => {
    const { press, phone } = await loggedIn();
    proxy.faults.set('customer/updatephone', notThere);
    for (let count = 0; count < 7; count += 1) expect((await press('send')).status).toBe(501);
    proxy.faults.clear();
    expect((await press('send')).status).toBe(303);
    const code = await lastCodeTo(operator, phone);
    proxy.faults.set('customer/updatephone', notThere);
    for (let count = 0; count < 11; count += 1) expect((await press('verify', { code })).status).toBe(501);
    proxy.faults.clear();
    expect((await press('verify', { code })).status).toBe(303);
  });

  it('takes no code from the player while the site holds calls back', async () => {
    const [first, { press }] = [await loggedIn(), await loggedIn()];
    proxy.faults.set('customer/updatephone', { kind: 'status', status: 500 });
    // Five failures in a row open the breaker. The first page also makes a call of the same group, which succeeds.
    for (let count = 0; count < 6; count += 1) await first.press('send');
    const before = sendings();
    for (let count = 0; count < 7; count += 1) expect((await press('send')).status).toBe(503);
    expect(sendings()).toBe(before);
    proxy.faults.clear();
    await site.clock.turn(BREAKER_OPEN_MS);
    expect((await press('send')).status).toBe(303);
  });

  it('takes one where the message may have been sent', async () => {
    const { press } = await loggedIn();
    const statuses: number[] = [];
    proxy.faults.set('customer/updatephone', { kind: 'body', body: 'null' });
    for (let count = 0; count < 7; count += 1) statuses.push((await press('send')).status);
    expect(statuses).toEqual([...Array<number>(6).fill(502), 429]);
  });
});

it('logs neither the code nor the number', async () => {
  const { press, phone } = await loggedIn();
  await press('send');
  const code = await lastCodeTo(operator, phone);
  await press('verify', { code: otherCode(code) });
  await press('verify', { code });
  const log = site.logs.join('\n');
  expect(log).not.toContain(code);
  expect(log).not.toContain(phone.slice(2));
});

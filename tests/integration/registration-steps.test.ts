// @module-tag tier-1
// @module-tag registration

import { describe, expect, it } from 'vitest';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import type { Fault } from '../support/fault-proxy';
import { shown } from '../support/html';
import { newRegistrant } from '../support/onboarding';
import { callOperator } from '../support/operator-call';
import { lastCodeTo, messagesTo, otherCode } from '../support/operator-outbox';
import { newDataDir, startSite } from '../support/site';

const { operator, proxy, site } = siteBehindFaults();

const join = (address?: string) => newRegistrant(site.url, address);
const callsOf = (call: string) => proxy.calls.get(call) ?? 0;
const toast = async (visitor: HttpBrowser) =>
  /data-toast="(\w+)"[\s\S]*?<span>([^<]*)/.exec(await shown(await visitor.get('/')))?.slice(1);

describe('the steps after the registration form', () => {
  it('redirect a guest to the form, and other players to the pages for players', async () => {
    const guest = new HttpBrowser(site.url);
    for (const path of ['/register/phone', '/register/welcome']) {
      expect((await guest.get(path)).headers.get('location')).toBe('/register');
      expect((await guest.post(path, { intent: 'verify', code: '123456' })).headers.get('location')).toBe('/register');
    }
    await guest.logIn();
    expect((await guest.get('/register/phone')).headers.get('location')).toBe('/dashboard/phone-verification');
    expect((await guest.get('/register/welcome')).headers.get('location')).toBe('/');
    expect((await guest.get('/register')).headers.get('location')).toBe('/');
    expect((await guest.post('/register', {})).headers.get('location')).toBe('/');
  });

  it('redirect to the current step from any other', async () => {
    const { visitor, register, press } = join();
    await register({ trialBonus: 'on' });
    for (const path of ['/register', '/register/welcome'])
      expect((await visitor.get(path)).headers.get('location')).toBe('/register/phone');
    const before = callsOf('bonus/definetrialbonus');
    expect((await press('/register/welcome', 'claim')).headers.get('location')).toBe('/register/phone');
    expect(callsOf('bonus/definetrialbonus')).toBe(before);
  });

  it('are open only to their player, and not with a forged cookie', async () => {
    const { visitor, register } = join();
    await register({ trialBonus: 'on' });
    const onboarding = visitor.cookies.get('onboarding') ?? '';
    const other = new HttpBrowser(site.url);
    await other.logIn();
    other.cookies.set('onboarding', onboarding);
    expect((await other.get('/register/phone')).headers.get('location')).toBe('/dashboard/phone-verification');
    visitor.cookies.set(
      'onboarding',
      onboarding.replace(/.(?=.{40}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
    );
    expect((await visitor.get('/register/phone')).headers.get('location')).toBe('/dashboard/phone-verification');
  });

  it('survive a restart of the server', async () => {
    const secrets = { SESSION_SECRETS: 'a-secret-of-more-than-32-characters-for-this', OPERATOR_API_URL: proxy.apiUrl };
    const before = await startSite({ ...secrets, DATA_DIR: newDataDir() });
    const { visitor, register, registration } = newRegistrant(before.url);
    await register({ trialBonus: 'on' });
    await before.stop();
    const after = await startSite({ ...secrets, DATA_DIR: newDataDir() });
    const back = visitor.copyAt(after.url);
    expect((await back.get('/register')).headers.get('location')).toBe('/register/phone');
    const code = await lastCodeTo(operator, registration.phone);
    const answer = await back.post('/register/phone', { intent: 'verify', code });
    expect(answer.headers.get('location')).toBe('/register/welcome');
    await after.stop();
  });

  it('show the button to send the code when the first sending failed', async () => {
    const { visitor, register, registration, press } = join();
    proxy.faults.set('customer/updatephone', { kind: 'body', body: '{"success":false,"message":"SMS yok."}' });
    expect((await register({ trialBonus: 'on' })).headers.get('location')).toBe('/register/phone');
    expect(await toast(visitor)).toEqual(['error', 'Hesabınız açıldı, ama doğrulama kodu gönderilemedi. SMS yok.']);
    const page = await shown(await visitor.get('/register/phone'));
    expect(page).toContain('value="send"');
    expect(page).toMatch(/readonly/i);
    expect(await shown(await press('/register/phone', 'send'))).toContain('SMS yok.');
    proxy.faults.clear();
    expect((await press('/register/phone', 'send')).status).toBe(303);
    expect(await messagesTo(operator, registration.phone)).toHaveLength(1);
  });

  it('send no second code to the same number within a minute', async () => {
    const { register, registration, press } = join();
    await register({ trialBonus: 'on' });
    await press('/register/phone', 'change');
    expect((await press('/register/phone', 'send', { phone: registration.phone })).status).toBe(303);
    expect(await messagesTo(operator, registration.phone)).toHaveLength(1);
  });

  it('mark a wrong code at its field, and do not offer another while none can be sent', async () => {
    const { register, registration, press } = join();
    await register({ trialBonus: 'on' });
    const code = otherCode(await lastCodeTo(operator, registration.phone));
    const page = await shown(await press('/register/phone', 'verify', { code }));
    expect(page).toMatch(/<input(?=[^>]*name="code")(?=[^>]*aria-invalid="true")/);
    expect(page).toMatch(/id="register-phone-code-error"[^>]*>Kod hatalı veya süresi dolmuş\.</);
    expect(page).toContain('role="timer"');
  });

  it('show what is no matter of the code above the form', async () => {
    const { register, press } = join();
    await register({ trialBonus: 'on' });
    proxy.faults.set('customer/updatephone', { kind: 'status', status: 500 });
    const page = await shown(await press('/register/phone', 'verify', { code: '123456' }));
    proxy.faults.clear();
    expect(page).toContain('kod kabul edilmiş olabilir');
    expect(page).not.toContain('register-phone-code-error');
  });

  it('skip a trial bonus that was not chosen, and never claim it', async () => {
    const { visitor, register, press } = join();
    await register();
    expect(await shown(await visitor.get('/register/welcome'))).toMatch(
      /href="\/dashboard\/deposit"[\s\S]*href="\/casino\/slot"[^>]*>Oyunları gör/,
    );
    const before = callsOf('bonus/definetrialbonus');
    expect((await press('/register/welcome', 'claim')).headers.get('location')).toBe('/register/welcome');
    expect(callsOf('bonus/definetrialbonus')).toBe(before);
  });
});

describe('the trial bonus', () => {
  async function verified() {
    const registrant = join();
    await registrant.register({ trialBonus: 'on' });
    const code = await lastCodeTo(operator, registrant.registration.phone);
    await registrant.press('/register/phone', 'verify', { code });
    return registrant;
  }

  it('is claimed only by a POST, once, and shown', async () => {
    const { visitor, press, registration } = await verified();
    const before = callsOf('bonus/definetrialbonus');
    const offer = await shown(await visitor.get('/register/welcome?intent=claim'));
    expect(callsOf('bonus/definetrialbonus')).toBe(before);
    const answers = await Promise.all([press('/register/welcome', 'claim'), press('/register/welcome', 'claim')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(callsOf('bonus/definetrialbonus') - before).toBe(1);
    const page = await shown(await visitor.get('/register/welcome'));
    expect(page).toContain('Deneme bonusunuz hesabınızda.');
    expect([offer, page].map((text) => text.includes('<i></i>'))).toEqual([true, false]);
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="5;url=/"/></noscript>');
    const { username, password } = registration;
    const login = await callOperator(operator.apiUrl, 'auth/login', { username, password });
    expect(login.data).toMatchObject({ balance: 100, trialBonusAmount: 0 });
  });

  it.each<[string, Fault, number, string]>([
    ['refused', { kind: 'body', body: '{"success":false,"message":"Bu bonus bitti."}' }, 400, 'Bu bonus bitti.'],
    ['lost', { kind: 'lost' }, 503, 'bonus hesabınıza eklenmiş olabilir'],
    ['answered with nonsense', { kind: 'body', body: '[]' }, 502, 'bonus hesabınıza eklenmiş olabilir'],
    ['not offered', { kind: 'status', status: 501 }, 501, 'sunmuyor'],
  ])('can be %s: an error and a link to continue are shown', async (_name, fault, status, message) => {
    const { visitor, press } = await verified();
    proxy.faults.set('bonus/definetrialbonus', fault);
    const answer = await press('/register/welcome', 'claim');
    expect(answer.status).toBe(status);
    const page = await shown(answer);
    expect(page).toContain(message);
    expect(page).toContain('Şimdi değil');
    proxy.faults.clear();
    expect((await visitor.get('/register/welcome')).status).toBe(200);
    expect((await press('/register/welcome', 'close')).headers.get('location')).toBe('/');
  });

  it('redirects to the login form when the session has ended, and back to this step', async () => {
    const { press } = await verified();
    proxy.faults.set('bonus/definetrialbonus', { kind: 'status', status: 401 });
    const answer = await press('/register/welcome', 'claim');
    expect(answer.headers.get('location')).toBe('/login?redirectTo=%2Fregister%2Fwelcome');
  });
});

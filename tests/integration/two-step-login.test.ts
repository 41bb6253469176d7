// @module-tag tier-1
// @module-tag login
// @module-tag security

import { describe, expect, it } from 'vitest';
import { shown, withoutScripts } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { lastCodeTo, outboxOf } from '../support/operator-outbox';
import { scenariosOf } from '../support/scenarios';
import { startSite } from '../support/site';
import { isLoggedIn, sendCode, sendRecoveryCode, twoStepSite, VERIFY } from '../support/two-step';

const { site, wait, visit, owner } = twoStepSite();

describe('a login with a second factor', () => {
  it('asks for the code on a page of its own, and returns to the requested page', async () => {
    const { player, app } = await owner();
    const visitor = visit();
    const password = await visitor.logIn(player.username, player.password, '/dashboard?tab=1');
    expect(password.status).toBe(303);
    const verify = password.headers.get('location') ?? '';
    expect(verify).toBe('/login/verify?redirectTo=%2Fdashboard%3Ftab%3D1');
    expect(await isLoggedIn(visitor)).toBe(false);
    const page = await visitor.get(verify);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const html = await shown(page);
    expect(html).toMatch(
      /<input(?=[^>]*name="code")(?=[^>]*autocomplete="one-time-code")(?=[^>]*inputmode="numeric")/i,
    );
    expect(html).toContain(player.username);
    const answer = await sendCode(visitor, app.next().replace(/(...)/, ' $1 '), verify);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard?tab=1']);
    expect(await shown(await visitor.get('/dashboard'))).toContain('Hoş geldiniz, Ayşe.');
  });

  it('takes a recovery code on the page that its link leads to', async () => {
    const { player, recoveryCodes } = await owner();
    const visitor = visit();
    await visitor.logIn(player.username, player.password);
    const link = /href="([^"]*factor=recovery-code[^"]*)"/.exec(await (await visitor.get(VERIFY)).text())?.[1] ?? '';
    const html = await shown(await visitor.get(link.replaceAll('&amp;', '&')));
    expect(html).toMatch(/<input type="hidden" name="factor" value="recovery-code"/);
    expect(html).toContain('Uygulamadaki kodu kullan');
    const typed = (recoveryCodes[0] ?? '').toLowerCase().replace('-', ' ');
    expect((await sendRecoveryCode(visitor, typed)).headers.get('location')).toBe('/');
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  it.each(['12345', '1234567', 'abcdef', '12-34', '٠'])('says in words that %s is no code', async (typed) => {
    const { player } = await owner();
    const visitor = visit();
    await visitor.logIn(player.username, player.password);
    const html = await shown(await sendCode(visitor, typed));
    expect(html).toContain('Kod altı rakamdan oluşur.');
    expect(html).not.toContain('notSixDigits');
  });

  it('keeps the form after a wrong code, without the code', async () => {
    const { player, app } = await owner();
    const visitor = visit();
    await visitor.logIn(player.username, player.password);
    const wrong = app.wrong();
    const answer = await sendCode(visitor, wrong);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('telefonunuzun saatini');
    expect(html).not.toContain(wrong);
    expect((await sendCode(visitor, app.next())).status).toBe(303);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['one letter', 'a'],
    ['five digits', '12345'],
    ['200 letters', 'ş'.repeat(200)],
    ['an emoji', '🦊🦊🦊🦊🦊🦊'],
    ['right-to-left text', '١٢٣ مرحبا'],
    ['markup', '<b>123456</b>'],
  ])('says what is wrong with %s', async (_name, code) => {
    const { player } = await owner();
    const visitor = visit();
    await visitor.logIn(player.username, player.password);
    for (const factor of ['totp', 'recovery-code', 'passkey', '']) {
      const answer = await visitor.post(VERIFY, { factor, code });
      expect(answer.status).toBe(400);
      expect(await shown(answer)).toContain('aria-invalid="true"');
    }
  });

  it('begins again, with the username, after five wrong codes and after five minutes', async () => {
    const { player, app } = await owner();
    const visitor = visit();
    await visitor.logIn(player.username, player.password, '/promotions');
    for (let count = 0; count < 4; count += 1) expect((await sendCode(visitor, app.wrong())).status).toBe(400);
    const fifth = await sendCode(visitor, app.wrong(), '/login/verify?redirectTo=%2Fpromotions');
    expect(fifth.headers.get('location')).toBe('/login?redirectTo=%2Fpromotions');
    const form = await shown(await visitor.get('/login?redirectTo=%2Fpromotions'));
    expect(form).toContain('Kod beş kez yanlış girildi.');
    expect(form).toContain(`value="${player.username}"`);

    await visitor.logIn(player.username, player.password);
    await wait(5 * 60_000 + 1_000);
    expect((await sendCode(visitor, app.next())).headers.get('location')).toBe('/login?redirectTo=%2F');
    expect(await shown(await visitor.get('/login'))).toContain('süre doldu');
  });

  it('keeps the challenge out of pages, data and readable cookies', async () => {
    const { player } = await owner();
    const visitor = visit();
    const answer = await visitor.logIn(player.username, player.password);
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('second-step='));
    expect(cookie).toMatch(/HttpOnly/i);
    const [, sealed = ''] = /second-step=([^;]+)/.exec(cookie ?? '') ?? [];
    expect(sealed.split('.')).toHaveLength(5);
    const page = await (await visitor.get(VERIFY)).text();
    const data = await (await visitor.get(`${VERIFY}&_data=routes%2Flogin_.verify`)).text();
    expect(data).toContain('"factor":"totp"');
    for (const text of [page, data]) expect(text).not.toMatch(/challenge"\s*:/);
  });

  it('makes the device known only after the second step', async () => {
    const { player, app } = await owner();
    const visitor = visit();
    await visitor.logIn(player.username, player.password);
    expect(visitor.cookies.has('known-device')).toBe(false);
    await sendCode(visitor, app.next());
    expect(visitor.cookies.has('known-device')).toBe(true);
  });

  it('gets one session for one code that is sent twice at once', async () => {
    const { player, app } = await owner();
    const visitor = visit();
    await visitor.logIn(player.username, player.password);
    const code = app.next();
    const answers = await Promise.all([sendCode(visitor, code), sendCode(visitor, code)]);
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/', '/']);
    expect(await isLoggedIn(visitor)).toBe(true);
  });
});

it('a reset password leads to the second step too', async () => {
  const { player, app } = await owner();
  const visitor = visit();
  await visitor.post('/recover', { step: 'username', username: player.username });
  const code = await lastCodeTo(outboxOf(site.operatorUrl), player.email);
  await visitor.post('/recover', { step: 'code', code });
  await visitor.post('/recover', { step: 'password', password: 'yeni-sifre', password2: 'yeni-sifre' });
  const answer = await visitor.logIn(player.username, 'yeni-sifre');
  expect(answer.headers.get('location')).toBe(VERIFY);
  expect(await isLoggedIn(visitor)).toBe(false);
  expect((await sendCode(visitor, app.next())).headers.get('location')).toBe('/');
});

it('without a login that waits, the address leads to the login form', async () => {
  const answer = await visit().get('/login/verify?redirectTo=%2Fpromotions');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?redirectTo=%2Fpromotions']);
  const sent = await sendCode(visit(), '123456');
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/login?redirectTo=%2F']);
});

it('without the capability, the address answers 404, and there is no security page without passkeys either', async () => {
  const { player } = await owner();
  await scenariosOf(site.operatorUrl).without(['two-factor', 'passkeys']);
  const other = await startSite({ OPERATOR_API_URL: site.operatorUrl });
  try {
    const visitor = new HttpBrowser(other.url);
    expect((await visitor.get('/login/verify')).status).toBe(404);
    expect((await visitor.post('/login/verify', { factor: 'totp', code: '123456' })).status).toBe(404);
    expect((await visitor.logIn(player.username, player.password)).headers.get('location')).toBe('/');
    expect(withoutScripts(await (await visitor.get('/dashboard')).text())).not.toContain('/dashboard/security');
  } finally {
    await other.stop();
    await scenariosOf(site.operatorUrl).without([]);
  }
});

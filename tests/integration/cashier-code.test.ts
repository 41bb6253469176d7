// @module-tag tier-1
// @module-tag submit-payment

import { describe, expect, it } from 'vitest';
import { turnFactorOn } from '../support/authenticator';
import { formIn, openForm, orderIn, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { withoutScripts } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { listPayments } from '../support/list-payments';
import { fund, newPlayer } from '../support/players';

const cashier = cashierSite();

const BANK = 101;
const IBAN = 'TR330006100519786457841326';
const toBank = { Amount: '100', Iban: IBAN, FullName: 'Ayşe Deneme', IsOwnAccount: 'true' };
const CODE_FIELD = /<input(?=[^>]*name="code")(?=[^>]*autocomplete="one-time-code")[^>]*>/i;

/** A player whose second factor is on, logged in, with money. */
async function enter(language: 'tr' | 'en' = 'tr') {
  const player = await newPlayer(cashier.operatorUrl());
  await fund(player, 1_000);
  const { app, recoveryCodes } = await turnFactorOn(player);
  const visitor = new HttpBrowser(cashier.site().url);
  visitor.cookies.set('language', language);
  await visitor.logIn(player.username, player.password);
  const [first = '', ...codes] = recoveryCodes;
  await visitor.post('/login/verify', { factor: 'recovery-code', code: first });
  const form = await openForm(visitor, 'withdraw', BANK);
  const asked = await form.send(toBank);
  const page = await asked.text();
  const send = async (fields: Record<string, string>, from = page) =>
    visitor.post(form.path, { order: orderIn(from), ...fields });
  const withdrawals = async () => (await listPayments(player)).filter(({ kind }) => kind === 2).length;
  return { player, visitor, app, codes, form, asked, page, send, withdrawals };
}

const keySent = () => cashier.proxy().lastHeaders.get('payment/withdraw')?.['idempotency-key'];

describe('a withdrawal of a player with a second factor', () => {
  it.each([
    ['tr', 'yedek kodla onaylayın', 'Kod hatalı.'],
    ['en', 'or with a backup code', 'The code is wrong.'],
  ] as const)('asks for a code in the review (%s), and says when it is wrong', async (language, hint, wrong) => {
    const { asked, page, send, app, withdrawals } = await enter(language);
    expect(asked.status).toBe(200);
    const html = withoutScripts(page);
    expect(html).toMatch(CODE_FIELD);
    expect(html).toContain(hint);
    expect(html).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(html).not.toContain('aria-invalid');
    const typed = app.wrong();
    const answer = await send({ code: typed });
    expect(answer.status).toBe(400);
    const again = await answer.text();
    expect(again).not.toContain(typed);
    expect(withoutScripts(again)).toContain(wrong);
    expect(withoutScripts(again)).toMatch(/<input(?=[^>]*name="code")(?=[^>]*aria-invalid="true")/);
    expect(withoutScripts(again)).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(await withdrawals()).toBe(0);
  });

  it('is sent again with the same idempotency key, and made once', async () => {
    const { send, app, page, form, visitor, withdrawals, player } = await enter();
    const key = keySent();
    const wrong = await (await send({ code: app.wrong() })).text();
    expect(keySent()).toBe(key);
    const code = app.next();
    const done = await send({ code }, wrong);
    expect(keySent()).toBe(key);
    expect(await receiptOf(visitor, done)).toContain('₺100,00');
    expect(done.headers.get('location')).not.toContain(code);
    for (const repeat of [{ code }, { code: app.wrong() }, {}])
      expect((await send(repeat, page)).headers.get('location')).toBe(done.headers.get('location'));
    expect((await form.submit(toBank)).headers.get('location')).toBe(done.headers.get('location'));
    expect(await withdrawals()).toBe(1);
    expect(await player.balance()).toBe(900);
  });

  it('takes a backup code, and each code once', async () => {
    const { codes, send, visitor, withdrawals } = await enter();
    const typed = (codes[0] ?? '').toLowerCase().replace('-', ' ');
    const done = await send({ code: typed });
    expect(await receiptOf(visitor, done)).toContain('₺100,00');
    const left = [...cashier.site().logs, ...[...done.headers].flat(), ...visitor.cookies.values()].join('\n');
    for (const secret of [typed, codes[0] ?? '', encodeURIComponent(typed)]) expect(left).not.toContain(secret);
    const next = await openForm(visitor, 'withdraw', BANK);
    const page = await (await next.send({ ...toBank, Amount: '150' })).text();
    const used = await visitor.post(next.path, { order: orderIn(page), code: typed });
    expect(used.status).toBe(400);
    expect(withoutScripts(await used.text())).toContain('Yedek kod hatalı veya kullanılmış');
    expect(await withdrawals()).toBe(1);
  });

  it('sent twenty times at once with one code is made once', async () => {
    const { send, app, withdrawals, player } = await enter();
    const code = app.next();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ code })));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(answers[0]?.headers.get('location')).toContain('/dashboard/receipt/');
    expect(await withdrawals()).toBe(1);
    expect(await player.balance()).toBe(900);
  });

  it('sent at once with a wrong and a right code is made at most once', async () => {
    const { send, app, withdrawals } = await enter();
    const right = app.next();
    const wrong = app.wrong();
    await Promise.all([wrong, right, wrong, right].map((code) => send({ code })));
    expect((await send({ code: right })).status).toBeLessThan(500);
    expect(await withdrawals()).toBeLessThanOrEqual(1);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['one letter', 'a'],
    ['200 letters', 'ş'.repeat(200)],
    ['an emoji', '🦊🦊🦊🦊🦊🦊'],
    ['right-to-left text', '١٢٣ مرحبا'],
    ['markup', '<b>123456</b>'],
  ])('is not made with %s as the code, and says so at the field', async (_name, code) => {
    const { send, withdrawals } = await enter();
    const answer = await send({ code });
    expect(answer.status).toBe(400);
    const html = withoutScripts(await answer.text());
    expect(html).toMatch(/<input(?=[^>]*name="code")(?=[^>]*aria-invalid="true")/);
    expect(await withdrawals()).toBe(0);
  });

  it('keeps its review after too many wrong codes, and says when to try again', async () => {
    const { send, app, withdrawals } = await enter();
    const answers = [];
    for (let count = 0; count < 11; count += 1) answers.push(await send({ code: app.wrong() }));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429]);
    const last = answers.at(-1);
    expect(last?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(withoutScripts((await last?.text()) ?? '')).toContain('Çok fazla deneme');
    expect(await withdrawals()).toBe(0);
  });

  it('that is changed after the request asks for the code of its new contents', async () => {
    const { visitor, form, page, app, send, withdrawals } = await enter();
    const edited = await (await send({ edit: '1' })).text();
    expect(edited).toContain(`value="${IBAN}"`);
    const again = await formIn(visitor, form.path, edited).send({ ...toBank, Amount: '250' });
    const next = await again.text();
    expect(withoutScripts(next)).toMatch(CODE_FIELD);
    expect(await receiptOf(visitor, await send({ code: app.next() }, next))).toContain('₺250,00');
    // The browser's own copy of the form still has the first intent.
    const other = await form.submit({ ...toBank, Amount: '300' });
    expect([other.status, withoutScripts(await other.text()).includes('₺300,00')]).toEqual([200, true]);
    expect((await form.submit(toBank)).status).toBe(200);
    expect(page).toContain('name="code"');
    expect(await withdrawals()).toBe(1);
  });

  it('whose answer with the code is lost stays unknown, and is not sent again', async () => {
    const { send, app, visitor, withdrawals } = await enter();
    cashier.proxy().faults.set('payment/withdraw', { kind: 'lost' });
    const code = app.next();
    const answer = await send({ code });
    cashier.proxy().faults.clear();
    const before = cashier.count('payment/withdraw');
    expect(answer.headers.get('location')).toContain('/dashboard/receipt/');
    expect((await send({ code })).headers.get('location')).toBe(answer.headers.get('location'));
    expect((await send({})).headers.get('location')).toBe(answer.headers.get('location'));
    expect(cashier.count('payment/withdraw')).toBe(before);
    expect(await receiptOf(visitor, answer)).toContain('kayıtlarda bulundu');
    expect(await withdrawals()).toBe(1);
  });

  it('that hangs with the code is unknown', async () => {
    const { send, app, visitor, withdrawals } = await enter();
    cashier.proxy().faults.set('payment/withdraw', { kind: 'hang' });
    const answer = await send({ code: app.next() });
    cashier.proxy().faults.clear();
    expect(await receiptOf(visitor, answer)).toContain('sonucu henüz bilinmiyor');
    expect(await withdrawals()).toBe(0);
  }, 30_000);

  it('of another session is not sent by its order and code', async () => {
    const { page, form, app, withdrawals } = await enter();
    const { visitor: other } = await cashier.enter(1_000);
    const answer = await other.post(form.path, { order: orderIn(page), code: app.next() });
    expect(answer.status).toBe(409);
    expect(await withdrawals()).toBe(0);
  });
});

it('a player without a second factor sees no field for a code', async () => {
  const { visitor } = await cashier.enter(1_000);
  const form = await openForm(visitor, 'withdraw', BANK);
  const review = await (await form.submit(toBank)).text();
  expect(review).not.toContain('name="code"');
  const done = await visitor.post(form.path, { order: orderIn(review), code: '123456' });
  expect(done.headers.get('location')).toContain('/dashboard/receipt/');
});

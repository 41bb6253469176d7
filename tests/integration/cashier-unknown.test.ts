// @module-tag tier-1
// @module-tag submit-payment
// @module-tag receipt
// @module-tag payments

import { describe, expect, it, vi } from 'vitest';
import { formIn, openForm, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { listPayments } from '../support/list-payments';
import type { Fault } from '../support/fault-proxy';
import { withoutScripts } from '../support/html';

const cashier = cashierSite();

const CRYPTO = 6;
const MOBILE = 105;
const crypto = (amount: string) => ({ Amount: amount, Network: '1' });
const mobile = (amount: string) => ({ Amount: amount, Phone: '(555) 123 45 67' });

/** Faults that leave the outcome unknown to the site, although the operator never received the payment. */
const faults: [string, Fault][] = [
  ['a reset connection', { kind: 'reset' }],
  ['a 500', { kind: 'status', status: 500 }],
  ['a 503 that says success', { kind: 'status', status: 503, body: '{"success":true,"message":null,"data":null}' }],
  ['a 400 without an envelope', { kind: 'status', status: 400, body: 'no' }],
  ['a 302', { kind: 'status', status: 302 }],
  ['half an answer', { kind: 'body', body: '{"success":true,"mess' }],
  ['an empty answer', { kind: 'body', body: '' }],
  ['another shape', { kind: 'body', body: '{"success":"yes","message":7,"data":[]}' }],
  ['a page', { kind: 'body', body: '<html>success</html>' }],
  ['null', { kind: 'body', body: 'null' }],
  ['an answer without end', { kind: 'huge' }],
];

describe.each([
  ['deposit', CRYPTO, crypto],
  ['withdraw', MOBILE, mobile],
] as const)('a %s whose answer is', (kind, method, fields) => {
  it.each(faults)('%s has an unknown outcome and is not sent again', async (_name, fault) => {
    const { visitor, player } = await cashier.enter(1_000);
    const listed = (await listPayments(player)).length;
    const form = await openForm(visitor, kind, method);
    cashier.proxy().faults.set(`payment/${kind}`, fault);
    const before = cashier.count(`payment/${kind}`);
    const answer = await form.send(fields('300'));
    expect(answer.status).toBe(303);
    const page = await receiptOf(visitor, answer);
    expect(page).toContain('İşlemin sonucu henüz bilinmiyor');
    expect(page).toContain('href="/dashboard/financial-activities"');
    expect(page).not.toContain('Talebiniz alındı');
    expect(page).not.toContain('Yeni işlem');
    cashier.proxy().faults.clear();

    // The operator works again. A reload and a second form must still not send the payment.
    expect((await form.send(fields('300'))).headers.get('location')).toBe(answer.headers.get('location'));
    const held = await (await openForm(visitor, kind, method)).send(fields('300'));
    expect(held.status).toBe(409);
    const heldPage = await held.text();
    expect(withoutScripts(heldPage)).toContain('sonucu henüz bilinmiyor');
    expect(heldPage).toContain(`href="${answer.headers.get('location')}"`);
    expect(cashier.count(`payment/${kind}`) - before).toBe(1);
    expect(await listPayments(player)).toHaveLength(listed);
    expect(await receiptOf(visitor, answer)).toContain('Finansal hareketlerinizde şu an böyle bir kayıt yok');
    // A payment of another amount is not held back.
    expect((await formIn(visitor, form.path, heldPage).send(fields('301'))).status).toBe(303);
  });
});

it('a payment that timed out but was made is found in the list', async () => {
  const { visitor, player } = await cashier.enter(1_000);
  const form = await openForm(visitor, 'withdraw', MOBILE);
  cashier.proxy().faults.set('payment/withdraw', { kind: 'lost' });
  const answer = await form.send(mobile('250,50'));
  cashier.proxy().faults.clear();
  const page = await receiptOf(visitor, answer);
  expect(page).toContain('İşlem kayıtlarda bulundu');
  expect(page).toContain('Bekliyor');
  expect(page).toContain('₺749,50');
  expect(await player.balance()).toBe(749.5);
  // The outcome is known now, so the player may repeat the payment.
  expect((await (await openForm(visitor, 'withdraw', MOBILE)).send(mobile('250,50'))).status).toBe(303);
  expect(await player.balance()).toBe(499);
});

it('a payment without an answer is given up after fifteen seconds, and a concurrent copy gets the same result', async () => {
  const { visitor } = await cashier.enter();
  const form = await openForm(visitor, 'deposit', CRYPTO);
  cashier.proxy().faults.set('payment/deposit', { kind: 'hang' });
  const before = cashier.count('payment/deposit');
  const { clock } = cashier.site();
  await clock.hold();
  const answered = vi.fn();
  const send = () => form.send(crypto('300')).finally(answered);
  const both = Promise.all([send(), send()]);
  await cashier.proxy().held('payment/deposit');
  await clock.turn(14_900);
  // A page is answered meanwhile, so an answer to the payment would have arrived.
  await visitor.get('/login');
  expect(answered).not.toHaveBeenCalled();
  await clock.turn(100);
  const answers = await both;
  await clock.release();
  expect(cashier.count('payment/deposit') - before).toBe(1);
  expect(answers[0]?.headers.get('location')).toBe(answers[1]?.headers.get('location'));
  expect(await receiptOf(visitor, answers[0])).toContain('İşlemin sonucu henüz bilinmiyor');
});

it('a found deposit without its payment page is shown as not yet paid', async () => {
  const { visitor } = await cashier.enter();
  const form = await openForm(visitor, 'deposit', CRYPTO);
  cashier.proxy().faults.set('payment/deposit', { kind: 'lost' });
  const answer = await form.send(crypto('300'));
  const page = await receiptOf(visitor, answer);
  expect(page).toContain('Ödemenizi bekliyor');
  expect(page).toContain('kendiliğinden iptal olur');
});

it('an earlier payment of the same amount is not mistaken for a lost one', async () => {
  const { visitor } = await cashier.enter();
  await (await openForm(visitor, 'deposit', CRYPTO)).send(crypto('300'));
  const form = await openForm(visitor, 'deposit', 7);
  cashier.proxy().faults.set('payment/deposit', { kind: 'reset' });
  const page = await receiptOf(visitor, await form.send({ Amount: '300', Bank: '1', TillNumber: '1' }));
  expect(page).toContain('Finansal hareketlerinizde şu an böyle bir kayıt yok');
});

it('a message is shown when the transaction list cannot be read', async () => {
  const { visitor } = await cashier.enter();
  const form = await openForm(visitor, 'deposit', CRYPTO);
  cashier.proxy().faults.set('payment/deposit', { kind: 'lost' });
  cashier.proxy().faults.set('transaction/list', { kind: 'status', status: 404 });
  const answer = await form.send(crypto('300'));
  expect(await receiptOf(visitor, answer)).toContain('Finansal hareketleriniz şu an okunamıyor');
});

describe('a refusal', () => {
  it('returns the form with the operator’s message, the typed values, and a new intent', async () => {
    const { visitor, player } = await cashier.enter(300);
    const form = await openForm(visitor, 'withdraw', MOBILE);
    // What the site reads is older than what the operator knows.
    const body = JSON.stringify({ success: true, message: null, data: { balance: 900 } });
    cashier.proxy().faults.set('user/balance', { kind: 'body', body });
    const answer = await form.send(mobile('450'));
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(withoutScripts(page)).toContain('Bakiyeniz yetersiz. Çekilebilir tutar: ₺300,00.');
    expect(page).toContain('value="450"');
    expect(page).toContain('value="(555) 123 45 67"');
    // A reload shows the same answer without another call.
    const before = cashier.count('payment/withdraw');
    expect((await form.send(mobile('450'))).status).toBe(409);
    expect(cashier.count('payment/withdraw')).toBe(before);
    expect((await formIn(visitor, form.path, page).send(mobile('60'))).status).toBe(303);
    expect(await player.balance()).toBe(240);
  });

  it.each([404, 501])('by status %i is reported as nothing sent', async (status) => {
    const { visitor } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    cashier.proxy().faults.set('payment/deposit', { kind: 'status', status });
    const answer = await form.send(crypto('300'));
    expect(answer.status).toBe(501);
    expect(withoutScripts(await answer.text())).toContain('Ödeme gönderilmedi.');
  });

  it('by 401 ends the session and returns to the form after the login', async () => {
    const { visitor, player } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    cashier.proxy().faults.set('payment/deposit', { kind: 'status', status: 401 });
    const answer = await form.send(crypto('300'));
    expect(answer.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(form.path)}`);
    expect((await visitor.get('/dashboard')).status).toBe(302);
    // Nothing was sent, so the form can be sent again.
    cashier.proxy().faults.clear();
    await visitor.logIn(player.username, player.password);
    expect((await (await openForm(visitor, 'deposit', CRYPTO)).send(crypto('300'))).status).toBe(303);
  });
});

describe('the address of a payment page', () => {
  it.each([
    ['plain http', 'http://evil.example/pay'],
    ['with a password', 'https://user:password@evil.example/'],
    ['of another scheme', 'httpx://evil.example/'],
    ['that is no URL', 'http:javascript:alert(1)'],
    ['too long', `https://evil.example/${'x'.repeat(3_000)}`],
  ])('%s is not linked to, and nothing is shown as a success', async (_name, address) => {
    const { visitor } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    const body = JSON.stringify({ success: true, message: null, data: address });
    cashier.proxy().faults.set('payment/deposit', { kind: 'body', body });
    const page = await receiptOf(visitor, await form.send(crypto('300')));
    expect(page).toContain('İşlemin sonucu henüz bilinmiyor');
    expect(page).not.toContain('evil.example');
  });

  it('over https may be on any host, and a hostile message is escaped', async () => {
    const { visitor } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    const message = '<script>alert(1)</script>';
    const body = JSON.stringify({ success: true, message, data: 'https://pay.example/x?y="><b>' });
    cashier.proxy().faults.set('payment/deposit', { kind: 'body', body });
    const page = await receiptOf(visitor, await form.send(crypto('300')));
    expect(page).toContain('href="https://pay.example/x?y=%22%3E%3Cb%3E"');
    expect(page).toContain('&lt;script&gt;alert(1)');
  });
});

it('a receipt with a very long message can be opened', async () => {
  const { visitor } = await cashier.enter();
  const form = await openForm(visitor, 'deposit', CRYPTO);
  const body = JSON.stringify({
    success: true,
    message: 'ğ'.repeat(1_000),
    data: `https://pay.example/${'x'.repeat(2_000)}`,
  });
  cashier.proxy().faults.set('payment/deposit', { kind: 'body', body });
  expect(await receiptOf(visitor, await form.send(crypto('300')))).toContain('ğğğ');
});

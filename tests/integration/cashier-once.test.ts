// @module-tag tier-1
// @module-tag submit-payment
// @module-tag payments

import { describe, expect, it } from 'vitest';
import { formIn, openForm, payPageIn, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { listPayments } from '../support/list-payments';
import { withoutScripts } from '../support/html';

const cashier = cashierSite();

const CRYPTO = 6;
const CARD = 2;
const fields = (amount: string) => ({ Amount: amount, Network: '1' });

describe('a deposit', () => {
  it('leads to a receipt with a link to the payment page, which lasts', async () => {
    const { visitor, player } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    const answer = await form.send(fields('1.234,50'));
    expect(answer.status).toBe(303);
    const receipt = await receiptOf(visitor, answer);
    expect(receipt).toContain('₺1.234,50');
    expect(receipt).toContain('Kripto para');
    expect(payPageIn(receipt)).toMatch(/^http:\/\/localhost:\d+\/pay\//);
    expect(receipt).toMatch(/<a href="http[^>]*target="_blank" rel="noopener noreferrer"/);
    expect(await receiptOf(visitor, answer)).toContain(payPageIn(receipt));
    expect(await listPayments(player)).toMatchObject([{ kind: 1, amount: 1234.5 }]);
    // The receipt belongs to the player: a new login can read it, another player cannot.
    const location = answer.headers.get('location') ?? '';
    expect((await (await cashier.logInAs(player)).get(location)).status).toBe(200);
    expect((await (await cashier.enter()).visitor.get(location)).status).toBe(404);
    expect((await visitor.get(`${location}x`)).status).toBe(404);
  });

  it('completed at once shows its balance in the header of the next page', async () => {
    const { visitor, player } = await cashier.enter(500);
    expect(withoutScripts(await (await visitor.get('/dashboard/withdraw/105')).text())).toContain('₺500,00');
    const form = await openForm(visitor, 'withdraw', 105);
    const answer = await form.send({ Amount: '120,25', Phone: '555 123 45 67' });
    expect(await receiptOf(visitor, answer)).toContain('₺379,75');
    expect(await player.balance()).toBe(379.75);
  });

  it('sends numbers as numbers and text as text, with one idempotency key', async () => {
    const { visitor } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    await form.send(fields('500'));
    expect(cashier.proxy().lastHeaders.get('payment/deposit')?.['idempotency-key']).toMatch(/^[\w-]{22}$/);
    expect(JSON.parse(cashier.proxy().lastBodies.get('payment/deposit') ?? '')).toEqual({
      id: CRYPTO,
      target: 'pay',
      detail: { Amount: 500, Network: 1 },
    });
  });
});

describe('the same form', () => {
  it('sent a hundred times at once makes one call, and all get its receipt', async () => {
    const { visitor, player } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    const before = cashier.count('payment/deposit');
    const answers = await Promise.all(Array.from({ length: 100 }, () => form.send(fields('300'))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(cashier.count('payment/deposit') - before).toBe(1);
    expect(await listPayments(player)).toHaveLength(1);
  });

  it('opened in twenty tabs and sent from all of them makes one call', async () => {
    const { visitor, player } = await cashier.enter();
    const forms = await Promise.all(Array.from({ length: 20 }, () => openForm(visitor, 'deposit', CRYPTO)));
    const answers = await Promise.all(forms.map((form) => form.send(fields('300'))));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await listPayments(player)).toHaveLength(1);
  });

  it('opened and sent twenty times at once makes one call', async () => {
    const { visitor, player } = await cashier.enter();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await openForm(visitor, 'deposit', CRYPTO)).send(fields('300'))),
    );
    expect(answers.every(({ status }) => status === 303 || status === 409)).toBe(true);
    expect(await listPayments(player)).toHaveLength(1);
  });

  it('sent again with another amount is refused with a link to the first payment', async () => {
    const { visitor, player } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    const first = await form.send(fields('300'));
    const second = await form.send(fields('400'));
    expect(second.status).toBe(409);
    const page = await second.text();
    expect(withoutScripts(page)).toContain('bu bilgilerle ödeme yapılmadı');
    expect(page).toContain(`href="${first.headers.get('location')}"`);
    expect(page).toContain('value="400"');
    expect(await listPayments(player)).toHaveLength(1);
    // The form in the answer is a new one.
    expect((await formIn(visitor, form.path, page).send(fields('400'))).status).toBe(303);
    expect(await listPayments(player)).toHaveLength(2);
  });

  it('sent at once with two amounts makes one call', async () => {
    const { visitor, player } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    const answers = await Promise.all(['300', '400', '300', '400'].map((amount) => form.send(fields(amount))));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 409, 409]);
    expect(await listPayments(player)).toHaveLength(1);
  });

  it("waits for the operator's answer when it is sent twice", async () => {
    const { visitor } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    const before = cashier.count('payment/deposit');
    cashier.proxy().faults.set('payment/deposit', { kind: 'hang' });
    const both = Promise.all([form.send(fields('300')), form.send(fields('300'))]);
    await cashier.proxy().held('payment/deposit');
    // The site answers a page meanwhile, so it has received the second form.
    await visitor.get('/dashboard');
    cashier.proxy().release();
    const answers = await both;
    expect(answers[0]?.headers.get('location')).toBe(answers[1]?.headers.get('location'));
    expect(cashier.count('payment/deposit') - before).toBe(1);
  });
});

describe('the same payment by a new form', () => {
  it('needs a confirmation shortly after the first, and is then made', async () => {
    const { visitor, player } = await cashier.enter();
    const first = await (await openForm(visitor, 'deposit', CRYPTO)).send(fields('300'));
    // A browser that goes back to an uncached page loads a new form.
    const again = await openForm(visitor, 'deposit', CRYPTO);
    const asked = await again.send(fields('300,00'));
    expect(asked.status).toBe(409);
    const page = await asked.text();
    expect(withoutScripts(page)).toMatch(/Aynı ödemeyi az önce gönderdiniz: ₺300,00 · \d\d\.\d\d\.\d{4} \d\d:\d\d\./);
    expect(page).toContain(`href="${first.headers.get('location')}"`);
    expect(await listPayments(player)).toHaveLength(1);
    const meant = formIn(visitor, again.path, page);
    const answers = await Promise.all([meant.send(fields('300')), meant.send(fields('300'))]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(answers[0]?.headers.get('location')).not.toBe(first.headers.get('location'));
    expect(await listPayments(player)).toHaveLength(2);
  });

  it.each([
    ['typed, and then saved', ['', 'saved']],
    ['saved, and then typed', ['saved', '']],
  ])('needs a confirmation with a card that is %s', async (_name, [first, second]) => {
    const { visitor, player } = await cashier.enter();
    const typed = { CardNo: '4242 4242 4242 4242', FullName: 'Ayşe Deneme', Installments: '1', SaveCard: 'true' };
    const detail = { ...typed, Amount: 200, Installments: 1, SaveCard: true };
    await player.call('payment/deposit', { id: CARD, target: 'pay', detail });
    const { data } = await player.call('payment/methods', { type: 1 });
    const methods = data as { id: number; accounts?: { id: number }[] }[];
    const saved = methods.find(({ id }) => id === CARD)?.accounts?.[0]?.id;
    const path = `/dashboard/deposit/${CARD}`;
    const send = async (which = '') => {
      const form = `${path}?account=${which === 'saved' ? saved : '-'}`;
      const shown = formIn(visitor, form, await (await visitor.get(form)).text());
      return shown.send({ Amount: '300', Installments: '1', ...(which === '' && typed) });
    };
    expect((await send(first)).status).toBe(303);
    const asked = await send(second);
    expect(asked.status).toBe(409);
    expect(withoutScripts(await asked.text())).toContain('Aynı ödemeyi az önce gönderdiniz');
    expect(await listPayments(player)).toHaveLength(2);
  });

  it('needs no confirmation with another amount', async () => {
    const { visitor, player } = await cashier.enter();
    await (await openForm(visitor, 'deposit', CRYPTO)).send(fields('300'));
    expect((await (await openForm(visitor, 'deposit', CRYPTO)).send(fields('301'))).status).toBe(303);
    expect(await listPayments(player)).toHaveLength(2);
  });
});

describe('a payment intent', () => {
  it.each([
    ['none', ''],
    ['nonsense', 'x'],
    ['one that was tampered with', 'tampered'],
    ['one of another method', 'method'],
    ['one of another kind', 'kind'],
    ['one of another session', 'session'],
  ])('that is %s sends nothing, and the page shows what to do', async (_name, which) => {
    const { visitor, player } = await cashier.enter(1_000);
    const own = (await openForm(visitor, 'deposit', CRYPTO)).intent;
    const intents: Record<string, string> = {
      tampered: `${own.slice(0, 40)}${own[40] === 'A' ? 'B' : 'A'}${own.slice(41)}`,
      method: (await openForm(visitor, 'deposit', 7)).intent,
      kind: (await openForm(visitor, 'withdraw', 107)).intent,
      session: (await openForm(await cashier.logInAs(player), 'deposit', CRYPTO)).intent,
    };
    const before = cashier.count('payment/deposit');
    const answer = await visitor.post(`/dashboard/deposit/${CRYPTO}`, {
      intent: intents[which] ?? which,
      ...fields('300'),
    });
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(withoutScripts(page)).toContain('Bu form geçerliliğini yitirmiş');
    expect(page).toContain('href="/dashboard/financial-activities"');
    expect(cashier.count('payment/deposit')).toBe(before);
    expect((await formIn(visitor, `/dashboard/deposit/${CRYPTO}`, page).send(fields('300'))).status).toBe(303);
  });

  it('of a guest leads to the login form first', async () => {
    const { visitor } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    visitor.cookies.clear();
    const answer = await form.send(fields('300'));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/login?redirectTo='),
    ]);
  });
});

describe('a missing page', () => {
  it.each(['/dashboard/deposit/999', '/dashboard/deposit/101', '/dashboard/withdraw/6', '/dashboard/deposit/%00'])(
    '%s is answered with 404, for GET and POST',
    async (path) => {
      const { visitor } = await cashier.enter();
      expect((await visitor.get(path)).status).toBe(404);
      expect((await visitor.post(path, fields('300'))).status).toBe(404);
    },
  );

  it('the list of methods shows a message when the operator does not have the call', async () => {
    const { visitor } = await cashier.enter();
    cashier.proxy().faults.set('payment/methods', { kind: 'status', status: 404 });
    const answer = await visitor.get('/dashboard/deposit');
    expect(answer.status).toBe(501);
    expect(await answer.text()).toContain('Sitemiz bu özelliği sunmuyor.');
  });
});

it('the logs contain no payment data', async () => {
  const { visitor } = await cashier.enter(1_000);
  const iban = 'TR330006100519786457841326';
  const form = await openForm(visitor, 'withdraw', 101);
  await form.send({ Amount: '345,67', Iban: iban, FullName: 'Gizli Kişi', IsOwnAccount: 'true' });
  const logs = cashier.site().logs.join('\n');
  for (const secret of [iban, iban.slice(8, 20), '345.67', '345,67', 'Gizli']) expect(logs).not.toContain(secret);
});

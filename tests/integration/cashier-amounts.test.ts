// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { openForm, orderIn, payPageIn, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { withoutScripts } from '../support/html';
import { listPayments } from '../support/list-payments';

const cashier = cashierSite();

/** With a first deposit, before which the list of the methods offers a limit. */
const HAS_DEPOSITED = 500;

const amountsIn = (page: string) =>
  [...mainOf(page).matchAll(/name="fill" value="([\d.]+)"/g)].map(([, amount]) => amount);
const valueIn = (page: string) => /id="payment-0"[^>]* value="([^"]*)"/.exec(page)?.[1];
const mainOf = (page: string) => withoutScripts(/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '');

const answering = (data: unknown) => ({
  kind: 'body' as const,
  body: JSON.stringify({ success: true, message: null, data }),
});

describe('quick amounts', () => {
  it('of a deposit lie within the limits and fill in the form, which sends nothing', async () => {
    const { visitor, player } = await cashier.enter();
    const open = async (path: string) => (await visitor.get(path)).text();
    expect(amountsIn(await open('/dashboard/deposit/3'))).toEqual(['100', '250', '500', '1000']);
    expect(amountsIn(await open('/dashboard/deposit/6'))).toEqual(['250', '500', '1000']);
    const form = await openForm(visitor, 'deposit', 3);
    const filled = await (await form.submit({ Amount: 'x', fill: '1000' })).text();
    expect(valueIn(filled)).toBe('1.000,00');
    // Without JavaScript the button's label could not follow the amount.
    expect(withoutScripts(filled)).toMatch(/<button[^>]*type="submit"(?:(?!<\/button>).)*Yatır<\/span><\/button>/);
    await visitor.post('/language', { language: 'en' });
    expect(valueIn(await open('/dashboard/deposit/3?amount=1000'))).toBe('1,000.00');
    expect(await listPayments(player)).toEqual([]);
  });

  it('keep what was typed in other fields, and the amount where a button has none of them', async () => {
    const { visitor, player } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', 20);
    const page = await (await form.submit({ Amount: '250', FullName: 'Ayşe Deneme', fill: '500' })).text();
    for (const typed of ['Ayşe Deneme', '500,00']) expect(page).toContain(`value="${typed}"`);
    for (const fill of ['', '1e3', '49', '99999999', '<b>']) {
      const again = await (await form.submit({ Amount: '250', FullName: 'Ayşe Deneme', fill })).text();
      for (const typed of ['Ayşe Deneme', '250']) expect(again).toContain(`value="${typed}"`);
    }
    expect(await listPayments(player)).toEqual([]);
  });

  it.each(['49', '50001', '-100', '1e3', '100,50', '١٠٠', '1.234', '<b>', '', '0100'])(
    'of an address are ignored when no link has them: %s',
    async (asked) => {
      const { visitor } = await cashier.enter();
      const page = await (await visitor.get(`/dashboard/deposit/3?amount=${encodeURIComponent(asked)}`)).text();
      expect(valueIn(page)).toBe('');
    },
  );

  it('of a withdrawal end with all that can be withdrawn', async () => {
    const { visitor } = await cashier.enter(312);
    const open = async (path: string) => amountsIn(await (await visitor.get(path)).text());
    expect(await open('/dashboard/withdraw/103')).toEqual(['100', '250', '312']);
    const { visitor: rich } = await cashier.enter(9_000);
    expect(amountsIn(await (await rich.get('/dashboard/withdraw/107')).text())).toContain('4000');
  });
});

describe('what the operator refuses', () => {
  it('in any case is said before the review', async () => {
    const { visitor } = await cashier.enter(500);
    const form = await openForm(visitor, 'withdraw', 101);
    const Iban = 'TR330006100519786457841326';
    const answer = await form.submit({ Amount: '100', Iban, FullName: 'Ayşe Deneme', IsOwnAccount: 'false' });
    expect(answer.status).toBe(400);
    expect(mainOf(await answer.text())).toMatch(/<p id="payment-3-error"[^>]*>Yalnızca size ait bir hesaba/);
  });

  it('of one field stands at that field, with what was typed', async () => {
    const { visitor, player } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', 1);
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const answer = await form.submit({
      Amount: '500',
      Bank: '1',
      FullName: 'Ayşe Deneme',
      TransferDate: `${day}T10:00`,
    });
    expect(answer.status).toBe(409);
    const page = mainOf(await answer.text());
    expect(page).toMatch(/id="payment-3-error"[^>]*>Havale tarihi ileri bir tarih olamaz/);
    for (const typed of ['500', 'Ayşe Deneme']) expect(page).toContain(`value="${typed}"`);
    expect(await listPayments(player)).toEqual([]);
  });
});

describe('a player who wants to withdraw', () => {
  it('sees first how much that can be', async () => {
    const { visitor } = await cashier.enter(312);
    for (const path of ['/dashboard/withdraw', '/dashboard/withdraw/103'])
      expect(mainOf(await (await visitor.get(path)).text())).toMatch(/Çekilebilir tutar(<[^>]+>)+₺312,00/);
  });

  it.each([
    ['an empty balance', 0, '/dashboard/withdraw', 'Çekilebilecek paranız yok', '/dashboard/deposit'],
    ['an empty balance at a method', 0, '/dashboard/withdraw/103', 'Bakiyeniz boş.', '/dashboard/claim-bonus'],
    [
      'less than the method pays out',
      60,
      '/dashboard/withdraw/101',
      'en az ₺100,00 çekilebilir',
      '/dashboard/withdraw',
    ],
  ])('with %s is told what is missing and where to go', async (_what, lira, path, message, href) => {
    const { visitor } = await cashier.enter();
    if (lira > 0) cashier.proxy().faults.set('user/balance', answering({ balance: lira }));
    const main = mainOf(await (await visitor.get(path)).text());
    expect(main).toContain(message);
    expect(main).toContain(`href="${href}"`);
    expect(main).not.toContain('name="intent"');
  });

  it('sees which part is a bonus and locked, where the operator says so', async () => {
    const { visitor } = await cashier.enter(1_000);
    const wallet = { balance: 1000, withdrawable: 700.5, bonusBalance: 250, lockedBalance: 299.5 };
    cashier.proxy().faults.set('user/balance', answering(wallet));
    const main = mainOf(await (await visitor.get('/dashboard/withdraw/103')).text());
    for (const [name, money] of [
      ['Çekilebilir tutar', '₺700,50'],
      ['Kendi paranız', '₺700,50'],
      [String.raw`Bonus \(kilitli\)`, '₺250,00'],
      ['Kendi paranızdan kilitli', '₺49,50'],
      ['Bakiye', '₺1.000,00'],
    ])
      expect(main).toMatch(new RegExp(`${name}(<[^>]+>)+${money}`));
    expect(amountsIn(main)).toEqual(['100', '250', '500', '700.5']);
  });

  it('whose whole balance is locked is led to the bonuses', async () => {
    const { visitor } = await cashier.enter(1_000);
    const wallet = { balance: 500, withdrawable: 0, bonusBalance: 500, lockedBalance: 500 };
    cashier.proxy().faults.set('user/balance', answering(wallet));
    const main = mainOf(await (await visitor.get('/dashboard/withdraw')).text());
    expect(main).toContain('bonusun şartlarını tamamlayınca çekebilirsiniz');
    expect(main).toContain('href="/dashboard/bonuses"');
  });

  it('gets the form when the balance cannot be read', async () => {
    const { visitor } = await cashier.enter();
    cashier.proxy().faults.set('user/balance', { kind: 'status', status: 500 });
    await openForm(visitor, 'withdraw', 103);
  });

  it('is told the most that can be withdrawn, and why, and cannot send more to the review', async () => {
    const { visitor } = await cashier.enter(510);
    const form = await openForm(visitor, 'withdraw', 103);
    const page = mainOf(await (await visitor.get('/dashboard/withdraw/103')).text());
    expect(page).toContain('en çok ₺510 (çekebileceğiniz). Örnek: 1.234,56');
    const answer = await form.send({ Amount: '700', AccountNumber: '1234567890' });
    expect(answer.status).toBe(400);
    const main = mainOf(await answer.text());
    expect(main).toContain('Tutar en fazla ₺510,00 olabilir. Üst sınır, şu anda çekebileceğiniz tutardır.');
    expect(main).not.toContain('name="order"');
    expect((await form.submit({ Amount: '510', AccountNumber: '1234567890' })).status).toBe(200);
  });

  it('sees a method that pays out more only as text, with the reason, after the others', async () => {
    const { visitor } = await cashier.enter();
    cashier.proxy().faults.set('user/balance', answering({ balance: 60 }));
    const main = mainOf(await (await visitor.get('/dashboard/withdraw')).text());
    expect(main).not.toContain('href="/dashboard/withdraw/101"');
    expect(main).toContain('En az ₺100 çekilebilir; çekebileceğiniz tutar ₺60.');
    expect(main).toContain('href="/dashboard/withdraw/103"');
    expect(main).toContain('₺50 – ₺60<');
    expect(main).toContain('₺60,00');
    expect(main.lastIndexOf('href="/dashboard/withdraw/10')).toBeLessThan(main.indexOf('çekebileceğiniz tutar ₺60'));
  });

  it('gets the receipt of one withdrawal where the form is sent twice and takes all that there is', async () => {
    const { visitor, player } = await cashier.enter(300);
    const form = await openForm(visitor, 'withdraw', 103);
    const typed = { Amount: '300', AccountNumber: '1234567890' };
    const order = orderIn(await (await form.submit(typed)).text());
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.post(form.path, { order })));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303));
    expect((await listPayments(player)).filter(({ kind }) => kind === 2)).toHaveLength(1);
  });

  it('reads why a withdrawal was refused, even when nothing is left', async () => {
    const { visitor, player } = await cashier.enter(300);
    const form = await openForm(visitor, 'withdraw', 105);
    // What the site reads is older than what the operator knows.
    cashier.proxy().faults.set('user/balance', answering({ balance: 300 }));
    await player.call('payment/withdraw', {
      id: 103,
      target: 'pay',
      detail: { Amount: 300, AccountNumber: 1234567890 },
    });
    const answer = await form.send({ Amount: '100', Phone: '(555) 123 45 67' });
    expect(answer.status).toBe(409);
    expect(mainOf(await answer.text())).toContain('Bakiyeniz yetersiz');
  });
});

describe('a method', () => {
  const method = { id: 3, type: 3, title: 'Cüzdan', image: null, min: 50, max: 50000, currencySymbol: '₺' };

  it.each([
    [{ percent: 0, fixed: 0 }, 'Ücretsiz'],
    [{ percent: 1.5, fixed: 0 }, 'Ücret: %1,5'],
    [{ percent: 0, fixed: 2 }, 'Ücret: ₺2,00'],
    [{ percent: 1.25, fixed: 12.5 }, 'Ücret: %1,25 + ₺12,50'],
  ])('says its fee and time in the list and above its form: %j', async (fee, text) => {
    const { visitor } = await cashier.enter(HAS_DEPOSITED);
    cashier.proxy().faults.set('payment/methods', answering([{ ...method, fee, time: '2–5 dakika' }]));
    for (const [path, range] of [
      ['/dashboard/deposit', '₺50 – ₺50.000'],
      ['/dashboard/deposit/3', 'En az ₺50, en çok ₺50.000'],
    ] as const) {
      const main = mainOf(await (await visitor.get(path)).text());
      for (const part of [text, '2–5 dakika', range]) expect(main.split(part)).toHaveLength(2);
    }
  });

  it('says nothing about a fee that the operator does not name', async () => {
    const { visitor } = await cashier.enter(HAS_DEPOSITED);
    cashier.proxy().faults.set('payment/methods', answering([method]));
    expect(mainOf(await (await visitor.get('/dashboard/deposit')).text())).not.toMatch(/[Üü]cret/);
  });

  it('that was used last is the first of its list and marked', async () => {
    const { visitor } = await cashier.enter(HAS_DEPOSITED);
    expect(mainOf(await (await visitor.get('/dashboard/deposit')).text())).not.toContain('Son kullandığınız');
    const form = await openForm(visitor, 'deposit', 9);
    await receiptOf(visitor, await form.send({ Amount: '100', AccountNumber: '1234567890' }));
    const main = mainOf(await (await visitor.get('/dashboard/deposit')).text());
    expect([...main.matchAll(/href="\/dashboard\/deposit\/(\d+[^"]*)"/g)].map(([, id]) => id).slice(0, 3)).toEqual([
      '9?amount=100',
      '1',
      '2',
    ]);
    expect(main.match(/Son kullandığınız · ₺100</g)).toHaveLength(1);
    expect(mainOf(await (await visitor.get('/dashboard/withdraw')).text())).not.toContain('Son kullandığınız');
  });

  it('is the one that paid, not one whose payment page was left open or cancelled', async () => {
    const { visitor } = await cashier.enter(HAS_DEPOSITED);
    const deposit = async (amount: string) => {
      const form = await openForm(visitor, 'deposit', 5);
      return payPageIn(await receiptOf(visitor, await form.send({ Amount: amount, Phone: '5550000000' }))) ?? '';
    };
    const decide = (page: string, decision: string) =>
      fetch(`${page}/${decision}`, { method: 'POST', redirect: 'manual' });
    const lastAmount = async (path: string) =>
      /deposit\/5\?amount=(\d+)/.exec(mainOf(await (await visitor.get(path)).text()))?.[1];
    await decide(await deposit('100'), 'complete');
    for (const amount of ['200', '300']) {
      const page = await deposit(amount);
      expect(await lastAmount('/dashboard/deposit')).toBe('100');
      await decide(page, 'cancel');
      for (const path of ['/dashboard/deposit', '/dashboard']) expect(await lastAmount(path)).toBe('100');
    }
  });
});

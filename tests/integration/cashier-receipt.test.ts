// @module-tag tier-1
// @module-tag receipt

import { describe, expect, it } from 'vitest';
import { formIn, openForm, payPageIn, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import type { Fault } from '../support/fault-proxy';
import { withoutScripts } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { listPayments } from '../support/list-payments';

const cashier = cashierSite();

const CRYPTO = 6;

const mainOf = (page: string) => withoutScripts(/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '');

async function depositOf(amount: string) {
  const { visitor } = await cashier.enter();
  const answer = await (await openForm(visitor, 'deposit', CRYPTO)).send({ Amount: amount, Network: '1' });
  const read = () => receiptOf(visitor, answer);
  const page = payPageIn(await read()) ?? '';
  const finish = (how: 'complete' | 'cancel') => fetch(`${page}/${how}`, { method: 'POST', redirect: 'manual' });
  return { visitor, read, finish };
}

const current = (receipt: string) => /<li[^>]*aria-current="step"[^>]*>(.*?)<\/li>/.exec(receipt)?.[1] ?? '';

describe('the receipt of a deposit', () => {
  it('waits for the player at the payment page, and then says that the money is there', async () => {
    const { read, finish } = await depositOf('300');
    const before = await read();
    expect(current(before)).toContain('Ödeme sayfasında ödersiniz');
    expect(before).toContain('Ödemeniz gereken: ₺300,00');
    expect(before.indexOf(payPageIn(before) ?? '')).toBeLessThan(before.indexOf('aria-current="step"'));
    expect(before).toContain('Yeniden bak');
    expect((await finish('complete')).status).toBe(303);
    const after = await read();
    expect(after).toContain('₺300,00 bakiyenize eklendi');
    expect(after).toContain('Oyunlara dön');
    expect(after).toContain('₺300,00');
    expect(after).toContain('Ödeme sayfasında ödediniz');
    expect(after).toMatch(/Para bakiyenizde<\/span><span[^>]*>\d\d\.\d\d\.\d{4} \d\d:\d\d</);
    expect(payPageIn(after)).toBeUndefined();
    expect(after).not.toContain('Yeniden bak');
  });

  it('says that the payment was cancelled, and offers its page no more', async () => {
    const { visitor, read, finish } = await depositOf('300');
    await finish('cancel');
    const receipt = await read();
    expect(receipt).toContain('Yatırma tamamlanmadı');
    expect(receipt).toMatch(/<a href="\/dashboard\/deposit"[^>]*>Diğer yöntemler</);
    expect(receipt).toMatch(/<a href="\/dashboard\/deposit\/6\?amount=300"[^>]*>Aynı ödemeyi yeniden yap</);
    const form = await openForm(visitor, 'deposit', CRYPTO);
    expect((await form.send({ Amount: '300', Network: '1' })).status).toBe(303);
    expect(receipt).not.toContain('destek ekibinden');
    expect(payPageIn(receipt)).toBeUndefined();
  });

  it('tells two deposits of one amount apart', async () => {
    const { visitor, read, finish } = await depositOf('300');
    await finish('complete');
    const again = await openForm(visitor, 'deposit', CRYPTO);
    const held = await again.send({ Amount: '300', Network: '1' });
    const intent = /name="intent" value="([^"]+)"/.exec(await held.text())?.[1] ?? '';
    const second = await visitor.post(again.path, { intent, Amount: '300', Network: '1' });
    expect(current(await receiptOf(visitor, second))).toContain('Ödeme sayfasında ödersiniz');
    expect(await read()).toContain('₺300,00 bakiyenize eklendi');
  });

  it('says what it knows while the list of payments fails', async () => {
    const { read } = await depositOf('300');
    cashier.proxy().faults.set('transaction/list', { kind: 'lost' });
    const receipt = await read();
    cashier.proxy().faults.clear();
    expect(receipt).toContain('Ödemeniz gereken: ₺300,00');
    expect(payPageIn(receipt)).toBeDefined();
    expect(current(receipt)).toBe('');
  });
});

it('the receipt of a withdrawal says that it is being checked', async () => {
  const { visitor } = await cashier.enter(500);
  const form = await openForm(visitor, 'withdraw', 105);
  const receipt = await receiptOf(visitor, await form.send({ Amount: '120', Phone: '555 123 45 67' }));
  expect(current(receipt)).toContain('Ödeme kontrol edilir');
});

describe('a payment that is not settled', () => {
  const linesOn = async (visitor: HttpBrowser, path: string) => mainOf(await (await visitor.get(path)).text());

  it('stands above the methods of its kind until it is settled', async () => {
    const { visitor, player } = await cashier.enter(1_000);
    const answer = await (
      await openForm(visitor, 'withdraw', 103)
    ).send({ Amount: '100', AccountNumber: '1234567890' });
    const path = answer.headers.get('location') ?? '?';
    expect(await receiptOf(visitor, answer)).toContain('•••• 7890');
    expect(await linesOn(visitor, '/dashboard/withdraw')).toContain(`href="${path}"`);
    expect(await linesOn(visitor, '/dashboard/deposit')).not.toContain(path);
    const [row] = await listPayments(player);
    await cashier.decide(row as { id: number }, 'confirm');
    expect(await linesOn(visitor, '/dashboard/withdraw')).not.toContain(path);
  });

  it('says that it uses up the limit of a player who has one, and where it is cancelled', async () => {
    const note = 'yatırma limitinizden sayılır';
    const pagesOf = async (hasLimit: boolean) => {
      const { visitor, player } = await cashier.enter();
      // A limit closes the deposits before it.
      if (hasLimit) await player.call('limits/set', { kind: 'deposit', period: 'day', amount: 1_000 });
      const answer = await (await openForm(visitor, 'deposit', CRYPTO)).send({ Amount: '300', Network: '1' });
      const read = async () => [await receiptOf(visitor, answer), await linesOn(visitor, '/dashboard/deposit')];
      return { pages: await read(), read };
    };
    for (const page of (await pagesOf(false)).pages) expect(page).not.toContain(note);
    const { pages, read } = await pagesOf(true);
    expect(pages[0]).toContain(`${note}. Ödeme sayfasında iptal edebilirsiniz.`);
    expect(pages[1]).toContain(`Sonuçlanmamış yatırımlar da ${note}`);
    await fetch(`${payPageIn(pages[0] ?? '')}/cancel`, { method: 'POST', redirect: 'manual' });
    for (const page of await read()) expect(page).not.toContain(note);
  });

  it('stands there with an unknown outcome too, and while the list of payments fails', async () => {
    const { visitor } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    cashier.proxy().faults.set('payment/deposit', { kind: 'lost' });
    cashier.proxy().faults.set('transaction/list', { kind: 'status', status: 404 });
    const path = (await form.send({ Amount: '300', Network: '1' })).headers.get('location') ?? '?';
    const methods = await linesOn(visitor, '/dashboard/deposit');
    expect(methods).toContain(`href="${path}"`);
    expect(methods).toContain('Sonuç bilinmiyor');
  });
});

describe('a payment page', () => {
  it('names the reference of the receipt, and leads back to it', async () => {
    const { visitor } = await cashier.enter();
    const answer = await (await openForm(visitor, 'deposit', CRYPTO)).send({ Amount: '300', Network: '1' });
    const path = answer.headers.get('location') ?? '';
    const receipt = await receiptOf(visitor, answer);
    const page = payPageIn(receipt) ?? '';
    const reference = path.split('/').at(-1)?.slice(0, 8) ?? '?';
    expect(receipt).toContain(reference);
    expect(await (await fetch(page)).text()).toContain(reference);
    const back = await fetch(`${page}/complete`, { method: 'POST', redirect: 'manual' });
    expect(new URL(back.headers.get('location') ?? '').pathname).toBe(path);
  });
});

describe('a bank transfer', () => {
  const IBAN = 'TR12 0099 9000 0000 0000 0000 01';

  it('names the account to pay to first, and again on its receipt until it is decided', async () => {
    const { visitor, player } = await cashier.enter();
    const page = withoutScripts(await (await visitor.get('/dashboard/deposit/1')).text());
    const account = [IBAN, 'Palamar Örnek Ödeme A.Ş.', String(player.facts['usercode'])];
    for (const part of account) expect(page).toContain(part);
    expect(page).toContain('aşağıda yazdığınız');
    expect(page.indexOf(IBAN)).toBeLessThan(page.indexOf('name="Amount"'));
    expect(page).not.toContain('Açık işlemler');
    const transfer = { Amount: '250', Bank: '2', FullName: 'Ayşe Deneme', TransferDate: '2026-11-20T14:30' };
    const answer = await (await openForm(visitor, 'deposit', 1)).send(transfer);
    const receipt = await receiptOf(visitor, answer);
    for (const part of [...account, '₺250,00', 'Genellikle']) expect(receipt).toContain(part);
    expect(receipt).toContain('Parayı gönderdiğinizi bildirdiniz');
    expect(current(receipt)).toContain('Ödeme kontrol edilir');
    // The form names a transfer that is not settled.
    const again = withoutScripts(await (await visitor.get('/dashboard/deposit/1')).text());
    expect(again.indexOf(`href="${answer.headers.get('location')}"`)).toBeGreaterThan(0);
    expect(again.indexOf(`href="${answer.headers.get('location')}"`)).toBeLessThan(again.indexOf('name="Amount"'));
    const [row] = await listPayments(player);
    await cashier.decide(row as { id: number }, 'confirm');
    const decided = await receiptOf(visitor, answer);
    expect(decided).toContain('₺250,00 bakiyenize eklendi');
    for (const part of [IBAN, 'Genellikle']) expect(decided).not.toContain(part);
  });

  it('that was rejected leads to other methods first, and to the same payment again', async () => {
    const { visitor, player } = await cashier.enter();
    const transfer = { Amount: '250,50', Bank: '2', FullName: 'Ayşe Deneme', TransferDate: '2026-11-20T14:30' };
    const answer = await (await openForm(visitor, 'deposit', 1)).send(transfer);
    const [row] = await listPayments(player);
    await cashier.decide(row as { id: number }, 'reject');
    const receipt = await receiptOf(visitor, answer);
    const linkTo = (name: string) => new RegExp(`<a href="([^"]*)" class="([^"]*)">${name}<`).exec(receipt)?.slice(1);
    const quiet = linkTo('Finansal hareketler')?.[1];
    expect(linkTo('Aynı ödemeyi yeniden yap')).toEqual(['/dashboard/deposit/1?amount=250.5', quiet]);
    expect(linkTo('Diğer yöntemler')).toEqual(['/dashboard/deposit', expect.not.stringMatching(quiet ?? '')]);
  });

  it('is filled in with the name and the time of now', async () => {
    const { visitor } = await cashier.enter();
    const page = await (await visitor.get('/dashboard/deposit/1')).text();
    expect(page).toMatch(/name="FullName"[^>]*value="Ayşe Deneme"/);
    expect(page).toMatch(/name="TransferDate"[^>]*value="\d{4}-\d\d-\d\dT\d\d:\d\d"/);
  });
});

it('the receipt of a refused withdrawal says that the money is back, and names the account', async () => {
  const { visitor, player } = await cashier.enter(1_000);
  const iban = { Amount: '250', Iban: 'TR330006100519786457841326', FullName: 'Ayşe Deneme', IsOwnAccount: 'true' };
  const answer = await (await openForm(visitor, 'withdraw', 101)).send(iban);
  expect(await receiptOf(visitor, answer)).toContain('•••• 1326');
  const [row] = await listPayments(player);
  await cashier.decide(row as { id: number }, 'reject');
  const refused = await receiptOf(visitor, answer);
  expect(refused).toContain('Para bakiyenize geri döndü');
  // The operator's row names the account, and no reason.
  expect(refused).toContain('<p>Nedenini');
});

it("a receipt that is restored from the list has the operator's words, such as the account", async () => {
  const { visitor, player } = await cashier.enter();
  const detail = { Amount: 250, CardNo: '4242424242424242', FullName: 'Ayşe Deneme', Installments: 1, SaveCard: false };
  await player.call('payment/deposit', { id: 2, target: 'pay', detail }, { idempotencyKey: 'another-channel' });
  const receipt = withoutScripts(await (await visitor.get('/dashboard/receipt/another-channel')).text());
  expect(receipt).toMatch(/Açıklama<\/dt><dd[^>]*>•••• 4242</);
});

describe('a receipt that is read in another language', () => {
  it("has the site's words in it, and marks the operator's", async () => {
    const { visitor } = await cashier.enter();
    const transfer = { Amount: '250', Bank: '2', FullName: 'Ayşe Deneme', TransferDate: '2026-11-20T14:30' };
    const answer = await (await openForm(visitor, 'deposit', 1)).send(transfer);
    expect(await receiptOf(visitor, answer)).not.toContain('lang="tr">Hesap sahibi');
    await visitor.post('/language', { language: 'en' });
    const receipt = await receiptOf(visitor, answer);
    expect(receipt).toContain('<dt lang="tr">Hesap sahibi</dt>');
    expect(receipt).toMatch(/<span lang="tr">Ödemeniz bize ulaşınca</);
  });

  it('has the message of the site where the operator sent none', async () => {
    const { visitor } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    cashier
      .proxy()
      .faults.set('payment/deposit', { kind: 'body', body: '{"success":true,"message":null,"data":null}' });
    const answer = await form.send({ Amount: '300', Network: '1' });
    cashier.proxy().faults.clear();
    expect(await receiptOf(visitor, answer)).toContain('<p>Yatırma talebiniz alındı.</p>');
    await visitor.post('/language', { language: 'en' });
    expect(await receiptOf(visitor, answer)).toContain('<p>Your deposit request was received.</p>');
  });
});

describe('the address of a receipt', () => {
  it('is short, names no player, and opens for its player only', async () => {
    const { visitor } = await cashier.enter();
    const answer = await (await openForm(visitor, 'deposit', CRYPTO)).send({ Amount: '300', Network: '1' });
    const address = answer.headers.get('location') ?? '';
    expect(address).toMatch(/^\/dashboard\/receipt\/[\w-]{22}$/);
    expect(await receiptOf(visitor, answer)).toContain(`>${address.slice(-22).slice(0, 8)}<`);
    const other = await (await cashier.enter()).visitor.get(address);
    expect(other.status).toBe(404);
    const page = withoutScripts(await other.text());
    expect(page).toContain('Bu dekont burada yok');
    expect(page).toContain('href="/dashboard/financial-activities"');
    expect(page).not.toContain('₺300');
  });

  it.each([
    ['is not known while the list of payments fails', { kind: 'lost' }, 503],
    ['is not known where the operator has no list', { kind: 'status', status: 404 }, 404],
  ] as const)('%s', async (_name, fault, status) => {
    const { visitor } = await cashier.enter();
    cashier.proxy().faults.set('transaction/list', fault);
    expect((await visitor.get('/dashboard/receipt/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(status);
  });
});

describe('payments of one amount', () => {
  /** The operator's list as one that names no payments. */
  const withoutReferences: Fault = {
    kind: 'rewrite',
    rewrite: (_call, data) => ({
      ...(data as object),
      items: (data as { items: object[] }).items.map((row) => ({ ...row, reference: null })),
    }),
  };

  it('are told apart by their references, even while one is unknown', async () => {
    const { visitor } = await cashier.enter();
    const lost = await openForm(visitor, 'deposit', CRYPTO);
    cashier.proxy().faults.set('payment/deposit', { kind: 'reset' });
    const unknown = await lost.send({ Amount: '300', Network: '1' });
    cashier.proxy().faults.clear();
    await (await openForm(visitor, 'deposit', 7)).send({ Amount: '300', Bank: '1', TillNumber: '1' });
    expect(await receiptOf(visitor, unknown)).toContain('şu an böyle bir kayıt yok');
    // Without references the second payment is taken for the first.
    cashier.proxy().faults.set('transaction/list', withoutReferences);
    expect(await receiptOf(visitor, unknown)).toContain('İşlem kayıtlarda bulundu');
  });

  it('are found among many later ones', async () => {
    const { visitor, player } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    cashier.proxy().faults.set('payment/deposit', { kind: 'lost' });
    const unknown = await form.send({ Amount: '300', Network: '1' });
    cashier.proxy().faults.clear();
    const later = { id: CRYPTO, target: 'pay', detail: { Amount: 300, Network: 1 } };
    await Promise.all(Array.from({ length: 120 }, () => player.call('payment/deposit', later)));
    const before = cashier.count('transaction/list');
    expect(await receiptOf(visitor, unknown)).toContain('İşlem kayıtlarda bulundu');
    expect(cashier.count('transaction/list') - before).toBe(2);
    cashier.proxy().faults.set('transaction/list', withoutReferences);
    expect(await receiptOf(visitor, unknown)).toContain('İşlem kayıtlarda bulundu');
  });
});

it('an unknown payment that is not listed keeps the equal one back until it is found', async () => {
  const { visitor } = await cashier.enter();
  const form = await openForm(visitor, 'deposit', CRYPTO);
  cashier.proxy().faults.set('payment/deposit', { kind: 'lost' });
  cashier.proxy().faults.set('transaction/list', { kind: 'status', status: 500 });
  const unknown = await form.send({ Amount: '300', Network: '1' });
  expect(await receiptOf(visitor, unknown)).toContain('şu an okunamıyor');
  const again = () => openForm(visitor, 'deposit', CRYPTO).then((next) => next.send({ Amount: '300', Network: '1' }));
  cashier.proxy().faults.delete('payment/deposit');
  cashier.proxy().faults.delete('transaction/list');
  const held = await again();
  expect(held.status).toBe(409);
  const page = await held.text();
  expect(page).toContain(`href="${unknown.headers.get('location')}"`);
  expect(await receiptOf(visitor, unknown)).toContain('İşlem kayıtlarda bulundu');
  expect((await formIn(visitor, form.path, page).send({ Amount: '300', Network: '1' })).status).toBe(303);
});

describe('a receipt says what the list of payments says', () => {
  const demo = async (language: string) => {
    const visitor = new HttpBrowser(cashier.site().url);
    await visitor.logIn('demo', 'demo1234');
    visitor.cookies.set('language', language);
    return async (path: string) => mainOf(await (await visitor.get(path)).text());
  };

  it('of a deposit that was merged with another', async () => {
    const read = await demo('en');
    const receipt = await read('/dashboard/receipt/5');
    for (const said of ['Merged', 'Merged with the deposit of the same day', '₺400.00'])
      expect(receipt).toContain(`>${said}<`);
    expect(receipt).not.toContain('in your balance');
    expect(receipt).not.toContain('Added to your balance');
    expect(receipt).not.toContain('Check again');
  });

  it('of one that was rejected, in the same word', async () => {
    const read = await demo('en');
    const receipt = await read('/dashboard/receipt/6');
    expect(receipt).toContain('<span>Rejected</span>');
    expect(receipt).toContain('The payment was rejected');
    expect(receipt).not.toMatch(/refused/i);
  });
});

it('a receipt names the method in the language of its reader', async () => {
  const { visitor } = await cashier.enter();
  const answer = await (await openForm(visitor, 'deposit', CRYPTO)).send({ Amount: '300', Network: '1' });
  expect(await receiptOf(visitor, answer)).toContain('>Kripto para<');
  visitor.cookies.set('language', 'de');
  expect(await receiptOf(visitor, answer)).toContain('>Kryptowährung<');
  cashier.proxy().faults.set('transaction/list', { kind: 'status', status: 404 });
  expect(await receiptOf(visitor, answer)).toContain('>Kripto para<');
});

it('a receipt names for paper who issued it, to whom and when, and the zone of its times', async () => {
  const { visitor, player } = await cashier.enter();
  const answer = await (await openForm(visitor, 'deposit', CRYPTO)).send({ Amount: '300', Network: '1' });
  const receipt = await receiptOf(visitor, answer);
  const { name, surname, usercode } = (await player.call('customer/profile', {})).data as Record<string, string>;
  expect(receipt).toContain(`Hesap sahibi: ${name} ${surname}, kullanıcı kodu ${usercode}`);
  expect(receipt).toMatch(/Düzenleyen: [^<]+, \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  expect(receipt).toContain('Saat dilimi: ');
});

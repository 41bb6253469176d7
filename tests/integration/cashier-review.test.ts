// @module-tag tier-1
// @module-tag submit-payment
// @module-tag remove-account

import { describe, expect, it } from 'vitest';
import { formIn, openForm, orderIn, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { withoutScripts } from '../support/html';
import { listPayments } from '../support/list-payments';

const cashier = cashierSite();

const BANK = 101;
const CARD = 102;
const CARD_NUMBER = '4111 1111 1111 1111';
const toCard = { Amount: '250', CardNo: CARD_NUMBER, FullName: 'Ayşe Deneme' };
const IBAN = 'TR330006100519786457841326';
const toBank = { Amount: '100', Iban: IBAN, FullName: 'Ayşe Deneme', IsOwnAccount: 'true' };

const sent = () => cashier.count('payment/withdraw') + cashier.count('payment/deposit');

describe('a withdrawal', () => {
  it('is shown before it is sent, and sent once', async () => {
    const { visitor, player } = await cashier.enter(1_000);
    const before = sent();
    const form = await openForm(visitor, 'withdraw', BANK);
    const answer = await form.submit(toBank);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    const shown = withoutScripts(page);
    for (const fact of [
      '₺100,00',
      'Havale / EFT',
      'TR33 0006 1005 1978 6457 8413 26',
      'Ayşe Deneme',
      'Evet',
      'Ücretsiz',
      'Aynı gün içinde',
    ])
      expect(shown).toContain(fact);
    expect(shown).toContain('Henüz bir şey gönderilmedi.');
    expect(sent()).toBe(before);
    const order = orderIn(page);
    const [first, again] = [await visitor.post(form.path, { order }), await visitor.post(form.path, { order })];
    const receipt = await receiptOf(visitor, first);
    expect(receipt).toContain('₺100,00');
    expect(receipt).not.toContain('data-toast');
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(sent()).toBe(before + 1);
    const below = withoutScripts(await (await visitor.get('/dashboard/withdraw')).text());
    expect(below).toContain(`href="${first.headers.get('location')}"`);
    expect(withoutScripts(await (await visitor.get('/dashboard/deposit')).text())).not.toContain('/dashboard/receipt/');
    expect((await listPayments(player)).filter(({ kind }) => kind === 2)).toHaveLength(1);
  });

  it('that repeats one is asked about on its review, with amount and time, and then sent once', async () => {
    const { visitor, player } = await cashier.enter(1_000);
    const first = await (await openForm(visitor, 'withdraw', BANK)).send(toBank);
    const form = await openForm(visitor, 'withdraw', BANK);
    const before = sent();
    const page = await (await form.submit(toBank)).text();
    expect(withoutScripts(page)).toMatch(
      /Aynı çekim talebini az önce gönderdiniz: ₺100,00 · \d\d\.\d\d\.\d{4} \d\d:\d\d\. Yalnızca bir kez daha/,
    );
    expect(withoutScripts(page)).toContain(`href="${first.headers.get('location')}"`);
    expect(sent()).toBe(before);
    const order = orderIn(page);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(form.path, { order })));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(answers[0]?.headers.get('location')).not.toBe(first.headers.get('location'));
    expect(sent()).toBe(before + 1);
    expect((await listPayments(player)).filter(({ kind }) => kind === 2)).toHaveLength(2);
  });

  it('whose review was made before the equal one is asked about in the words of withdrawals', async () => {
    const { visitor, player } = await cashier.enter(1_000);
    const elsewhere = await cashier.logInAs(player);
    const form = await openForm(visitor, 'withdraw', BANK);
    const order = orderIn(await (await form.submit(toBank)).text());
    await (await openForm(elsewhere, 'withdraw', BANK)).send(toBank);
    const asked = await visitor.post(form.path, { order });
    expect(asked.status).toBe(409);
    const page = withoutScripts(await asked.text());
    expect(page).toMatch(/Aynı çekim talebini az önce gönderdiniz: ₺100,00 · .+ Bu form bu yüzden gönderilmedi/);
    expect(page).toContain('İlk çekim talebini aç');
  });

  it('to a card shows the last four digits only, and sends them all', async () => {
    const { visitor } = await cashier.enter(1_000);
    const form = await openForm(visitor, 'withdraw', CARD);
    const page = await (await form.submit(toCard)).text();
    expect(withoutScripts(page)).toContain('•••• 1111');
    expect(page.replace(/\s/g, '')).not.toContain('41111111');
    expect((await visitor.post(form.path, { order: orderIn(page) })).status).toBe(303);
  });

  it('shows nothing of a PIN, and four digits of a card number in any field', async () => {
    const { visitor } = await cashier.enter(1_000);
    const text = (key: string) => ({ key, mask: null, objectType: 'String', option: null });
    const addFields = (_call: string, data: unknown) => [...(data as object[]), text('Pin'), text('Note')];
    cashier.proxy().faults.set('payment/detail', { kind: 'rewrite', rewrite: addFields });
    const form = await openForm(visitor, 'withdraw', BANK);
    const page = await (await form.submit({ ...toBank, Pin: '4821', Note: CARD_NUMBER })).text();
    cashier.proxy().faults.clear();
    expect(page).toContain('name="order"');
    expect(withoutScripts(page)).toContain('•••• 1111');
    expect(page).not.toContain('4821');
    expect(page).not.toContain('4111 1111');
  });

  it('shows numbers as they are sent, without characters that cannot be seen', async () => {
    const { visitor } = await cashier.enter(1_000);
    const form = await openForm(visitor, 'withdraw', BANK);
    const typed = { ...toBank, Iban: `\ufeffIBAN: \u2066${IBAN}\u2069`, FullName: 'Ayşe\u00a0De\u200bneme' };
    const page = withoutScripts(await (await form.submit(typed)).text());
    expect(page).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(page).toContain('Ayşe Deneme');
  });

  it('can be changed: the form comes back as it was typed, without the card number', async () => {
    const { visitor } = await cashier.enter(1_000);
    const before = sent();
    const form = await openForm(visitor, 'withdraw', CARD);
    const order = orderIn(await (await form.submit(toCard)).text());
    const answer = await visitor.post(form.path, { order, edit: '1' });
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('value="250"');
    expect(page).toContain('value="Ayşe Deneme"');
    expect(page).toContain('kart numarası yeniden gösterilmez');
    expect(page).not.toContain('4111');
    expect(sent()).toBe(before);
  });

  it('is not sent by an order that is not of this session and method', async () => {
    const { visitor } = await cashier.enter(1_000);
    const { visitor: other } = await cashier.enter(1_000);
    const before = sent();
    const form = await openForm(visitor, 'withdraw', BANK);
    const order = orderIn(await (await form.submit(toBank)).text());
    for (const [who, path, text] of [
      [other, form.path, order],
      [visitor, `/dashboard/withdraw/${CARD}`, order],
      [visitor, `/dashboard/deposit/1`, order],
      [visitor, form.path, `${order.slice(0, 20)}${order[20] === 'A' ? 'B' : 'A'}${order.slice(21)}`],
      [visitor, form.path, ''],
    ] as const) {
      const answer = await who.post(path, { order: text });
      expect(answer.status, path).toBe(409);
      expect(await answer.text()).toContain('Bu form geçerliliğini yitirmiş');
    }
    expect(await (await other.post(form.path, { order, edit: '1' })).text()).not.toContain(IBAN);
    expect(sent()).toBe(before);
  });

  it('says that nothing was done when the session is gone with all that it kept', async () => {
    const { visitor } = await cashier.enter(1_000);
    const form = await openForm(visitor, 'withdraw', BANK);
    const order = orderIn(await (await form.submit(toBank)).text());
    visitor.cookies.clear();
    const before = sent();
    const answer = await visitor.post(form.path, { order });
    const login = await visitor.get(answer.headers.get('location') ?? '?');
    expect(withoutScripts(await login.text())).toContain('İşleminiz yapılmadı');
    expect(sent()).toBe(before);
  });

  it('keeps what was typed when the session ends between the review and its button', async () => {
    const { visitor, player } = await cashier.enter(1_000);
    const form = await openForm(visitor, 'withdraw', BANK);
    const order = orderIn(await (await form.submit(toBank)).text());
    cashier.proxy().faults.set('payment/methods', { kind: 'status', status: 401 });
    const answer = await visitor.post(form.path, { order });
    cashier.proxy().faults.clear();
    expect(answer.headers.get('location')).toContain('/login');
    await visitor.logIn(player.username, player.password);
    expect(await (await visitor.get(form.path)).text()).toContain(`value="${IBAN}"`);
  });
});

describe('a saved account', () => {
  const saved = async () => {
    const { visitor, player } = await cashier.enter(1_000);
    await (await openForm(visitor, 'withdraw', BANK)).send(toBank);
    const page = withoutScripts(await (await visitor.get(`/dashboard/withdraw/${BANK}`)).text());
    const path = /href="(\/dashboard\/withdraw\/101\?account=[^"]+)"/.exec(page)?.[1] ?? '';
    return { visitor, player, page, path };
  };

  it('is offered masked for the next withdrawal, which asks for the amount only', async () => {
    const { visitor, page, path } = await saved();
    expect(page).toContain('•••• 1326 · Ayşe Deneme');
    expect(page).not.toContain(IBAN);
    const answer = await visitor.get(path);
    const form = formIn(visitor, path, await answer.text());
    const review = await (await form.submit({ Amount: '150' })).text();
    expect(withoutScripts(review)).toContain('•••• 1326 · Ayşe Deneme');
    const sentBefore = sent();
    const done = await visitor.post(path, { order: orderIn(review) });
    expect(await receiptOf(visitor, done)).toContain('₺150,00');
    expect(sent()).toBe(sentBefore + 1);
    expect(JSON.parse(cashier.proxy().lastBodies.get('payment/withdraw') ?? '')).toMatchObject({
      detail: { Amount: 150 },
      account: Number(new URLSearchParams(path.split('?')[1]).get('account')),
    });
  });

  it('is told before it is kept, with the way to remove it', async () => {
    const { visitor, page } = await saved();
    const note =
      'Bu hesap sonraki çekimleriniz için saklanır. Sonra bu formda “Kayıtlılardan kaldır” ile silebilirsiniz.';
    const formAt = async (path: string) => withoutScripts(await (await visitor.get(path)).text());
    expect(page).not.toContain(note);
    expect(page).toContain('>Kayıtlılardan kaldır<');
    expect(await formAt('/dashboard/withdraw/101?account=-')).toContain(note);
    // Its form asks for a bank alone.
    expect(await formAt('/dashboard/withdraw/107')).not.toContain(note);
  });

  it('of a method for cards is called a card where it is kept and removed', async () => {
    const { visitor } = await cashier.enter(1_000);
    const form = await openForm(visitor, 'withdraw', CARD);
    expect(withoutScripts(await (await visitor.get(form.path)).text())).toContain('Bu kart sonraki çekimleriniz için');
    await form.send(toCard);
    const page = withoutScripts(await (await visitor.get(`/dashboard/withdraw/${CARD}`)).text());
    const path = /href="(\/dashboard\/remove-account\/[^"]+)"/.exec(page)?.[1] ?? '';
    const asked = withoutScripts(await (await visitor.get(path)).text());
    expect(asked).toContain('Kayıtlı kartı kaldır');
    expect(asked).not.toMatch(/Hesabı kaldır|ayıtlı hesab|<dt>Hesap</);
    await visitor.post(path, {});
    expect(withoutScripts(await (await visitor.get('/dashboard/withdraw')).text())).toContain('kart kaldırıldı.');
  });

  it('is what the list of methods leads to, the last used one', async () => {
    const { visitor, path } = await saved();
    const list = withoutScripts(await (await visitor.get('/dashboard/withdraw')).text());
    expect(list).toContain(`href="${path}&amp;amount=100"`);
    expect(list).not.toContain(`href="/dashboard/withdraw/${BANK}"`);
    // The form itself begins with it, too, and with none where the player wants another one.
    const form = async (query: string) => (await visitor.get(`/dashboard/withdraw/${BANK}${query}`)).text();
    expect(await form('')).not.toContain('name="Iban"');
    expect(await form('?account=-')).toContain('name="Iban"');
    // A method without a saved account leads to its empty form.
    expect(list).toContain('href="/dashboard/withdraw/103"');
  });

  it('is the same payment as its account typed in full', async () => {
    const { visitor, player } = await cashier.enter(1_000);
    cashier.proxy().faults.set('payment/withdraw', { kind: 'lost' });
    await (await openForm(visitor, 'withdraw', BANK)).send(toBank);
    cashier.proxy().faults.clear();
    const page = await (await visitor.get(`/dashboard/withdraw/${BANK}`)).text();
    const path = /href="(\/dashboard\/withdraw\/101\?account=[^"]+)"/.exec(withoutScripts(page))?.[1] ?? '';
    const form = formIn(visitor, path, await (await visitor.get(path)).text());
    const answer = await form.send({ Amount: '100' });
    expect(answer.status).toBe(409);
    expect((await listPayments(player)).filter(({ kind }) => kind === 2)).toHaveLength(1);
  });

  it('of another player is not used', async () => {
    const { path } = await saved();
    const { visitor } = await cashier.enter(1_000);
    const page = await (await visitor.get(path)).text();
    expect(page).not.toContain('1326');
    expect(page).toContain('name="Iban"');
    const before = sent();
    const answer = await formIn(visitor, path, page).submit({ Amount: '150' });
    expect(answer.status).toBe(409);
    expect(sent()).toBe(before);
  });
});

describe('a deposit', () => {
  const CRYPTO = 6;

  /** A player whose largest confirmed deposit is ₺300. */
  async function depositor() {
    const { visitor } = await cashier.enter();
    const first = await (await openForm(visitor, 'deposit', CRYPTO)).submit({ Amount: '300', Network: '1' });
    const page = /href="(http[^"]+\/pay\/[^"]+)"/.exec(await receiptOf(visitor, first))?.[1] ?? '';
    await fetch(`${page}/complete`, { method: 'POST', redirect: 'manual' });
    return visitor;
  }

  it('is shown before it is sent when it is far above the usual ones', async () => {
    const visitor = await depositor();
    const before = sent();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    const answer = await form.submit({ Amount: '1.500,01', Network: '1' });
    const page = await answer.text();
    expect([answer.status, sent()]).toEqual([200, before]);
    expect(withoutScripts(page)).toContain('₺1.500,01 yatır');
    expect((await visitor.post(form.path, { order: orderIn(page) })).status).toBe(303);
  });

  it('is sent at once up to five times the largest one, and while the list of payments fails', async () => {
    const visitor = await depositor();
    const form = await openForm(visitor, 'deposit', CRYPTO);
    expect((await form.submit({ Amount: '1500', Network: '1' })).status).toBe(303);
    const next = await openForm(visitor, 'deposit', CRYPTO);
    cashier.proxy().faults.set('transaction/list', { kind: 'lost' });
    const answer = await next.submit({ Amount: '9000', Network: '1' });
    cashier.proxy().faults.clear();
    expect(answer.status).toBe(303);
  });
});

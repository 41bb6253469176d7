import { describe, expect, it } from 'vitest';
import { openForm, payPageIn, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';

const cashier = cashierSite();

const CRYPTO = 6;

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
    expect(current(before)).toContain('Ödeme sayfasında ödeme');
    expect(before).toContain('Yeniden bak');
    expect((await finish('complete')).status).toBe(303);
    const after = await read();
    expect(after).toContain('Para bakiyenize eklendi');
    expect(after).toContain('Oyunlara dön');
    expect(after).toContain('₺300,00');
    expect(payPageIn(after)).toBeUndefined();
    expect(after).not.toContain('Yeniden bak');
  });

  it('says that the payment was cancelled, and offers its page no more', async () => {
    const { read, finish } = await depositOf('300');
    await finish('cancel');
    const receipt = await read();
    expect(receipt).toContain('İşlem iptal edildi');
    expect(payPageIn(receipt)).toBeUndefined();
  });

  it('tells two deposits of one amount apart', async () => {
    const { visitor, read, finish } = await depositOf('300');
    await finish('complete');
    const again = await openForm(visitor, 'deposit', CRYPTO);
    const held = await again.send({ Amount: '300', Network: '1' });
    const intent = /name="intent" value="([^"]+)"/.exec(await held.text())?.[1] ?? '';
    const second = await visitor.post(again.path, { intent, Amount: '300', Network: '1' });
    expect(current(await receiptOf(visitor, second))).toContain('Ödeme sayfasında ödeme');
    expect(await read()).toContain('Para bakiyenize eklendi');
  });

  it('says what it knows while the list of payments fails', async () => {
    const { read } = await depositOf('300');
    cashier.proxy().faults.set('transaction/list', { kind: 'lost' });
    const receipt = await read();
    cashier.proxy().faults.clear();
    expect(receipt).toContain('Talebiniz alındı');
    expect(payPageIn(receipt)).toBeDefined();
    expect(current(receipt)).toBe('');
  });
});

it('the receipt of a withdrawal says that it is being checked', async () => {
  const { visitor } = await cashier.enter(500);
  const form = await openForm(visitor, 'withdraw', 105);
  const receipt = await receiptOf(visitor, await form.send({ Amount: '120', Phone: '555 123 45 67' }));
  expect(current(receipt)).toContain('Ödemenin kontrolü');
});

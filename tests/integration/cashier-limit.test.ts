// @module-tag tier-1
// @module-tag payment-form
// @module-tag payment-methods
// @module-tag player-limits

import { expect, it } from 'vitest';
import { openForm } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { shown } from '../support/html';
import { listPayments } from '../support/list-payments';

const cashier = cashierSite();

const PAYMENTS = 20;
const fields = (amount: number) => ({ Amount: String(amount), Network: '1' });

it('a player can make twenty payments in a minute; a further one is not sent and stays in its form', async () => {
  const { visitor, player } = await cashier.enter();
  for (let amount = 300; amount < 300 + PAYMENTS; amount += 1) {
    const form = await openForm(visitor, 'deposit', 6);
    // Repeats of one form count once.
    const answers = await Promise.all([form.send(fields(amount)), form.send(fields(amount))]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  }
  const before = cashier.proxy().calls.get('payment/deposit');
  const form = await openForm(visitor, 'deposit', 6);
  for (const _again of [1, 2]) {
    const answer = await form.send(fields(777));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const page = await shown(answer);
    expect(page).toContain('Çok fazla deneme yapıldı.');
    expect(page).toContain('value="777"');
  }
  expect(cashier.proxy().calls.get('payment/deposit')).toBe(before);
  expect(await listPayments(player)).toHaveLength(PAYMENTS);
  // Invalid forms are still reported, and a payment already made is still shown.
  expect((await form.send(fields(1))).status).toBe(400);
});

// @module-tag tier-1
// @module-tag cancel-withdrawal

import { describe, expect, it } from 'vitest';
import { TransactionStatus } from '~/upstream/contract/values';
import { openForm, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import type { Fault } from '../support/fault-proxy';
import { withoutScripts } from '../support/html';
import { listPayments } from '../support/list-payments';
import { HttpBrowser } from '../support/http-browser';
import { turnUntilAnswered } from '../support/turn-until-answered';

const cashier = cashierSite();

const ACTIVITIES = '/dashboard/financial-activities';

/** A player with 500 who asked for 120. */
async function withdrawal() {
  const { visitor, player } = await cashier.enter(500);
  const form = await openForm(visitor, 'withdraw', 105);
  const answer = await form.send({ Amount: '120', Phone: '555 123 45 67' });
  const receipt = () => receiptOf(visitor, answer);
  const path = /href="(\/dashboard\/cancel-withdrawal\/[^"]+)"/.exec(await receipt())?.[1] ?? '';
  const read = async () => {
    const page = await visitor.get(path);
    return { status: page.status, text: withoutScripts(await page.text()) };
  };
  const cancel = async () => {
    const reply = await visitor.post(path, {});
    return { status: reply.status, location: reply.headers.get('location'), text: withoutScripts(await reply.text()) };
  };
  const status = async () => (await listPayments(player))[0]?.status;
  return { visitor, player, path, receipt, receiptAddress: answer.headers.get('location'), read, cancel, status };
}

describe('a withdrawal that waits', () => {
  it('is cancelled after a question, from its receipt, and its money returns', async () => {
    const { visitor, player, receipt, receiptAddress, read, cancel } = await withdrawal();
    const question = await read();
    expect(question.text).toContain('tutar bakiyenize geri döner');
    expect(question.text).toContain('₺120,00');
    // The balance that the site remembers is old after the cancellation.
    expect(question.text).toContain('₺380,00');
    expect(await player.balance()).toBe(380);
    const reply = await cancel();
    expect([reply.status, reply.location]).toEqual([303, receiptAddress]);
    expect(await player.balance()).toBe(500);
    const after = await receipt();
    expect(after).toContain('İşlem iptal edildi');
    expect(after).not.toContain('data-toast');
    expect(after).toContain('₺500,00');
    expect(after).not.toContain('/dashboard/cancel-withdrawal/');
    expect(withoutScripts(await (await visitor.get(ACTIVITIES)).text())).not.toContain('/dashboard/cancel-withdrawal/');
  });

  it('is cancelled once, even when the form is sent ten times at once, and says so later', async () => {
    const { player, cancel, read, receiptAddress } = await withdrawal();
    const before = cashier.count('payment/cancel');
    const replies = await Promise.all(Array.from({ length: 10 }, cancel));
    expect(new Set(replies.map(({ location }) => location))).toEqual(new Set([receiptAddress]));
    expect(cashier.count('payment/cancel') - before).toBe(1);
    expect(await player.balance()).toBe(500);
    expect((await read()).text).toContain('zaten iptal edilmiş');
  });

  it('that was cancelled elsewhere is not cancelled again', async () => {
    const { player, path, cancel, receiptAddress } = await withdrawal();
    await player.call('payment/cancel', { id: Number(path.split('/').at(-1)) });
    const before = cashier.count('payment/cancel');
    expect((await cancel()).location).toBe(receiptAddress);
    expect(cashier.count('payment/cancel')).toBe(before);
    expect(await player.balance()).toBe(500);
  });

  it('is not offered to another player, and a guest logs in first', async () => {
    const { path, status } = await withdrawal();
    const { visitor } = await cashier.enter();
    expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.post(path, {})).status).toBe(404);
    expect((await new HttpBrowser(cashier.site().url).post(path, {})).headers.get('location')).toMatch(/^\/login\?/);
    expect(await status()).toBe(TransactionStatus.Pending);
  });
});

it('the notification of a withdrawal leads to its receipt', async () => {
  const { visitor, cancel, receiptAddress } = await withdrawal();
  await cancel();
  const list = withoutScripts(await (await visitor.get('/notifications')).text());
  const path = /(?:action|href)="(\/notifications\/[^"?]+)"/.exec(list)?.[1] ?? '';
  const page = withoutScripts(await (await visitor.get(path)).text());
  expect(page).toContain('Çekim talebiniz iptal edildi');
  expect(page).toContain(`href="${receiptAddress}"`);
});

describe('a cancellation whose answer is', () => {
  it.each([
    ['lost', { kind: 'lost' }, TransactionStatus.Cancelled, 'zaten iptal edilmiş'],
    ['a reset connection', { kind: 'reset' }, TransactionStatus.Pending, 'iptal edilip edilmediği henüz bilinmiyor'],
    ['a 500', { kind: 'status', status: 500 }, TransactionStatus.Pending, 'iptal edilip edilmediği henüz bilinmiyor'],
    ['no JSON', { kind: 'body', body: '<p>' }, TransactionStatus.Pending, 'iptal edilip edilmediği henüz bilinmiyor'],
  ] as const satisfies readonly (readonly [string, Fault, number, string])[])(
    '%s is never called a success, and can be asked again',
    async (_name, fault, after, message) => {
      const { player, cancel, status } = await withdrawal();
      cashier.proxy().faults.set('payment/cancel', fault);
      const reply = await cancel();
      expect([502, 503]).toContain(reply.status);
      expect(reply.text).toContain(message);
      expect(await status()).toBe(after);
      cashier.proxy().faults.clear();
      await cancel();
      expect(await status()).toBe(TransactionStatus.Cancelled);
      expect(await player.balance()).toBe(500);
    },
  );

  it('unknown while the list fails too still says so', async () => {
    const { visitor, path, read } = await withdrawal();
    const [site, proxy] = [cashier.site(), cashier.proxy()];
    proxy.faults.set('payment/cancel', { kind: 'hang' });
    await site.clock.hold();
    const cancel = async () => {
      const answer = visitor.post(path, {});
      await proxy.held('payment/cancel');
      proxy.faults.set('transaction/list', { kind: 'status', status: 404 });
      return answer;
    };
    const key = 'payment/cancel';
    const reply = await turnUntilAnswered(cancel, { site, proxy, key, turnMs: 4_000, limitMs: 5_000 });
    await site.clock.release();
    expect(withoutScripts(await reply.text())).toContain('iptal edilip edilmediği henüz bilinmiyor');
    const page = await read();
    expect([page.status, page.text]).toEqual([501, expect.stringContaining('şu an okunamıyor')]);
  });

  it.each([404, 501])('%i says that nothing has changed', async (code) => {
    const { cancel, status } = await withdrawal();
    cashier.proxy().faults.set('payment/cancel', { kind: 'status', status: code });
    const reply = await cancel();
    expect([reply.status, reply.text]).toEqual([501, expect.stringContaining('Hiçbir şey değişmedi')]);
    expect(await status()).toBe(TransactionStatus.Pending);
  });
});

describe('an operator that', () => {
  const rows = (change: object): Fault => ({
    kind: 'rewrite',
    rewrite: (_call, data) => ({
      ...(data as object),
      items: (data as { items: object[] }).items.map((row) => ({ ...row, ...change })),
    }),
  });

  it('does not let a withdrawal be cancelled has its reason shown', async () => {
    const { visitor, receipt, read } = await withdrawal();
    cashier.proxy().faults.set('transaction/list', rows({ cancellable: false, cancelRefusal: 'Kasa kapandı.' }));
    for (const page of [await receipt(), withoutScripts(await (await visitor.get(ACTIVITIES)).text())]) {
      expect(page).toContain('Kasa kapandı.');
      expect(page).not.toContain('/dashboard/cancel-withdrawal/');
    }
    expect((await read()).text).toMatch(/Bu talep iptal edilemez.*Kasa kapandı\./);
  });

  it('does not say whether it can be cancelled has nothing offered', async () => {
    const { visitor, receipt } = await withdrawal();
    cashier.proxy().faults.set('transaction/list', rows({ cancellable: null }));
    for (const page of [await receipt(), withoutScripts(await (await visitor.get(ACTIVITIES)).text())])
      expect(page).not.toContain('/dashboard/cancel-withdrawal/');
  });

  it('names no payments has its withdrawals cancelled from the list only', async () => {
    const { visitor, receipt } = await withdrawal();
    cashier.proxy().faults.set('transaction/list', rows({ reference: null }));
    expect(await receipt()).not.toContain('/dashboard/cancel-withdrawal/');
    expect(withoutScripts(await (await visitor.get(ACTIVITIES)).text())).toContain('/dashboard/cancel-withdrawal/');
  });
});

// @module-tag tier-1
// @module-tag payments
// @module-tag history
// @module-tag overview

import { describe, expect, it } from 'vitest';
import { accountMenu } from '~/shell/account-menu';
import { openForm, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { shown, withoutScripts } from '../support/html';
import type { HttpBrowser } from '../support/http-browser';

const cashier = cashierSite();

const MOBILE = 105;
const mobile = (amount: string) => ({ Amount: amount, Phone: '(555) 123 45 67' });

/** The lines of a part of the account's home or another page, each as its address and text. */
async function linesOf(visitor: HttpBrowser, title: string, path = '/dashboard'): Promise<string[]> {
  const page = await shown(await visitor.get(path));
  const [, part = ''] = page.split(`>${title}</h2>`);
  const [list = ''] = part.split('</ul>');
  return [...list.matchAll(/<li><a href="([^"]*)">([^]*?)<\/li>/g)].map(
    ([, href, text = '']) =>
      `${href} ${text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()}`,
  );
}

const openOf = (visitor: HttpBrowser) => linesOf(visitor, 'Açık işlemler');
const openInHistory = (visitor: HttpBrowser, query = '') =>
  linesOf(visitor, 'Açık işlemler', `/dashboard/financial-activities${query}`);
const latestOf = (visitor: HttpBrowser) => linesOf(visitor, 'Son işlemler');

describe("the account's home", () => {
  it('has the balance with the ways to deposit and to withdraw', async () => {
    const { visitor } = await cashier.enter(1_000);
    const page = withoutScripts(await (await visitor.get('/dashboard')).text());
    expect(page).toMatch(
      /Bakiye<\/h2>[^]*?₺1\.000,00[^]*?href="\/dashboard\/deposit"[^]*?href="\/dashboard\/withdraw"/,
    );
  });

  it('greets by the first name, and by the user name while the profile cannot be read', async () => {
    const { visitor, player } = await cashier.enter(0);
    const greets = async (name: string) =>
      expect(await shown(await visitor.get('/dashboard'))).toContain(`<h1>Merhaba, ${name}</h1>`);
    await greets(player.name);
    cashier.proxy().faults.set('customer/profile', { kind: 'status', status: 500 });
    await greets(player.username);
    cashier.proxy().faults.clear();
  });

  it('leads to the form of the last payment, and from a method that is gone to the others', async () => {
    const { visitor } = await cashier.enter(500);
    const home = async () => withoutScripts(await (await visitor.get('/dashboard')).text());
    expect(await home()).toContain('href="/dashboard/withdraw"');
    await (await openForm(visitor, 'withdraw', MOBILE)).send(mobile('100'));
    const path = `/dashboard/withdraw/${MOBILE}?amount=100`;
    expect(await home()).toContain(`href="${path}"`);
    expect(await (await visitor.get(path)).text()).toMatch(/name="Amount"[^>]*value="100,00"/);
    const body = JSON.stringify({ success: true, data: [] });
    cashier.proxy().faults.set('payment/methods', { kind: 'body', body });
    expect((await visitor.get(path)).headers.get('location')).toBe('/dashboard/withdraw');
    expect((await visitor.get('/dashboard/withdraw/104')).status).toBe(404);
  });

  it('says once what the profile says: name, code and phone are there', async () => {
    const { visitor, player } = await cashier.enter(0);
    const main = /<main[^]*<\/main>/.exec(withoutScripts(await (await visitor.get('/dashboard')).text()))?.[0] ?? '';
    const page = main.replace(/<aside[^]*?<\/aside>/, '');
    for (const name of ['Kullanıcı adı', 'Üye kodu', 'Kullanıcı kodu']) expect(page).not.toContain(`<dt>${name}`);
    expect(page).toContain('Telefonu doğrula');
    expect(page).toContain('Henüz işlem yok');
    const aside = /<aside[^]*?<\/aside>/.exec(main)?.[0];
    expect(aside).toContain(player.username);
    expect(aside).not.toContain('Bakiye');
    expect(await (await visitor.get('/dashboard/account')).text()).toContain(player.username);
  });

  it.each(['/dashboard', ...accountMenu.flatMap(({ items }) => items.map(({ href }) => href)), '/ticket/0'])(
    '%s has the account menu once beside that of the header, and a link past both',
    async (path) => {
      const { visitor } = await cashier.enter(0);
      const page = withoutScripts(await (await visitor.get(path)).text());
      expect(page.match(/href="\/dashboard\/session-history" data-section/g)).toHaveLength(2);
      expect(page).toMatch(/<main[^]*href="#profile"[^>]*>Hesap menüsü/);
      expect(page).toMatch(/href="#page"[^]*id="page"/);
    },
  );

  it('shows a payment that waits once, with the way to its receipt, and the last ones', async () => {
    const { visitor } = await cashier.enter(1_000);
    expect(await openOf(visitor)).toEqual([]);
    const sent: string[] = [];
    for (const amount of ['101', '102', '103']) {
      const answer = await (await openForm(visitor, 'withdraw', MOBILE)).send(mobile(amount));
      await receiptOf(visitor, answer);
      sent.unshift(answer.headers.get('location') ?? '');
    }
    const open = await openOf(visitor);
    expect(open).toHaveLength(3);
    for (const [index, line] of open.entries()) expect(line).toContain(sent[index]);
    const latest = await latestOf(visitor);
    expect(latest).toHaveLength(1);
    expect(latest[0]).toContain('₺1.000,00');
  });

  it('shows a payment whose outcome is unknown, with the way to its receipt', async () => {
    const { visitor, player } = await cashier.enter(1_000);
    const form = await openForm(visitor, 'withdraw', MOBILE);
    cashier.proxy().faults.set('payment/withdraw', { kind: 'reset' });
    const receipt = (await form.send(mobile('250'))).headers.get('location') ?? '';
    expect(receipt).toMatch(/^\/dashboard\/receipt\//);
    const [line = '', ...others] = await openOf(visitor);
    expect(others).toEqual([]);
    expect(line).toContain(receipt);
    expect(line).toContain('₺250,00');
    expect(line).toContain('Sonuç bilinmiyor');
    cashier.proxy().faults.clear();
    expect(await openInHistory(visitor)).toEqual([line]);
    expect(await openInHistory(visitor, '?status=1')).toEqual([]);
    // In another browser too, and to no other player.
    expect(await openOf(await cashier.logInAs(player))).toEqual([line]);
    expect(await openOf((await cashier.enter(1_000)).visitor)).toEqual([]);
  });

  it('says once that a payment is open whose answer was lost, when the operator lists it', async () => {
    const { visitor } = await cashier.enter(1_000);
    const form = await openForm(visitor, 'withdraw', MOBILE);
    cashier.proxy().faults.set('payment/withdraw', { kind: 'lost' });
    const receipt = (await form.send(mobile('250'))).headers.get('location') ?? '';
    cashier.proxy().faults.clear();
    const open = await openOf(visitor);
    expect(open).toHaveLength(1);
    expect(open[0]).toContain(receipt);
    expect(open[0]).not.toContain('Sonuç bilinmiyor');
    expect(await openInHistory(visitor)).toEqual([]);
  });

  it.each([
    ['reset', { kind: 'reset' }],
    ['without rows', { kind: 'body', body: '{"success":true,"message":null,"data":null}' }],
  ] as const)('stays where the list of payments is %s', async (_name, fault) => {
    const { visitor } = await cashier.enter(1_000);
    cashier.proxy().faults.set('transaction/list', fault);
    const answer = await visitor.get('/dashboard');
    cashier.proxy().faults.clear();
    expect(answer.status).toBe(200);
    const page = await shown(answer);
    expect(page).toContain('₺1.000,00');
    expect(page).toContain('İşlemleriniz şu anda gösterilemiyor.');
    expect(page).not.toContain('Açık işlemler');
  });
});

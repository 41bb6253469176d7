// @module-tag tier-2

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { openForm, type OpenForm } from '../support/cashier';
import type { Fault } from '../support/fault-proxy';
import { withoutScripts } from '../support/html';
import { listPayments } from '../support/list-payments';
import { fund, newPlayer, type TestPlayer } from '../support/players';
import { startSite, type TestSite } from '../support/site';

const { operator, proxy } = operatorBehindFaults();
afterEach(() => proxy.faults.clear());

const SUCCESS = '{"success":true,"message":"Talebiniz alındı.","data":null}';

const faults: [string, Fault][] = [
  ['a 500 that says success', { kind: 'status', status: 500, body: SUCCESS }],
  ['a 400 that says success', { kind: 'status', status: 400, body: SUCCESS }],
  ['a 404 that says success', { kind: 'status', status: 404, body: SUCCESS }],
  ['a 501', { kind: 'status', status: 501 }],
  ['a 429', { kind: 'status', status: 429 }],
  ['a redirect', { kind: 'status', status: 302, body: SUCCESS }],
  ['a reset connection', { kind: 'reset' }],
  ['half an answer', { kind: 'body', body: '{"success":true,"message":"Talebiniz alın' }],
  ['an empty answer', { kind: 'body', body: '' }],
  ['success as a text', { kind: 'body', body: '{"success":"true","message":null,"data":null}' }],
  ['a page', { kind: 'body', body: '<h1>success</h1>' }],
  [
    'a refusal',
    { kind: 'body', body: '{"success":false,"message":"Talebiniz alındı.","data":"https://pay.example/"}' },
  ],
];

const kinds = [
  ['deposit', 6, { Amount: '300', Network: '1' }],
  ['withdraw', 105, { Amount: '300', Phone: '(555) 123 45 67' }],
] as const;

/** Texts that a page shows only for a successful payment. */
const DONE = /data-toast="success"|Talebiniz alındı<|talebiniz alındı\.<|\/pay\//;

let site: TestSite | undefined;
afterAll(() => site?.stop());

/** Logs a player in. A site whose circuit breaker has opened after several failures in a row is replaced. */
async function enter() {
  const player = await newPlayer(operator.apiUrl);
  await fund(player, 1_000);
  const logIn = async ({ url }: TestSite) => {
    const visitor = new HttpBrowser(url);
    await visitor.logIn(player.username, player.password);
    return visitor;
  };
  site ??= await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  const visitor = await logIn(site);
  if ((await visitor.get('/dashboard/deposit/6')).status === 200) return { player, visitor };
  await site.stop();
  site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  return { player, visitor: await logIn(site) };
}

describe.each(faults)('%s', (_what, fault) => {
  let visitor: HttpBrowser;
  let player: TestPlayer;
  beforeEach(async () => {
    ({ player, visitor } = await enter());
  });

  /** Follows the redirect of a form. */
  async function said(answer: Response): Promise<string> {
    const location = answer.headers.get('location');
    return withoutScripts(await (location === null ? answer : await visitor.get(location)).text());
  }

  async function expectNothingDone(form: OpenForm, fields: Record<string, string>): Promise<void> {
    const before = await listPayments(player);
    const balance = await player.balance();
    expect(await said(await form.send(fields))).not.toMatch(DONE);
    expect(await listPayments(player)).toEqual(before);
    expect(await player.balance()).toBe(balance);
  }

  const openForms = () => Promise.all(kinds.map(([kind, method]) => openForm(visitor, kind, method)));

  it('in answer to a payment is never shown as a success', async () => {
    const forms = await openForms();
    for (const [index, [kind, , fields]] of kinds.entries()) {
      proxy.faults.set(`payment/${kind}`, fault);
      await expectNothingDone(forms[index] as OpenForm, fields);
    }
  });

  it('in place of the methods gets an error page, in place of a form the methods, and sends nothing', async () => {
    const forms = await openForms();
    for (const [index, [kind, , fields]] of kinds.entries()) {
      const form = forms[index] as OpenForm;
      for (const [call, path] of [
        ['payment/methods', `/dashboard/${kind}`],
        ['payment/detail', form.path],
      ] as const) {
        proxy.faults.clear();
        proxy.faults.set(call, fault);
        const place = `${call} for ${path}`;
        const asksForm = call === 'payment/detail';
        const first = await visitor.get(path);
        if (asksForm && first.status === 303) expect(first.headers.get('location'), place).toBe(`/dashboard/${kind}`);
        else expect(first.status, place).toBeGreaterThanOrEqual(400);
        const answer = first.status === 303 ? await visitor.get(`/dashboard/${kind}`) : first;
        const page = withoutScripts(await answer.text());
        expect(page, place).not.toMatch(DONE);
        expect(page, place).toMatch(/<main[^]*href="[^]*<\/main>/);
        const asked = proxy.calls.get(`payment/${kind}`);
        await expectNothingDone(form, fields);
        expect(proxy.calls.get(`payment/${kind}`), place).toBe(asked);
      }
    }
  });
});

describe.each(['payment/methods', 'payment/detail'])('%s fails when a payment is sent', (call) => {
  const CARD = '4111 1111 1111 1111';
  const typed = { Amount: '250', CardNo: CARD, FullName: 'Ayşe Deneme' };

  it('nothing is sent, the page says so, and the form keeps what was typed but the card number', async () => {
    const { visitor } = await enter();
    const form = await openForm(visitor, 'withdraw', 102);
    const asked = proxy.calls.get('payment/withdraw');
    proxy.faults.set(call, { kind: 'status', status: 500 });
    const answer = await form.submit(typed);
    proxy.faults.clear();
    expect(answer.status).toBe(503);
    const page = withoutScripts(await answer.text());
    expect(page).toContain('<h1>Ödeme gönderilmedi</h1>');
    expect(page).toContain('Yazdıklarınız duruyor');
    expect(page).toContain(`href="${form.path}"`);
    expect(page).toContain('href="/support"');
    const again = withoutScripts(await (await visitor.get(form.path)).text());
    expect(again).toContain('value="250"');
    expect(again).toContain('value="Ayşe Deneme"');
    expect(again).not.toContain('4111');
    expect(proxy.calls.get('payment/withdraw')).toBe(asked);
  });

  it('a script gets the message for the form that stays on the page', async () => {
    const { visitor } = await enter();
    const form = await openForm(visitor, 'withdraw', 102);
    proxy.faults.set(call, { kind: 'status', status: 500 });
    const answer = await visitor.post(`${form.path}?_data=routes%2Fdashboard.withdraw.%24id`, {
      intent: form.intent,
      ...typed,
    });
    proxy.faults.clear();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('ödeme gönderilmedi');
  });
});

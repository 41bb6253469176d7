// @module-tag tier-1
// @module-tag player-limits
// @module-tag safer-play

import { describe, expect, it } from 'vitest';
import { openForm } from '../support/cashier';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

const { operator, proxy, site } = siteBehindFaults();

const LIMITS = '/safer-play/limits';

async function enter(url = site.url) {
  const { player, visitor } = await enterAsNewPlayer(operator.apiUrl, url);
  /** Sends the form of a limit as the page has it, and resolves with the page that follows. */
  async function set(amount: string, { kind = 'deposit', period = 'day', from = '' } = {}) {
    const path = `${LIMITS}?${from || `kind=${kind}`}`;
    const seen = /name="seen" value="([^"]*)"/.exec(await (await visitor.get(path)).text())?.[1] ?? '';
    return send({ kind, period, amount, seen, intent: 'set' }, path);
  }
  async function send(fields: Record<string, string>, path = LIMITS) {
    const answer = await visitor.post(path, fields);
    if (answer.status !== 303) return { status: answer.status, page: await shown(answer) };
    return { status: answer.status, page: await shown(await visitor.get(answer.headers.get('location') ?? '/')) };
  }
  return { player, visitor, set, send };
}

it('the first limit of a kind is in force at once', async () => {
  const { set, visitor } = await enter();
  const { status, page } = await set('1.500,50');
  expect(status).toBe(303);
  expect(page).toContain('Günde ₺1.500,50');
  expect(page).not.toContain('data-toast');
  expect(page).toContain('>Başka bir dönem için limit koy<');
  expect(page).toContain('₺0,00 kullanıldı, ₺1.500,50 kaldı.');
  const form = await shown(await visitor.get(`${LIMITS}?kind=deposit&period=day`));
  expect(form).toMatch(/id="limit-amount-hint"[^>]*>₺0,00 kullanıldı, ₺1\.500,50 kaldı\. ₺/);
});

it('a limit that a script sets is told by a toast too', async () => {
  const { visitor } = await enter();
  const fields = { kind: 'deposit', period: 'day', amount: '500', seen: '', intent: 'set' };
  await visitor.post(`${LIMITS}?kind=deposit&_data=routes%2Fsafer-play_.limits`, fields);
  expect(await shown(await visitor.get(LIMITS))).toContain('Para yatırma limiti, günlük: artık ₺500,00.');
});

it('a limit is said not to be sent when the present limits cannot be read', async () => {
  const { player, visitor, send } = await enter();
  proxy.faults.set('limits/list', { kind: 'status', status: 500 });
  const form = `${LIMITS}?kind=deposit`;
  const { status, page } = await send({ kind: 'deposit', period: 'day', amount: '500', intent: 'set' }, form);
  proxy.faults.clear();
  expect(status).toBe(503);
  expect(page).toContain('değişiklik gönderilmedi');
  expect((await player.call('limits/list', {})).data).toEqual([]);
  expect(await shown(await visitor.get(form))).toMatch(/name="amount"[^>]*value="500"/);
});

it('a higher limit waits, a lower one does not, and both are said', async () => {
  const { set } = await enter();
  await set('500');
  const raised = await set('900', { from: 'kind=deposit&period=day' });
  expect(raised.page).toMatch(/₺900,00 olan yeni limit .+ itibarıyla geçerli olur/);
  expect(raised.page).toContain('Değişiklikten vazgeç');
  const lowered = await set('200', { from: 'kind=deposit&period=day' });
  expect(lowered.page).toContain('Günde ₺200,00');
});

it('a raise that waits can be cancelled, and a limit removed after the delay', async () => {
  const { set, send } = await enter();
  await set('500');
  await set('900', { from: 'kind=deposit&period=day' });
  const cancelled = await send({ kind: 'deposit', period: 'day', intent: 'cancel' });
  expect(cancelled.page).toContain('Günde ₺500,00');
  expect(cancelled.page).not.toContain('Değişiklikten vazgeç');
  const removed = await send({ kind: 'deposit', period: 'day', intent: 'remove' });
  expect(removed.page).toMatch(/Limit .+ itibarıyla kalkar/);
});

it('a raise from a page that is out of date is not sent, and says what the limit is now', async () => {
  const { player, send } = await enter();
  await player.call('limits/set', { kind: 'deposit', period: 'day', amount: 100 });
  const path = `${LIMITS}?kind=deposit&period=day`;
  const stale = { kind: 'deposit', period: 'day', amount: '700', seen: '500', intent: 'set' };
  const answer = await send(stale, path);
  expect(answer.status).toBe(409);
  expect(answer.page).toContain('Bu limit başka bir pencerede değişti ve şimdi ₺100,00.');
  expect(answer.page).toContain('value="700"');
  expect(answer.page).toContain('name="seen" value="100"');
  // The stricter one needs no second look.
  expect((await send({ ...stale, amount: '50' }, path)).page).toContain('Günde ₺50,00');
});

it('a change without a clear answer may hold: this is said, and what was typed stays', async () => {
  const { player, visitor, set, send } = await enter();
  await player.call('limits/set', { kind: 'deposit', period: 'week', amount: 100 });
  proxy.faults.set(`limits/set@${visitor.address}`, { kind: 'status', status: 500 });
  const unknown = 'Değişiklik gönderildi, ancak anlaşılır bir yanıt gelmedi.';
  const raised = await set('250');
  expect(raised.status).toBe(503);
  expect(raised.page).toContain(unknown);
  expect(raised.page).toContain('value="250"');
  expect((await send({ kind: 'deposit', period: 'week', intent: 'remove' })).page).toContain(unknown);
});

const WRONG: [typed: string, said: string][] = [
  ['', 'Limit tutarı alanını doldurun.'],
  ['abc', 'Limiti sayıyla yazın'],
  ['0', 'Limit sıfırdan büyük olmalı.'],
  ['-5', 'Limit sıfırdan büyük olmalı.'],
  ['1,234', '₺1.234,00 mi demek istediniz?'],
  ['1.5', '₺1,50 mi demek istediniz?'],
  ['0,001', 'Limitin en fazla iki ondalık basamağı olabilir.'],
  ['9'.repeat(40), 'Limitin basamak sayısı çok fazla.'],
  ['0,5', 'Limit en az ₺1,00 olmalı.'],
  ['99999999', 'Limit en fazla ₺500.000,00 olabilir.'],
  ['<script>', 'Limiti sayıyla yazın'],
];

describe('a limit that cannot be meant', () => {
  it.each(WRONG)(
    '%j is refused by its field with the rule, is not sent, and stays in the form',
    async (typed, said) => {
      const { visitor, set } = await enter();
      const { status, page } = await set(typed);
      expect(status).toBe(400);
      expect(page).toContain(said);
      expect(page).toMatch(/<input(?=[^>]* name="amount")[^>]* aria-invalid="true"/);
      expect(proxy.callsFrom.get(`limits/set@${visitor.address}`) ?? 0).toBe(0);
      if (!typed.includes('<')) expect(page).toContain(`value="${typed}"`);
      else expect(page).toContain('value="&lt;script&gt;"');
    },
  );

  it('is refused in English too, and minutes are whole', async () => {
    const { visitor, set } = await enter();
    await visitor.post('/language', { language: 'en' });
    expect((await set('1,5', { kind: 'session' })).page).toContain('Write the time in whole minutes');
    expect((await set('5', { kind: 'session' })).page).toContain('The limit must be at least 10 minutes.');
    expect((await set('90', { kind: 'session' })).page).toContain('90 minutes a day');
  });

  it.each([
    ['day', '5000', 'Limit en fazla 1440 dakika olabilir.', 'Gün: 10 dakika ile 1440 dakika arası.'],
    ['week', '10081', 'Limit en fazla 10080 dakika olabilir.', 'Hafta: 10 dakika ile 10080 dakika arası.'],
  ])('of more minutes than the %s has stays in the form', async (period, typed, said, hint) => {
    const { player, visitor, set } = await enter();
    const { status, page } = await set(typed, { kind: 'session', period });
    expect(status).toBe(400);
    expect(page).toContain(said);
    expect(page).toContain(`value="${typed}"`);
    expect(page).toContain(hint);
    expect(proxy.callsFrom.get(`limits/set@${visitor.address}`) ?? 0).toBe(0);
    expect((await player.call('limits/list', {})).data).toEqual([]);
  });

  it.each(['casino', '', '<b>', 'deposit '])('of the kind %j does not exist', async (kind) => {
    const { visitor, send } = await enter();
    expect((await visitor.get(`${LIMITS}?${new URLSearchParams({ kind })}`)).status).toBe(404);
    expect((await send({ kind, period: 'day', amount: '5', intent: 'set' })).status).toBe(404);
  });

  it('of an unknown period is refused', async () => {
    const { send } = await enter();
    for (const intent of ['set', 'remove', 'cancel'])
      expect((await send({ kind: 'deposit', period: 'year', amount: '5', intent })).status).toBe(400);
  });
});

describe('a limit that the operator no longer offers', () => {
  /** A site of an operator whose policy has lost the loss limits, and the months of the others. */
  async function enterLater() {
    const { player } = await enter();
    for (const [kind, period] of [
      ['loss', 'day'],
      ['deposit', 'month'],
    ])
      await player.call('limits/set', { kind, period, amount: 300 });
    await player.call('limits/set', { kind: 'loss', period: 'day', amount: 800 });
    proxy.faults.set('limits/policy', {
      kind: 'rewrite',
      rewrite(_call, data) {
        const policy = data as { kinds: { kind: string }[] };
        const kinds = policy.kinds.filter(({ kind }) => kind !== 'loss');
        return { ...policy, kinds: kinds.map((rule) => ({ ...rule, periods: ['day'] })) };
      },
    });
    const { url } = await siteWithOptions(proxy, {});
    const visitor = new HttpBrowser(url);
    await visitor.logIn(player.username, player.password);
    return visitor;
  }

  it('is listed with what is used, without a way to change it', async () => {
    const visitor = await enterLater();
    const page = await shown(await visitor.get(LIMITS));
    expect(page).toContain('<h2 id="loss">Kayıp limiti</h2>');
    for (const title of ['Günde ₺300,00', 'Ayda ₺300,00']) expect(page).toContain(title);
    expect(page.match(/<p>₺0,00 kullanıldı, ₺300,00 kaldı\./g)).toHaveLength(2);
    expect(page.match(/Bu limit artık sunulmuyor/g)).toHaveLength(2);
    expect(page).not.toContain('value="remove"');
    expect(page).not.toContain('kind=loss');
    expect((await visitor.get(`${LIMITS}?kind=loss`)).status).toBe(404);
  });

  it('keeps the way to cancel its raise', async () => {
    const visitor = await enterLater();
    const answer = await visitor.post(LIMITS, { kind: 'loss', period: 'day', intent: 'cancel' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${LIMITS}#loss`]);
    const page = await shown(await visitor.get(LIMITS));
    expect(page).toContain('Günde ₺300,00');
    expect(page).not.toContain('Değişiklikten vazgeç');
  });
});

describe('a deposit', () => {
  it('shows what the tightest limit leaves, and cannot pass it', async () => {
    const { visitor, set } = await enter();
    await set('5.000', { period: 'month' });
    await set('400');
    expect(await shown(await visitor.get('/dashboard/deposit'))).toContain(
      'Günlük yatırma limitinizden ₺400,00 kaldı.',
    );
    const form = await openForm(visitor, 'deposit', 6);
    const answer = await form.send({ Amount: '401', Network: '1' });
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain('₺400,00');
    expect((await form.send({ Amount: '400', Network: '1' })).status).toBe(303);
  });

  it('names one amount where the least is what is left, in the list and in the hint', async () => {
    const { visitor, set } = await enter();
    await set('250');
    expect(await shown(await visitor.get('/dashboard/deposit'))).toContain('Tam ₺250 (limitinizden kalan)');
    const page = await shown(await visitor.get('/dashboard/deposit/6'));
    expect(page).toContain('Tam ₺250 (limitinizden kalan)');
    expect(page).toContain('value="250,00"');
    expect(page).not.toContain('en çok ₺250');
  });

  it('names the limit as the reason of the maximum, in the list, the hint and the error', async () => {
    const { visitor, set } = await enter();
    await set('400');
    expect(await shown(await visitor.get('/dashboard/deposit'))).toContain('₺250 – ₺400 (limitinizden kalan)');
    const reason = 'Üst sınır, yatırma limitinizden kalan tutardır.';
    const page = await shown(await visitor.get('/dashboard/deposit/6'));
    expect(page).toContain('en çok ₺400 (limitinizden kalan). Örnek: 1.234,56');
    expect(page).not.toContain('₺250 – ₺400');
    expect(page).not.toContain('name="fill" value="500"');
    const form = await openForm(visitor, 'deposit', 6);
    const answer = await shown(await form.send({ Amount: '401', Network: '1' }));
    expect(answer).toContain(`Tutar en fazla ₺400,00 olabilir. ${reason}`);
  });

  it('by a method that takes more than the limit leaves is impossible: the list and the form say why', async () => {
    const { visitor, set } = await enter();
    await set('100');
    const list = await shown(await visitor.get('/dashboard/deposit'));
    const main = list.slice(list.indexOf('<main'));
    expect(main).toContain('En az ₺250 yatırılabilir; yatırma limitinizden ₺100 kaldı.');
    expect(main).not.toContain('href="/dashboard/deposit/6"');
    expect(main).not.toContain('₺250 – ₺100');
    // Above the methods.
    expect(main.indexOf('Günlük yatırma limitinizden ₺100,00 kaldı.')).toBeLessThan(
      main.indexOf('/dashboard/deposit/3'),
    );
    const form = await shown(await visitor.get('/dashboard/deposit/6'));
    expect(form).toContain('Bu yöntemle en az ₺250,00 yatırılabilir');
    expect(form).toContain('Günlük yatırma limitinizden ₺100,00 kaldı.');
    expect(form).not.toContain('limitiniz doldu');
    expect(form).not.toContain('name="Amount"');
  });

  it('has no form once the limit is reached, but says why and until when', async () => {
    const { visitor, set } = await enter();
    await set('60');
    const form = await openForm(visitor, 'deposit', 3);
    expect((await form.send({ Amount: '60', AccountNumber: '1234567890' })).status).toBe(303);
    for (const path of ['/dashboard/deposit', '/dashboard/deposit/6']) {
      const page = await shown(await visitor.get(path));
      expect(page).toContain('Yatırma limitiniz doldu');
      expect(page).toMatch(/₺0,00 kaldı\. \d\d\.\d\d\.\d{4} 00:00 itibarıyla sıfırlanır\./);
      expect(page).not.toContain('name="Amount"');
    }
  });

  it('is refused by the operator where it passes a limit that does not answer the site', async () => {
    const { visitor, set } = await enter();
    await set('400');
    const form = await openForm(visitor, 'deposit', 6);
    proxy.faults.set('limits/list', { kind: 'hang' });
    const answer = await form.submit({ Amount: '401', Network: '1' });
    expect(answer.status).toBe(409);
    expect(await shown(answer)).toContain('Para yatırma limiti (günlük) aşılıyor. Şimdi en fazla');
  }, 20_000);

  it('goes on while the limits cannot be read', async () => {
    const { visitor } = await enter();
    proxy.faults.set('limits/list', { kind: 'status', status: 500 });
    const page = await shown(await visitor.get('/dashboard/deposit/6'));
    expect(page).toContain('name="Amount"');
    expect(page).not.toContain('yatırma limitinizden');
    // The account menu above the page has the limits.
    expect(page.slice(page.indexOf('id="page"'), page.indexOf('</main>'))).not.toContain(LIMITS);
  });
});

it('an operator without the capability has no limits anywhere', async () => {
  const { url } = await siteWithOptions(proxy, { capabilities: '["lobby-detail"]' });
  const { visitor, send } = await enter(url);
  proxy.calls.clear();
  expect((await visitor.get(LIMITS)).status).toBe(404);
  expect((await send({ kind: 'deposit', period: 'day', amount: '5', intent: 'set' })).status).toBe(404);
  for (const path of [
    '/safer-play',
    '/dashboard/deposit',
    '/dashboard/deposit/6',
    '/search?search=limit',
    '/search?search=mola',
  ])
    expect(await shown(await visitor.get(path))).not.toMatch(/safer-play\/(limits|pause)/);
  expect([...proxy.calls.keys()].filter((call) => call.startsWith('limits/'))).toEqual([]);
});

it('guests log in first', async () => {
  const answer = await new HttpBrowser(site.url).get(LIMITS);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?redirectTo=%2Fsafer-play%2Flimits']);
});

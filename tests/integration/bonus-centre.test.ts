// @module-tag tier-1
// @module-tag bonuses

import { beforeEach, describe, expect, it } from 'vitest';
import { decode, shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { fund, newPlayer, type TestPlayer } from '../support/players';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

/** The bonus centre in both addresses: what it says of offers and bonuses, and what becomes of its forms. */

const { operator, proxy, site } = siteBehindFaults();
beforeEach(() => proxy.calls.clear());

/** Where the page shows the bonus that has just come. */
const NEW_BONUS = /^\/dashboard\/bonuses#bonus-\d+$/;
const CENTRE = '/dashboard/bonuses';
const CLAIM = '/dashboard/claim-bonus';
const calls = (name: string) => proxy.calls.get(name) ?? 0;
const answers = (call: string, data: unknown) =>
  proxy.faults.set(call, { kind: 'body', body: JSON.stringify({ success: true, message: null, data }) });
const refuses = (call: string, refusal: object = {}) =>
  proxy.faults.set(call, {
    kind: 'body',
    body: JSON.stringify({ success: false, message: null, data: null, ...refusal }),
  });

async function enter(url = site.url, language = 'tr') {
  const player = await newPlayer(operator.apiUrl);
  const visitor = new HttpBrowser(url);
  visitor.cookies.set('language', language);
  await visitor.logIn(player.username, player.password);
  return { player, visitor };
}

const cardOf = (page: string, id: string) =>
  new RegExp(`<article id="${id}"[\\s\\S]*?</article>`).exec(page)?.[0] ?? '';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19);

const bonusOf = (details: object = {}) => ({
  total: 1,
  items: [
    {
      ...{ id: 7, title: 'Doğum günü', description: 'x', amount: '250', status: 1 },
      ...{ createdAt: inDays(-1), expiresAt: inDays(5), offerId: 4, forfeitable: true },
      ...{ wagered: '120.5', wagerRequired: '250', remaining: '80.25', ...details },
    },
  ],
});

async function offerIdOf(player: TestPlayer, title: string): Promise<string> {
  const { data } = await player.call('bonus/available', {}, { locale: 'tr' });
  const offer = (data as { id: number; title: string }[]).find((each) => each.title === title);
  return String(offer?.id);
}

describe('an offer', () => {
  const OFFERS = [
    {
      ...{ id: 1, title: 'Uzak', description: 'Henüz değil', eligible: false, reason: '₺130 daha yatırın.' },
      ...{ action: { label: 'Para yatır', href: '/dashboard/deposit' } },
      ...{ progress: { done: '120', required: 250, unit: 'money' }, minDeposit: 100, wagering: 10, validDays: 7 },
      ...{ amount: '500.5', expiresAt: inDays(3), termsPageId: 3 },
      contributions: [
        { label: 'Slot', percent: 100, categoryCode: 'slot' },
        { label: 'Spor', percent: 12.5 },
      ],
    },
    {
      id: 2,
      title: 'Yakın',
      description: 'Şimdi',
      eligible: true,
      reason: 'gizli',
      action: { label: 'x', href: '/x' },
    },
  ];

  it('that can be claimed comes first; the other says why not, how far, and what to do', async () => {
    answers('bonus/available', OFFERS);
    const { visitor } = await enter();
    const page = await shown(await visitor.get(CLAIM));
    expect(page.indexOf('id="offer-2"')).toBeGreaterThan(0);
    expect(page.indexOf('id="offer-2"')).toBeLessThan(page.indexOf('id="offer-1"'));
    const ready = cardOf(page, 'offer-2');
    expect(ready).toContain('name="id" value="2"');
    expect(ready).not.toMatch(/gizli|href="\/x"|<progress/);
    const far = cardOf(page, 'offer-1');
    expect(far).not.toContain('<button');
    for (const text of [
      '₺130 daha yatırın.',
      '₺120 / ₺250',
      '₺100',
      '₺500,50',
      '₺5.005 çevirin (10 × ₺500,50)',
      '7 gün',
      '%12,5',
    ])
      expect(far).toContain(text);
    expect(far).toMatch(/3 gün sonra, \d\d\.\d\d\.\d{4} \d\d:\d\d/);
    expect(far).toMatch(/<progress max="100" value="48"/);
    expect(far).toContain('href="/dashboard/deposit"');
    expect(far).toContain('href="/casino/slot"');
    expect(far).toContain('href="/pages/3"');
  });

  it('folds its terms and games away, and says in one line what it is or why it cannot be claimed', async () => {
    answers('bonus/available', OFFERS);
    const { visitor } = await enter();
    const page = await shown(await visitor.get(CLAIM));
    const [shownOfFar = ''] = cardOf(page, 'offer-1').split('</summary>');
    for (const text of ['Uzak', '₺500,50', '₺130 daha yatırın.']) expect(shownOfFar).toContain(text);
    expect(shownOfFar).not.toMatch(/Henüz değil|7 gün|%12,5|\/pages\/3/);
    for (const text of ['Henüz değil', '7 gün', '%12,5', '/pages/3'])
      expect(cardOf(page, 'offer-1').replace(shownOfFar, '')).toContain(text);
    expect(cardOf(page, 'offer-2')).toMatch(/Şimdi(?![\s\S]*<details)/);
  });

  it('says in sight how long its bonus lasts, and what more is needed of deposits that were begun', async () => {
    answers('bonus/available', [OFFERS[0], { ...OFFERS[1], amount: 50, wagering: 10, validDays: 7 }]);
    const { visitor } = await enter();
    const page = await shown(await visitor.get(CLAIM));
    expect(cardOf(page, 'offer-2').split('<details')[0]).toContain('₺500 çevirin (10 × ₺50) · 7 gün geçerli');
    const [shownOfFar = ''] = cardOf(page, 'offer-1').split('</summary>');
    expect(shownOfFar).toContain('₺130 daha gerekli.');
    for (const progress of [
      { done: 0, required: 250, unit: 'money' },
      { done: 120, required: 250, unit: 'spins' },
    ]) {
      answers('bonus/available', [{ ...OFFERS[0], progress }]);
      expect(cardOf(await shown(await visitor.get(CLAIM)), 'offer-1')).not.toContain('daha gerekli');
    }
  });

  it('says how many times it is staked where the sum is not known', async () => {
    answers('bonus/available', [{ ...OFFERS[1], wagering: 10 }]);
    const { visitor } = await enter();
    expect(cardOf(await shown(await visitor.get(CLAIM)), 'offer-2')).toContain('10 kez çevirin');
  });

  it('reads the same in English', async () => {
    answers('bonus/available', OFFERS);
    const { visitor } = await enter(site.url, 'en');
    const far = cardOf(await shown(await visitor.get(CLAIM)), 'offer-1');
    for (const text of [
      '₺120 of ₺250',
      'Minimum deposit',
      'Stake ₺5,005 (10 × ₺500.50)',
      '7 days',
      'in 3 days, ',
      '12.5%',
    ])
      expect(far).toContain(text);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/x',
    'https://evil.example/',
    '/\\evil.example',
    'evil',
    'data:text/html,x',
  ])('never leads to %j', async (href) => {
    answers('bonus/available', [{ ...OFFERS[0], action: { label: 'Git', href } }]);
    const { visitor } = await enter();
    const card = cardOf(await shown(await visitor.get(CLAIM)), 'offer-1');
    expect(card).toContain('₺130 daha yatırın.');
    expect(card).not.toContain('>Git');
  });

  it.each([
    ...['eligible', 'reason', 'action', 'progress', 'minDeposit', 'wagering', 'validDays', 'expiresAt', 'termsPageId'],
    ...['categoryCode', 'contributions', 'amount'],
  ])('with garbage as its %s is shown without it', async (name) => {
    const { visitor } = await enter();
    for (const garbage of [-1, {}, [[]], 'x'.repeat(2_000), { done: 'x' }, true, '1e9', null]) {
      answers('bonus/available', [{ ...OFFERS[1], [name]: garbage }]);
      const answer = await visitor.get(CLAIM);
      expect([garbage, answer.status]).toEqual([garbage, 200]);
      expect(cardOf(await shown(answer), 'offer-2')).toContain('Yakın');
    }
  });

  it('that has ended cannot be claimed', async () => {
    answers('bonus/available', [{ ...OFFERS[1], expiresAt: inDays(-1) }]);
    const { visitor } = await enter();
    const card = cardOf(await shown(await visitor.get(CLAIM)), 'offer-2');
    expect(card).toContain('Bu teklifin süresi doldu.');
    expect(card).not.toContain('<button');
  });
});

describe('a claim', () => {
  it('brings the bonus, and leads to it among those under way', async () => {
    const { player, visitor } = await enter();
    await fund(player, 250);
    await visitor.get(CLAIM);
    const answer = await visitor.post(CLAIM, { id: await offerIdOf(player, 'Derbi bonusu') });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(NEW_BONUS)]);
    const page = await shown(await visitor.get(CENTRE));
    expect(page).not.toContain('data-toast');
    expect(page).toMatch(/<article id="bonus-\d+"[\s\S]*?Derbi bonusu/);
    expect(page).toMatch(/₺0,00 \/ ₺\d+,00 çevrildi/);
  });

  it('leads back to the page that it names, on this site alone', async () => {
    for (const [redirectTo, expected] of [
      ['/promotions/3', /^\/promotions\/3$/],
      ['//evil.example', NEW_BONUS],
      ['javascript:alert(1)', NEW_BONUS],
    ] as const) {
      const { player, visitor } = await enter();
      await fund(player, 250);
      const form = { id: await offerIdOf(player, 'Derbi bonusu'), redirectTo };
      const answer = await visitor.post(CLAIM, form);
      expect(answer.headers.get('location')).toMatch(expected);
    }
  });

  it('that is refused says why at its offer', async () => {
    const { player, visitor } = await enter();
    const id = await offerIdOf(player, 'Derbi bonusu');
    const answer = await visitor.post(CLAIM, { id });
    expect(answer.status).toBe(400);
    const card = cardOf(await shown(answer), `offer-${id}`);
    expect(card).toMatch(/role="alert"[\s\S]*Talebiniz kabul edilmedi[\s\S]*₺250/);
    expect(card).toContain('href="/dashboard/deposit"');
  });

  it.each(['', '999999', '__proto__', 'x'.repeat(101), '1 OR 1=1'])(
    'of %j, which is not offered, says so and asks nothing of the operator',
    async (id) => {
      const { visitor } = await enter();
      const answer = await visitor.post(CLAIM, { id });
      expect(answer.status).toBe(400);
      expect(await shown(answer)).toMatch(/role="alert"[\s\S]*Bu bonus artık talep edilemiyor\./);
      expect(calls('bonus/claim')).toBe(0);
    },
  );

  it.each([
    [{ kind: 'status', status: 500 } as const, 503],
    [{ kind: 'reset' } as const, 503],
    [{ kind: 'body', body: '{}' } as const, 502],
  ])('whose answer is lost (%j) is not known to be claimed', async (fault, status) => {
    const { player, visitor } = await enter();
    const id = await offerIdOf(player, 'Derbi bonusu');
    proxy.faults.set('bonus/claim', fault);
    const answer = await visitor.post(CLAIM, { id });
    expect(answer.status).toBe(status);
    expect(cardOf(await shown(answer), `offer-${id}`)).toContain('Talebinizin sonucu henüz bilinmiyor');
  });

  it.each([
    { kind: 'status', status: 500 } as const,
    { kind: 'reset' } as const,
    { kind: 'body', body: '{}' } as const,
  ])('is not made while the offers cannot be read (%j), and the page says so', async (fault) => {
    const { player, visitor } = await enter();
    const id = await offerIdOf(player, 'Derbi bonusu');
    proxy.faults.set('bonus/available', fault);
    const reply = await visitor.post(`${CLAIM}?_data=routes%2Fdashboard.claim-bonus`, { id });
    expect(await reply.json()).toMatchObject({
      isUnknown: false,
      message: expect.stringContaining('hiçbir şey gönderilmedi') as string,
    });
    expect(calls('bonus/claim')).toBe(0);
  });

  it('during an exclusion leads to the page of the pause', async () => {
    const { player, visitor } = await enter();
    const id = await offerIdOf(player, 'Derbi bonusu');
    refuses('bonus/claim', { code: 'excluded', excludedUntil: inDays(1) });
    expect((await visitor.post(CLAIM, { id })).headers.get('location')).toBe('/safer-play/pause');
    const centre = await shown(await visitor.get(CENTRE));
    expect(centre).toContain('Bonuslarım');
    expect(centre).not.toContain(CLAIM);
    expect((await visitor.get(CLAIM)).headers.get('location')).toBe('/safer-play/pause');
  });

  it('by a hundred requests of three sessions brings one bonus', async () => {
    const { player, visitor } = await enter();
    await fund(player, 250);
    const sessions = [visitor, new HttpBrowser(site.url), new HttpBrowser(site.url)];
    for (const other of sessions.slice(1)) await other.logIn(player.username, player.password);
    const id = await offerIdOf(player, 'Derbi bonusu');
    const sent = Array.from({ length: 100 }, (_, index) => (sessions[index % 3] ?? visitor).post(CLAIM, { id }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([303]));
    expect(calls('bonus/claim')).toBe(1);
    const { items } = (await player.call('bonus/list', { skip: 0, take: 20 })).data as { items: unknown[] };
    expect(items).toHaveLength(1);
  });
});

describe('a promo code', () => {
  it('brings its bonus, with blanks around it', async () => {
    const { visitor } = await enter();
    const answer = await visitor.post(CLAIM, { code: '  POYRA50 ' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(NEW_BONUS)]);
    expect(await shown(await visitor.get(CENTRE))).toContain('Hediye kodu');
  });

  it.each([
    ['', 'Promosyon kodunu yazın.'],
    ['   ', 'Promosyon kodunu yazın.'],
    ['A'.repeat(65), 'Promosyon kodu en çok 64 karakter olabilir.'],
    ['A'.repeat(10_000), 'Promosyon kodu en çok 64 karakter olabilir.'],
  ])('%# asks nothing of the operator and keeps what was typed', async (code, message) => {
    const { visitor } = await enter();
    const answer = await visitor.post(CLAIM, { code });
    expect(answer.status).toBe(400);
    const page = await shown(answer);
    expect(page).toContain(message);
    expect(page).toContain(`value="${code}"`);
    expect(calls('bonus/promocode')).toBe(0);
  });

  it('that is unknown or used up says so at the field', async () => {
    const { visitor } = await enter();
    const unknown = await visitor.post(CLAIM, { code: '"><b>yok' });
    expect(unknown.status).toBe(400);
    const page = await shown(unknown);
    expect(decode(/<input[^>]*name="code"[^>]*>/.exec(page)?.[0] ?? '')).toContain('value=""><b>yok"');
    expect(page).toMatch(/aria-invalid="true"/);
    const other = await enter();
    await other.player.call('bonus/promocode', { code: 'TEK1' });
    const late = await visitor.post(CLAIM, { code: 'TEK1' });
    expect(late.status).toBe(400);
    refuses('bonus/promocode');
    expect(await shown(await visitor.post(CLAIM, { code: 'B' }))).toContain('Bu kod kullanılamadı.');
  });

  it('is sent and counted once by parallel requests, and ten others in ten minutes are refused', async () => {
    const { visitor } = await enter();
    refuses('bonus/promocode');
    const send = (code: string) => visitor.post(CLAIM, { code });
    const parallel = await Promise.all(Array.from({ length: 12 }, () => send('X1')));
    expect(parallel.map(({ status }) => status)).toEqual(parallel.map(() => 400));
    expect(calls('bonus/promocode')).toBe(1);
    for (let count = 2; count <= 10; count += 1) expect((await send(`X${count}`)).status).toBe(400);
    const eleventh = await send('X11');
    expect(eleventh.status).toBe(429);
    expect(eleventh.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(calls('bonus/promocode')).toBe(10);
  });

  it.each([
    [{ kind: 'status', status: 500 } as const, 503, 'henüz bilinmiyor'],
    [{ kind: 'status', status: 404 } as const, 501, 'Sitemiz bu özelliği sunmuyor'],
    [{ kind: 'body', body: '[]' } as const, 502, 'henüz bilinmiyor'],
  ])('says what became of it when the operator fails (%j)', async (fault, status, message) => {
    const { visitor } = await enter();
    proxy.faults.set('bonus/promocode', fault);
    const answer = await visitor.post(CLAIM, { code: 'POYRA50' });
    expect(answer.status).toBe(status);
    const page = await shown(answer);
    expect(page).toContain(message);
    expect(page).toContain('value="POYRA50"');
  });
});

describe('an active bonus', () => {
  it('says what is staked, what is left and what it is worth, and is not among the past ones', async () => {
    answers('bonus/list', bonusOf({ freeSpins: { gameCode: 'kestane-nar-bahcesi', left: 12 } }));
    const { visitor } = await enter();
    const page = await shown(await visitor.get(CENTRE));
    const card = cardOf(page, 'bonus-7');
    for (const text of ['₺120,50 / ₺250,00 çevrildi', '₺129,50 daha çevirin', '₺80,25', '12 ücretsiz dönüş kaldı'])
      expect(card).toContain(text);
    expect(card).toMatch(/<progress max="100" value="48"/);
    expect(card).toMatch(/href="\/casino\/game\/[\w-]+"/);
    expect(card).toContain('href="/dashboard/forfeit-bonus/7"');
    expect(page).toContain('Henüz geçmiş bonusunuz yok');
    expect(page).not.toContain('<table');
  });

  it('is with the past ones on one page, and what can be claimed on the other, with one link between them', async () => {
    answers('bonus/list', bonusOf());
    const { visitor } = await enter();
    const mainOf = async (path: string) =>
      /id="page"[^]*<\/main>/.exec(await shown(await visitor.get(path)))?.[0] ?? 'no page';
    const [centre, claim] = [await mainOf(CENTRE), await mainOf(CLAIM)];
    for (const [page, parts, link] of [
      [centre, ['id="active"', `href="${CLAIM}"`, 'id="past"'], `href="${CLAIM}`],
      [claim, ['id="promo-code"', 'id="offers"', `href="${CENTRE}"`], `href="${CENTRE}`],
    ] as const) {
      const places = parts.map((part) => page.indexOf(part));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect([Number(places[0]) > 0, page.split(link).length]).toEqual([true, 2]);
    }
    expect(centre).not.toMatch(/name="code"|id="offers"/);
    expect(claim).not.toMatch(/id="active"|id="past"/);
  });

  it('for which stakes count first is the first on each page, and marked', async () => {
    const [item] = bonusOf().items;
    const items = [
      { ...item, id: 8, title: 'Yeni', wagerOrder: 2 },
      { ...item, wagerOrder: 1 },
    ];
    answers('bonus/list', { total: 2, items });
    const { visitor } = await enter();
    const page = await shown(await visitor.get(CENTRE));
    expect(page.indexOf('id="bonus-7"')).toBeLessThan(page.indexOf('id="bonus-8"'));
    expect([cardOf(page, 'bonus-7'), cardOf(page, 'bonus-8')]).toEqual([
      expect.stringContaining('Önce çevrilir'),
      expect.stringContaining('Sonra çevrilir'),
    ]);
    const panelOn = async (path: string) =>
      /aria-labelledby="active-bonus"[\s\S]*?<\/section>/.exec(await shown(await visitor.get(path)))?.[0];
    for (const path of ['/', '/dashboard']) expect(await panelOn(path)).toMatch(/Doğum günü[\s\S]*Önce çevrilir · /);
    // Without a second one, or without its place, there is no mark.
    for (const others of [[], [{ ...items[0], wagerOrder: null }]]) {
      answers('bonus/list', { total: 2, items: [...others, items[1]] });
      for (const path of ['/', '/dashboard']) expect(await panelOn(path)).toMatch(/Doğum günü(?![\s\S]*Önce çevrilir)/);
      expect(await shown(await visitor.get(CENTRE))).not.toMatch(/Önce çevrilir|Sonra çevrilir/);
    }
  });

  it('leads to a game that counts most, and says what counts in full', async () => {
    const contributions = [
      { label: 'Masa', percent: 10, categoryCode: 'table' },
      { label: 'Slot', percent: 100, categoryCode: 'slot' },
      { label: 'Spor', percent: 100 },
    ];
    answers('bonus/list', bonusOf({ contributions }));
    const { visitor } = await enter();
    const card = cardOf(await shown(await visitor.get(CENTRE)), 'bonus-7');
    expect(card).toContain('Tamamı sayılır: Slot, Spor');
    const href = /<a href="(\/casino\/game\/[\w-]+)"[^>]*>Oyna: /.exec(card)?.[1] ?? '';
    const game = /casino\/game\/([\w-]+)/.exec(href)?.[1] ?? '';
    expect(await shown(await visitor.get('/casino/slot'))).toContain(game);
    for (const details of [{ contributions: [] }, { contributions: [{ label: 'Spor', percent: 100 }] }]) {
      answers('bonus/list', bonusOf(details));
      expect(cardOf(await shown(await visitor.get(CENTRE)), 'bonus-7')).not.toContain('Oyna: ');
    }
  });

  it.each([
    ['is cancelled', { status: 3 }],
    ['has expired', { status: 4 }],
    ['is past its end', { expiresAt: inDays(-1) }],
    ['is completed', { status: 2, wagered: '250' }],
  ])('that %s is a past one', async (_state, details) => {
    answers('bonus/list', bonusOf(details));
    const { visitor } = await enter();
    const page = await shown(await visitor.get(CENTRE));
    expect(page).not.toContain('id="bonus-7"');
    expect(page).toMatch(/<table[\s\S]*Doğum günü/);
  });

  it.each([
    'offerId',
    'wagered',
    'wagerRequired',
    'wagerOrder',
    'remaining',
    'forfeitable',
    'freeSpins',
    'contributions',
    'termsPageId',
  ])('with garbage as its %s is shown without it', async (name) => {
    const { visitor } = await enter();
    for (const garbage of [-1, {}, [[]], 'x'.repeat(2_000), true, '1e9', null]) {
      answers('bonus/list', bonusOf({ [name]: garbage }));
      for (const path of [CENTRE, CLAIM, '/', '/dashboard/forfeit-bonus/7']) {
        const answer = await visitor.get(path);
        expect([garbage, path, answer.status]).toEqual([garbage, path, 200]);
      }
    }
  });

  it('is missing alone when the offers can be read, and the other way round', async () => {
    const { visitor } = await enter();
    proxy.faults.set('bonus/list', { kind: 'status', status: 500 });
    expect((await visitor.get(CENTRE)).status).toBe(503);
    const offers = await visitor.get(CLAIM);
    expect(offers.status).toBe(200);
    expect(await shown(offers)).toContain('id="offer-');
    proxy.faults.clear();
    proxy.faults.set('bonus/available', { kind: 'status', status: 500 });
    expect((await visitor.get(CENTRE)).status).toBe(200);
    const list = await visitor.get(CLAIM);
    expect(list.status).toBe(503);
    expect(await shown(list)).toContain('Bonuslar şu an gösterilemiyor');
  });
});

describe('giving up a bonus', () => {
  const path = '/dashboard/forfeit-bonus/7';

  it('says what is lost, asks once and is sent once', async () => {
    answers('bonus/list', bonusOf({ freeSpins: { gameCode: 'x', left: 3 } }));
    answers('bonus/forfeit', null);
    const { visitor } = await enter();
    const page = await shown(await visitor.get(path));
    for (const text of ['₺80,25', '₺120,50', '>3<', 'Kendi paranız sizde kalır.', 'Bonusu koru'])
      expect(page).toContain(text);
    const sent = await Promise.all([1, 2, 3].map(() => visitor.post(path, {})));
    expect(sent.map((answer) => answer.headers.get('location'))).toEqual([CENTRE, CENTRE, CENTRE]);
    expect(calls('bonus/forfeit')).toBe(1);
  });

  it('and keeping it have buttons of the same weight', async () => {
    answers('bonus/list', bonusOf());
    const { visitor } = await enter();
    const page = await shown(await visitor.get(path));
    const [, giveUp] =
      /<button type="submit" class="([^"]*)"[^>]*>(?:(?!<\/button>)[\s\S])*Bonustan vazgeç/.exec(page) ?? [];
    const [, keep] = /<a [^>]*class="([^"]*)"[^>]*>(?:<!-- -->)?Bonusu koru/.exec(page) ?? [];
    expect([giveUp, keep]).toEqual([keep, expect.any(String)]);
  });

  it('takes the bonus from the player for good', async () => {
    const { player, visitor } = await enter();
    await fund(player, 250);
    await visitor.post(CLAIM, { id: await offerIdOf(player, 'Derbi bonusu') });
    const href = /\/dashboard\/forfeit-bonus\/\d+/.exec(await shown(await visitor.get(CENTRE)))?.[0] ?? '';
    expect((await visitor.post(href, {})).status).toBe(303);
    expect(await player.balance()).toBe(250);
    const page = await shown(await visitor.get(CENTRE));
    expect(page).not.toContain('id="bonus-');
    expect(await shown(await visitor.get(href))).toContain('Bu bonus artık devam etmiyor');
  });

  it.each([
    [{ kind: 'status', status: 500 } as const, 503, 'henüz bilinmiyor'],
    [{ kind: 'body', body: '{"success":false,"message":"Olmaz.","data":null}' } as const, 400, 'Olmaz.'],
    [{ kind: 'status', status: 404 } as const, 501, 'Sitemiz bu özelliği sunmuyor'],
  ])('says what became of it when the operator fails (%j)', async (fault, status, message) => {
    answers('bonus/list', bonusOf());
    proxy.faults.set('bonus/forfeit', fault);
    const { visitor } = await enter();
    const answer = await visitor.post(path, {});
    expect(answer.status).toBe(status);
    expect(await shown(answer)).toContain(message);
  });

  it('of a bonus that is gone, fixed or cannot be read asks nothing of the operator', async () => {
    const { visitor } = await enter();
    answers('bonus/list', bonusOf({ forfeitable: false }));
    expect(await shown(await visitor.get(path))).toContain('Bu bonustan vazgeçilemez');
    expect((await visitor.get('/dashboard/forfeit-bonus/8')).status).toBe(404);
    expect((await visitor.post('/dashboard/forfeit-bonus/8', {})).status).toBe(404);
    proxy.faults.set('bonus/list', { kind: 'status', status: 500 });
    expect((await visitor.get(path)).status).toBe(503);
    expect((await visitor.post(path, {})).status).toBe(503);
    expect(calls('bonus/forfeit')).toBe(0);
  });
});

it('an operator without the capability has the old pages, forms and calls', async () => {
  const { url } = await siteWithOptions(proxy, { capabilities: '["limits"]' });
  const { player, visitor } = await enter(url);
  await fund(player, 250);
  proxy.calls.clear();
  const bonuses = await shown(await visitor.get(CENTRE));
  expect(bonuses).toContain('Henüz bonusunuz yok');
  expect(bonuses).not.toMatch(/name="code"|id="offers"/);
  expect([calls('bonus/available'), calls('bonus/list')]).toEqual([0, 1]);
  const claim = await shown(await visitor.get(CLAIM));
  expect(claim).toContain('Şu an talep edebileceğiniz bonuslar. Her bonus bir kez verilir.');
  expect([calls('bonus/available'), calls('bonus/list')]).toEqual([1, 1]);
  const id = await offerIdOf(player, 'Derbi bonusu');
  const claims = await Promise.all([1, 2, 3].map(() => visitor.post(CLAIM, { id })));
  expect(claims.map((answer) => answer.headers.get('location'))).toEqual([CLAIM, CLAIM, CLAIM]);
  expect(calls('bonus/claim')).toBe(1);
  expect(await shown(await visitor.get(CLAIM))).toContain('data-toast="success"');
  for (const gone of ['', '999999', '__proto__', 'x'.repeat(101)]) {
    expect((await visitor.post(CLAIM, { id: gone })).headers.get('location')).toBe(CLAIM);
    expect(await shown(await visitor.get(CLAIM))).toContain('Bu bonus artık talep edilemiyor.');
  }
  expect(calls('bonus/claim')).toBe(1);
  proxy.calls.delete('bonus/available');
  expect((await visitor.post(CENTRE, { id: '1' })).status).toBe(405);
  expect((await visitor.get('/dashboard/forfeit-bonus/1')).status).toBe(404);
  for (const path of ['/promotions', '/promotions/1'])
    for (const who of [visitor, new HttpBrowser(url)])
      expect(await shown(await who.get(path))).not.toContain('data-step');
  expect(calls('bonus/available')).toBe(0);
  expect(await (await visitor.get('/balance')).json()).not.toHaveProperty('parts');
});

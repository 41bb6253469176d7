import type { Locator, Page, Route } from '@playwright/test';
import { listPayments } from '../support/list-payments';
import { fund, registrationOf, type TestPlayer } from '../support/players';
import { typedRegistration } from '../support/registration-form';
import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';
import { OTHER_FORMS, tickConsents, type Kind } from './typed-forms';

const MARKED = { 'x-remix-response': 'yes' };

/** Answers to requests by script that are not from this site's server, or not from the build of the page's scripts. */
const answers = {
  'a rejected request': (route) => route.abort(),
  'the page of a captive portal': (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Wi-Fi</title><h1>Log in to the Wi-Fi</h1>',
    }),
  "a proxy's 502": (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  "a proxy's 403": (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' }),
  'an empty answer': (route) => route.fulfill({ body: '' }),
  'data without the mark of the site': (route) => route.fulfill({ json: { status: 'success' } }),
  'a redirect to another host': (route) =>
    route.fulfill({ status: 302, headers: { location: 'http://portal.example/login' } }),
  'data of another build': (route) =>
    route.fulfill({ headers: { ...MARKED, 'x-site-build': 'another' }, json: { status: 'success' } }),
} satisfies Record<string, (route: Route) => Promise<void>>;

const throwsAtOnce = () =>
  Object.assign(window, {
    fetch: () => {
      throw new TypeError('blocked');
    },
  });

/** Browsers in which no request by script can be made. */
const blocks: Record<string, () => void> = {
  'no fetch': () => Object.assign(window, { fetch: undefined }),
  'a fetch that throws': throwsAtOnce,
};

const isData = (url: URL) => url.searchParams.has('_data');

const TILES = '[aria-labelledby=all-games] li';

const BALANCE = 1_000;

const LOST = 'Sitemizden yanıt alınamadı';

interface FormJourney {
  readonly path: string;
  /** By the label of the field, or by its selector. */
  readonly typed: Readonly<Record<string, string>>;
  readonly isForPlayers?: true;
  readonly button?: string;
  /** Expects what comes of the form. */
  arrives(page: Page, player: TestPlayer): Promise<void>;
}

type JourneyName =
  | 'a login'
  | 'a login with a wrong password'
  | 'a registration'
  | 'a recovery'
  | 'a ticket'
  | 'a deposit'
  | 'a withdrawal'
  | 'a request for a call'
  | 'a bonus code'
  | 'a change of password';

const inTable =
  ({ path, typed, end }: Kind) =>
  (player: TestPlayer): FormJourney => ({
    path,
    isForPlayers: true,
    typed: typed(player),
    arrives: end,
  });

const journeys: Record<JourneyName, (player: TestPlayer) => FormJourney> = {
  'a login': ({ username, password }) => ({
    path: '/login?redirectTo=%2Fpages%2F1',
    typed: { '[name=username]': username, '[name=password]': password },
    arrives: async (page) => {
      await expect(page).toHaveURL('/pages/1');
      await expect(page.getByRole('banner')).toContainText('₺');
    },
  }),
  'a login with a wrong password': ({ username }) => ({
    path: '/login',
    typed: { '[name=username]': username, '[name=password]': 'a-wrong-one' },
    arrives: async (page) => {
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Kullanıcı adı veya şifre hatalı.');
      await expect(page.locator('[name=username]')).toHaveValue(username);
    },
  }),
  'a registration': () => ({
    path: '/register',
    typed: Object.fromEntries(
      Object.entries(typedRegistration(registrationOf())).map(([name, value]) => [`[name=${name}]`, value]),
    ),
    arrives: (page) => expect(page.getByRole('heading', { name: 'Tebrikler!' })).toBeVisible(),
  }),
  'a recovery': ({ username }) => ({
    path: '/recover',
    typed: { '[name=username]': username },
    arrives: (page) => expect(page.getByLabel('Sıfırlama kodu')).toBeVisible(),
  }),
  'a ticket': () => ({
    path: '/ticket',
    isForPlayers: true,
    typed: { Konu: 'Kupon', Mesaj: 'Kuponum\nhâlâ gelmedi.' },
    arrives: async (page) => {
      await expect(page).toHaveURL(/\/ticket\/\d+/);
      await expect(page.getByRole('main').getByText('hâlâ gelmedi.')).toHaveCount(1);
    },
  }),
  'a deposit': () => ({
    path: '/dashboard/deposit/20',
    isForPlayers: true,
    typed: { Tutar: '150', 'Ad soyad': 'Ayşe Deneme' },
    button: 'yatır',
    arrives: async (page, player) => {
      await expect(page).toHaveURL(/\/dashboard\/receipt\//);
      expect(amountsOf(await listPayments(player), 1)).toEqual([150]);
    },
  }),
  'a withdrawal': () => ({
    path: '/dashboard/withdraw/101',
    isForPlayers: true,
    typed: { Tutar: '250', IBAN: 'TR33 0006 1005 1978 6457 8413 26', 'Ad soyad': 'Ayşe Deneme' },
    button: 'Devam et',
    arrives: async (page, player) => {
      await page.getByRole('button', { name: '₺250,00 çek' }).click();
      await expect(page).toHaveURL(/\/dashboard\/receipt\//);
      expect(amountsOf(await listPayments(player), 2)).toEqual([250]);
    },
  }),
  'a request for a call': () => ({
    path: '/call-me',
    typed: { Adınız: 'Şeyma Işık', Mesajınız: 'Beni arayın lütfen.', 'Numara veya adres': '0532 123 45 67' },
    button: 'Gönder',
    arrives: (page) => expect(page.getByRole('group', { name: 'Talebiniz alındı. Sizi arayacağız.' })).toBeVisible(),
  }),
  'a bonus code': inTable(OTHER_FORMS.bonus),
  'a change of password': inTable(OTHER_FORMS['change of password']),
};

/** Fields with a mask put spaces between the digits. */
const spaced = (value: string) => (/^\d{10}$/.test(value) ? new RegExp(value.split('').join(' ?')) : value);

/** Without the deposit that the player's balance comes from. */
const amountsOf = (payments: Awaited<ReturnType<typeof listPayments>>, kind: number) =>
  payments.filter((payment) => payment.kind === kind && payment.amount !== BALANCE).map(({ amount }) => amount);

/** The message is an alert with the focus, or belongs to the field that has it, and is in the window. */
async function expectLost(page: Page): Promise<void> {
  const field = page.locator('main div', { has: page.locator('[aria-invalid=true]:focus'), hasText: LOST }).last();
  const message = page.locator('main [role=alert]:focus').or(field);
  await expect(message).toContainText(LOST);
  await expect(message).toBeInViewport();
}

const mainForm = (page: Page, { typed }: FormJourney): Locator =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: fieldIn(page, Object.keys(typed)[0] ?? '') });

const fieldIn = (place: Page | Locator, name: string) =>
  name.startsWith('[') ? place.locator(name) : place.getByLabel(name);

async function fill(page: Page, journey: FormJourney): Promise<Locator> {
  await page.goto(journey.path);
  await hydrated(page, true);
  const form = mainForm(page, journey);
  for (const [name, value] of Object.entries(journey.typed)) await fieldIn(form, name).fill(value);
  await tickConsents(form);
  const yes = form.getByLabel('Evet');
  if (journey.button === 'Devam et') await yes.check();
  return form;
}

async function send(form: Locator, { button }: FormJourney): Promise<void> {
  const buttons = form.locator('button[type=submit]:not([formnovalidate], [hidden])');
  await (button === undefined ? buttons.first() : form.getByRole('button', { name: button })).click();
}

async function prepare(
  { isForPlayers }: FormJourney,
  player: TestPlayer,
  beLoggedIn: (of: TestPlayer) => Promise<void>,
) {
  if (!isForPlayers) return;
  await fund(player, BALANCE);
  await beLoggedIn(player);
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    /status of (?:400|403|502)/,
    /ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
    /portal\.example/,
    /hubs\/notify|WebSocket/,
  );
});

const kinds = Object.entries(answers);

for (const [index, [name, journeyOf]] of Object.entries(journeys).entries()) {
  const [lastKind = '', lastAnswer] = kinds[index % kinds.length] ?? [];

  test(
    `${name} stays in its form after any foreign answer, and arrives after ${lastKind}`,
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      const journey = journeyOf(player);
      await prepare(journey, player, beLoggedIn);
      let answer = lastAnswer;
      await page.route(isData, (route) => answer?.(route));
      for (const [kind, other] of [...kinds.filter(([kind]) => kind !== lastKind), [lastKind, lastAnswer] as const]) {
        await test.step(kind, async () => {
          answer = other;
          const form = await fill(page, journey);
          await send(form, journey);
          await expectLost(page);
          for (const [field, value] of Object.entries(journey.typed))
            await expect(fieldIn(form, field)).toHaveValue(spaced(value));
          // Each kind is the first failure of the tab.
          if (kind !== lastKind) await page.evaluate(() => sessionStorage.clear());
        });
      }
      await send(mainForm(page, journey), journey);
      await journey.arrives(page, player);
    },
  );

  for (const [block, script] of Object.entries(blocks))
    test(`${name} arrives with ${block}`, desktopOnly, async ({ page, player, beLoggedIn }) => {
      const journey = journeyOf(player);
      await prepare(journey, player, beLoggedIn);
      await page.addInitScript(script);
      const form = await fill(page, journey);
      await send(form, journey);
      if (script === throwsAtOnce) {
        await expectLost(page);
        await send(form, journey);
      }
      await journey.arrives(page, player);
    });
}

test('a login in a dialog stays in it, and leads back to the page below', desktopOnly, async ({ page, player }) => {
  await page.goto('/promotions');
  await hydrated(page, true);
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=username]').fill(player.username);
  await dialog.locator('[name=password]').fill(player.password);
  await page.route(isData, answers['the page of a captive portal']);
  const send = dialog.getByRole('button', { name: 'Giriş yap' });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(LOST);
  await expect(dialog.locator('[name=password]')).toHaveValue(player.password);
  await send.click();
  await expect(page.getByRole('banner')).toContainText('₺');
  await expect(page).toHaveURL('/promotions');
});

/** The network is gone: the browser knows, or it does not, and nothing of the site arrives, documents included. */
for (const [index, [name, journeyOf]] of Object.entries(journeys).entries())
  test(
    `${name} outlives presses without a network, and arrives after`,
    desktopOnly,
    async ({ page, context, player, beLoggedIn }) => {
      const isKnown = index % 2 === 0;
      const journey = journeyOf(player);
      await prepare(journey, player, beLoggedIn);
      const form = await fill(page, journey);
      if (isKnown) await context.setOffline(true);
      else await page.route('**/*', (route) => route.abort());
      for (const press of ['first', 'second', 'third'])
        await test.step(`${press} press`, async () => {
          const failed = page.waitForEvent('requestfailed', (request) => /_data=|reachable/.test(request.url()));
          await send(form, journey);
          await failed;
          await expectLost(page);
          for (const [field, value] of Object.entries(journey.typed))
            await expect(fieldIn(form, field)).toHaveValue(spaced(value));
        });
      await (isKnown ? context.setOffline(false) : page.unroute('**/*'));
      await send(form, journey);
      await journey.arrives(page, player);
    },
  );

/** A proxy gave up while the server went on. */
for (const name of ['a ticket', 'a deposit', 'a withdrawal'] as const)
  test(
    `${name} that arrived, and whose answer was lost, is there once`,
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      const journey = journeys[name](player);
      await prepare(journey, player, beLoggedIn);
      const form = await fill(page, journey);
      await page.route(isData, async (route) => {
        await route.fetch({ maxRedirects: 0 });
        await answers["a proxy's 502"](route);
      });
      await send(form, journey);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(LOST);
      await send(form, journey);
      await journey.arrives(page, player);
      if (name !== 'a ticket') return;
      const { data } = await player.call('ticket/list', { skip: 0, take: 10 });
      expect((data as { items: object[] }).items).toHaveLength(1);
    },
  );

test('a withdrawal arrives where the storage is refused, too', desktopOnly, async ({ page, player, beLoggedIn }) => {
  const journey = journeys['a withdrawal'](player);
  await prepare(journey, player, beLoggedIn);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'script-cut-off-at') throw new DOMException('Access is denied', 'SecurityError');
      setItem.call(this, key, value);
    };
  });
  const form = await fill(page, journey);
  await page.route(isData, answers["a proxy's 502"]);
  await send(form, journey);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(LOST);
  await send(form, journey);
  const confirm = page.getByRole('button', { name: '₺250,00 çek' });
  await confirm.waitFor();
  await hydrated(page, true);
  await confirm.click();
  // The document of the review does not know what the one before it knew.
  await expect(page.getByRole('main').getByRole('alert')).toContainText(LOST);
  await journey.arrives(page, player);
});

test(
  'a page that fails after a document with an answer is read again, not sent again',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    const journey = journeys['a ticket'](player);
    await prepare(journey, player, beLoggedIn);
    const form = await fill(page, { ...journey, typed: { Konu: 'Kupon', Mesaj: '' } });
    await form.evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element));
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Mesaj');
    await hydrated(page, true);
    const methods: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && methods.push(request.method()));
    await page.route(isData, (route) => route.abort());
    await page.evaluate(() => window.__remixRouter.revalidate());
    expect(methods).toEqual([]);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Mesaj');
    await page.evaluate(() => void window.__remixRouter.navigate('/ticket'));
    await expect.poll(() => methods).toEqual(['GET']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

for (const [kind, answer] of kinds)
  test(`links are followed as documents after ${kind}`, desktopOnly, async ({ page }) => {
    await page.route(isData, answer);
    await followLinks(page);
  });

for (const [block, script] of Object.entries(blocks))
  test(`links are followed as documents with ${block}`, desktopOnly, async ({ page }) => {
    await page.addInitScript(script);
    await followLinks(page);
  });

/** To another page and back, and to another view of a page. */
async function followLinks(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page, true);
  await page.getByRole('navigation').getByRole('link', { name: 'Promosyonlar' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promosyonlar');
  await expect(page).toHaveURL('/promotions');
  await hydrated(page, true);
  await page.goBack();
  await expect(page.locator('main section[aria-labelledby^=row-]').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/casino/slot');
  await hydrated(page, true);
  await page.getByRole('link', { name: 'Daha fazla oyun göster' }).click();
  await expect(page.locator(TILES)).toHaveCount(40);
  await expect(page).toHaveURL('/casino/slot?page=2');
}

import type { Locator, Page } from '@playwright/test';
import { listPayments } from '../support/list-payments';
import { fund, type TestPlayer } from '../support/players';
import { withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const BALANCE = 1_000;

interface Act {
  readonly path: string;
  readonly isPlayer?: true;
  /** By the selector of the field, or by its label. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly button: string | RegExp;
  /** Expects what comes of the form, once. */
  readonly end: (page: Page, player: TestPlayer, ready: () => Promise<void>) => Promise<void>;
}

const acts: Readonly<Record<string, (player: TestPlayer) => Act>> = {
  'a login': ({ username, password }) => ({
    path: '/login?redirectTo=%2Fpages%2F1',
    typed: { '[name=username]': username, '[name=password]': password },
    button: 'Giriş yap',
    end: async (page) => {
      await expect(page).toHaveURL('/pages/1');
      await expect(page.getByRole('banner')).toContainText('₺');
    },
  }),
  'a deposit': () => ({
    path: '/dashboard/deposit/20',
    isPlayer: true,
    typed: { '[inputmode=decimal]': '150', '[inputmode=text]': 'Ayşe Deneme' },
    button: /yatır$/i,
    end: async (page, player) => {
      await expect(page).toHaveURL(/\/dashboard\/receipt\//);
      await expect(page.getByRole('main')).toContainText('₺150,00');
      expect(await amounts(player, 1)).toEqual([150]);
    },
  }),
  'a withdrawal': () => ({
    path: '/dashboard/withdraw/101',
    isPlayer: true,
    typed: {
      Tutar: '250',
      IBAN: 'TR33 0006 1005 1978 6457 8413 26',
      'Ad soyad': 'Ayşe Deneme',
    },
    button: 'Devam et',
    end: async (page, player, ready) => {
      const confirm = page.getByRole('button', { name: '₺250,00 çek' });
      await expect(confirm).toBeVisible();
      expect(await amounts(player, 2)).toEqual([]);
      await ready();
      await tap(page, confirm);
      await expect(page).toHaveURL(/\/dashboard\/receipt\//);
      expect(await amounts(player, 2)).toEqual([250]);
    },
  }),
  'a ticket': () => ({
    path: '/ticket',
    isPlayer: true,
    typed: { '[name=subject]': 'Kupon', '[name=message]': 'Kuponum hâlâ gelmedi.' },
    button: 'Talebi gönder',
    end: async (page, player) => {
      await expect(page).toHaveURL(/\/ticket\/\d+/);
      await expect(page.getByRole('main').getByText('Kuponum hâlâ gelmedi.')).toHaveCount(1);
      expect(await rows(player, 'ticket/list')).toHaveLength(1);
    },
  }),
  'a request for a call': () => ({
    path: '/call-me?redirectTo=%2Fpages%2F1',
    typed: {
      '[name=name]': 'Şeyma Işık',
      '[name=message]': 'Beni arayın lütfen.',
      '[name$=contact]': '0532 123 45 67',
    },
    button: 'Gönder',
    end: async (page) => {
      await expect(page).toHaveURL('/pages/1');
      await expect(page.locator('[data-toast=success]')).toHaveCount(1);
    },
  }),
  'a bonus': () => ({
    path: '/dashboard/claim-bonus',
    isPlayer: true,
    button: 'Talep et Derbi bonusu',
    end: async (page, player) => {
      await expect(page.locator('#active').getByRole('article', { name: 'Derbi bonusu' })).toHaveCount(1);
      expect(await rows(player, 'bonus/list')).toHaveLength(1);
    },
  }),
};

async function rows(player: TestPlayer, call: string): Promise<object[]> {
  const { data } = await player.call(call, { skip: 0, take: 10 });
  return (data as { items: object[] }).items;
}

/** Without the deposit that the player's balance comes from. */
const amounts = async (player: TestPlayer, kind: number) =>
  (await listPayments(player))
    .filter((payment) => payment.kind === kind && payment.amount !== BALANCE)
    .map(({ amount }) => amount);

/** Five taps at one place, even if the page changes under them. */
async function tap(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button has no place.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 5 });
}

test.use({ actionTimeout: 20_000 });

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of 4\d\d|ERR_ABORTED|hubs\/notify|WebSocket/));

for (const scripts of ['', ', before its scripts have come'])
  for (const [name, actOf] of Object.entries(acts))
    test(
      `five taps send ${name} once${scripts}`,
      scripts ? { tag: '@desktop' } : withAndWithoutScripts,
      async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
        const { path, isPlayer, typed = {}, button, end } = actOf(player);
        if (isPlayer) {
          await fund(player, BALANCE);
          await beLoggedIn(player);
        }
        if (scripts) await page.route('**/assets/entry.client-*.js', () => undefined);
        const ready = () => hydrated(page, !scripts && javaScriptEnabled);
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('contentinfo').waitFor();
        await ready();
        const main = page.getByRole('main');
        for (const [field, value] of Object.entries(typed))
          await (field.startsWith('[') ? main.locator(field) : main.getByLabel(field)).first().fill(value);
        const yes = main.getByLabel('Evet');
        if (name === 'a withdrawal') await yes.check();
        await tap(page, main.getByRole('button', { name: button }).last());
        await end(page, player, ready);
      },
    );

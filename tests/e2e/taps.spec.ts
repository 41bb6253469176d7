import type { Locator, Page } from '@playwright/test';
import { fund, type TestPlayer } from '../support/players';
import { phones } from './projects';
import { expect, hydrated, test } from './test';

/** How many taps a phone's player needs from home, at most. A choice in a list is two: the list and the option. */
const MOST = { 'card again': 3, 'bank transfer': 6, 'withdrawal again': 4, claim: 2, limits: 3, logout: 2 };

class Taps {
  count = 0;
  constructor(
    private readonly page: Page,
    private readonly hasScripts: boolean,
  ) {}
  async on(find: (place: Page | Locator) => Locator): Promise<void> {
    this.count += 1;
    await hydrated(this.page, this.hasScripts);
    const target = find(this.page).last();
    await expect(target).toBeVisible();
    await target.tap();
  }
  async choose(label: string, option: string): Promise<void> {
    this.count += 2;
    await this.page.getByLabel(label).selectOption(option);
  }
}

test.describe('from home on a phone', phones, () => {
  let taps: Taps;
  let act: TestPlayer;

  test.beforeEach(async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    act = player;
    await fund(player, 1_000);
    await beLoggedIn(player);
    taps = new Taps(page, javaScriptEnabled !== false);
  });

  const link = (name: string | RegExp) => (place: Page | Locator) => place.getByRole('link', { name });
  const button = (name: string | RegExp) => (place: Page | Locator) => place.getByRole('button', { name });
  const receipt = (page: Page) => page.getByText(/Ödemeniz gereken|Talebiniz alındı|Bildiriminiz alındı/).last();

  test('a deposit by the same card takes three taps', async ({ page, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 409/);
    await page.goto('/dashboard/deposit/2');
    await hydrated(page, javaScriptEnabled);
    await page.getByLabel('Tutar').fill('200');
    await page.getByLabel('Kart numarası').fill('4242 4242 4242 4242');
    await page.getByLabel('Evet').check();
    await page.getByRole('button', { name: /yatır$/i }).tap();
    await expect(receipt(page)).toBeVisible();
    await page.goto('/');
    await taps.on(link('Para yatır'));
    await taps.on(link(/Son kullandığınız · ₺200/));
    await taps.on(button(/yatır$/i));
    await expect(page.getByText('•••• 4242').last()).toBeVisible();
    // The same amount again within ten minutes is asked about.
    await expect(page.getByRole('alert').last()).toContainText('Aynı ödemeyi az önce gönderdiniz');
    expect(taps.count).toBeLessThanOrEqual(MOST['card again']);
  });

  test('a first bank transfer takes six taps, with the account and the code in view', async ({ page }) => {
    await page.goto('/');
    await taps.on(link('Para yatır'));
    await taps.on(link(/Havale/));
    await expect(page.getByText('TR12 0099').last()).toBeInViewport();
    await expect(page.getByText(String(act.facts['usercode']), { exact: true }).last()).toBeInViewport();
    await taps.on((place) => place.getByRole('button', { name: '₺500' }));
    await taps.choose('Banka', '2');
    await taps.on(button(/gönderdim$/i));
    await expect(receipt(page)).toBeVisible();
    expect(taps.count).toBeLessThanOrEqual(MOST['bank transfer']);
  });

  test('the same withdrawal takes four taps', async ({ page, javaScriptEnabled }) => {
    await page.goto('/dashboard/withdraw/101');
    await hydrated(page, javaScriptEnabled);
    await page.getByLabel('Tutar').fill('100');
    await page.getByLabel('IBAN').fill('TR33 0006 1005 1978 6457 8413 26');
    await page.getByLabel('Evet').check();
    await page.getByRole('button', { name: 'Devam et' }).tap();
    await page.getByRole('button', { name: '₺100,00 çek' }).tap();
    await expect(page.getByText(/çekim talebiniz alındı|Talebiniz alındı/i).last()).toBeVisible();
    await page.goto('/');
    await taps.on((place) => place.locator('header a[href="/dashboard"]:visible'));
    await taps.on((place) => place.getByRole('main').getByRole('link', { name: 'Para çek' }).first());
    await taps.on(button('Devam et'));
    await expect(page.getByText('•••• 1326').filter({ visible: true }).first()).toBeVisible();
    await taps.on(button('₺100,00 çek'));
    // The same amount again is asked about.
    expect(taps.count).toBeLessThanOrEqual(MOST['withdrawal again']);
  });

  test('a claim takes two taps, from the bonus that the home page shows', async ({ page }) => {
    await page.goto('/');
    await taps.on((place) => place.getByRole('main').getByRole('link', { name: 'Bonus talebi' }));
    await taps.on(button(/^Talep et/));
    await expect(page.locator('#active')).toBeVisible();
    expect(taps.count).toBeLessThanOrEqual(MOST.claim);
  });

  test('a first limit takes three taps', async ({ page }) => {
    await page.goto('/');
    await taps.on((place) => place.locator('summary[aria-label="Profil menüsü"]'));
    await taps.on((place) => place.locator('#profile').getByRole('link', { name: 'Limitler' }));
    await page.getByLabel('Limit tutarı').fill('500');
    await taps.on(button('Limiti kaydet'));
    await expect(page.getByRole('heading', { name: 'Günde ₺500,00' })).toBeVisible();
    expect(taps.count).toBeLessThanOrEqual(MOST.limits);
  });

  test('a logout takes two taps', async ({ page }) => {
    await page.goto('/');
    await taps.on((place) => place.locator('summary[aria-label="Profil menüsü"]'));
    await taps.on((place) => place.locator('#profile').getByRole('button', { name: 'Çıkış yap' }));
    await expect(page.getByRole('link', { name: 'Giriş' }).first()).toBeVisible();
    expect(taps.count).toBeLessThanOrEqual(MOST.logout);
  });
});

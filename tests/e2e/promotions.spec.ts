import { fund } from '../support/players';
import { inLanguage } from './projects';
import { expect, fillLogin, hydrated, test } from './test';

const words = {
  tr: { logIn: 'Giriş yap', claim: 'Talep et', goOn: 'Bonusa devam et', deposit: 'Para yatır', play: 'Slot oyna' },
  en: { logIn: 'Log in', claim: 'Claim', goOn: 'Continue the bonus', deposit: 'Deposit', play: 'Play slots' },
};

for (const locale of ['tr', 'en'] as const)
  test(
    `a promotion leads a guest to log in and back, to a claim, a deposit and play (${locale})`,
    inLanguage[locale],
    async ({ page, context, player, javaScriptEnabled, expectAccessible, baseURL }) => {
      const say = words[locale];
      await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
      await fund(player, 250);
      const step = page.locator('main [data-step]');
      await page.goto('/promotions/3');
      await hydrated(page, javaScriptEnabled);
      await step.getByRole('link', { name: say.logIn }).click();
      await fillLogin(page, player.username, player.password);
      await expect(page).toHaveURL('/promotions/3');
      await expect(page.getByRole('dialog')).toBeHidden();

      const claim = step.getByRole('button', { name: say.claim });
      await expect(claim).toBeVisible();
      await expectAccessible();
      await claim.click();
      await expect(step.getByRole('link', { name: say.goOn })).toBeVisible();
      await expect(page).toHaveURL(/\/promotions\/3(#offer-\d+)?$/);
      await step.getByRole('link', { name: say.goOn }).click();
      await expect(page).toHaveURL(/\/dashboard\/bonuses#bonus-\d+$/);
      await expect(page.locator('#active').getByRole('article')).toBeInViewport();

      await page.goto('/promotions/6');
      await hydrated(page, javaScriptEnabled);
      await step.getByRole('link', { name: say.deposit }).click();
      await expect(page).toHaveURL('/dashboard/deposit');
      await page.goto('/promotions/4');
      await hydrated(page, javaScriptEnabled);
      await step.getByRole('link', { name: say.play }).click();
      await expect(page).toHaveURL('/casino/slot');
    },
  );

import type { Page } from '@playwright/test';
import { expect, hydrated } from './test';

/** Opens a payment method's form: with JavaScript in the dialog, without it on its page. */
export async function openPaymentMethod(
  page: Page,
  list: string,
  title: string,
  javaScriptEnabled: boolean | undefined,
) {
  await page.goto(list);
  await hydrated(page, javaScriptEnabled);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  const place = javaScriptEnabled === false ? page.getByRole('main') : page.getByRole('dialog');
  await expect(place.getByRole('heading', { name: title })).toBeVisible();
  return place;
}

import type { Page } from '@playwright/test';
import { expect, hydrated } from './test';

/** The form in the dialog where there is JavaScript, on its page where there is none. */
export async function openMethod(page: Page, list: string, title: string, javaScriptEnabled: boolean | undefined) {
  await page.goto(list);
  await hydrated(page, javaScriptEnabled);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  const place = javaScriptEnabled === false ? page.getByRole('main') : page.getByRole('dialog');
  await expect(place.getByRole('heading', { name: title })).toBeVisible();
  return place;
}

import type { Page } from '@playwright/test';
import { expect } from './test';

const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bildirimler/ });

/** Counts what is unread now. @returns waits until as many more are */
export async function unreadOf(page: Page): Promise<(more: number) => Promise<void>> {
  const bell = bellOf(page);
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  return (more) => expect(bell).toHaveAccessibleName(`Bildirimler, ${before + more} okunmamış`);
}

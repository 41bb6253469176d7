import type { Locator, Page } from '@playwright/test';

/** A link of the main menu on wide screens. By its address: its label may have places where it breaks. */
export const mainMenuLink = (page: Page, href: string): Locator =>
  page.getByRole('navigation', { name: 'Ana menü' }).locator(`a[href="${href}"]`);

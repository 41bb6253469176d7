import { expect, test } from 'vitest';
import { findLanguages } from '~/i18n/languages.server';
import { createTranslator } from '~/i18n/translator.server';
import type { Page } from './define-page';
import { menusFor } from './menus.server';

const copy = (await createTranslator(findLanguages()).translation('tr', null)).copy('menus');
/** A registry in which every page of the dashboard is for players. */
const registry = {
  pageAt: (pattern: string): Page => ({
    routeId: '',
    pattern,
    isDocument: true,
    facts: pattern.startsWith('/dashboard') ? { access: 'player' } : {},
  }),
};
const menusOf = (variant: string | undefined, isLoggedIn = false) =>
  menusFor({ copy, variant, isLoggedIn, registry, capabilities: new Set() });
const addresses = (variant: string | undefined) => menusOf(variant).mainMenu.map(({ href }) => href);

test.each([undefined, 'default', 'FCG', '<script>'])('the menu of %s is the default one', (variant) => {
  expect(addresses(variant)).toEqual([
    '/spor',
    '/livespor',
    '/esports/betco',
    '/casino/slot',
    '/casino/live',
    '/casino/games',
    '/casino/bingo',
    '/casino/tvbets',
    '/promotions',
    '/ticket',
    '/call-me',
  ]);
});

test('the other menu has its own sports pages, and a search for Aviator', () => {
  expect(addresses('fcg').slice(0, 2)).toEqual(['/spor/fcg', '/livespor/fcg']);
  expect(addresses('fcg')).toContain('/search?search=Aviator');
  expect(menusOf('fcg').bottomBar[1]?.href).toBe('/spor/fcg');
});

test('an entry for players opens the login form for guests', () => {
  const bonus = (isLoggedIn: boolean) => menusOf(undefined, isLoggedIn).quickLinks.find(({ icon }) => icon === 'bonus');
  expect(bonus(true)?.href).toBe('/dashboard/claim-bonus');
  expect(bonus(false)).toMatchObject({ href: '/login?redirectTo=%2Fdashboard%2Fclaim-bonus', opensDialog: true });
});

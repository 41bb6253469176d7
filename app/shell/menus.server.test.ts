import { expect, test } from 'vitest';
import { createTranslator } from '~/i18n/translator.server';
import { menusFor } from './menus.server';

const copy = (await createTranslator().translation('tr', null)).copy('menus');
const addresses = (variant: string | undefined) => menusFor(copy, variant, false).mainMenu.map(({ href }) => href);

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

test('the other menu has its own sports, and looks for Aviator', () => {
  expect(addresses('fcg').slice(0, 2)).toEqual(['/spor/fcg', '/livespor/fcg']);
  expect(addresses('fcg')).toContain('/search?search=Aviator');
  expect(menusFor(copy, 'fcg', false).bottomBar[1]?.href).toBe('/spor/fcg');
});

test('what is for players is the login form for guests', () => {
  const bonus = (isLoggedIn: boolean) =>
    menusFor(copy, undefined, isLoggedIn).quickLinks.find(({ icon }) => icon === 'bonus');
  expect(bonus(true)?.href).toBe('/dashboard/claim-bonus');
  expect(bonus(false)).toMatchObject({ href: '/login?redirectTo=%2Fdashboard%2Fclaim-bonus', opensDialog: true });
});

import { expect, test } from 'vitest';
import { findLanguages } from '~/i18n/languages.server';
import { createTranslator } from '~/i18n/translator.server';
import type { Page } from '~/request/page-facts';
import { menusFor, shortEnd } from './menus.server';

const copy = (await createTranslator(findLanguages()).translation('tr', null)).copy('menus');
/** A registry in which every page of the dashboard is for players. */
const registry = {
  version: '1',
  pageAt: (pattern: string): Page => ({
    routeId: '',
    pattern,
    isDocument: true,
    takesForms: false,
    facts: pattern.startsWith('/dashboard') ? { access: 'player' } : {},
  }),
};
const menusWith = (options: Record<string, string>, isLoggedIn = false) =>
  menusFor({ copy, options: new Map(Object.entries(options)), isLoggedIn, registry, capabilities: new Set() });
const menusOf = (menuVariant: string | undefined, isLoggedIn = false) =>
  menusWith(menuVariant === undefined ? {} : { menuVariant }, isLoggedIn);
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
  ]);
});

test('the other menu has its own sports pages, and a search for Aviator', () => {
  expect(addresses('fcg').slice(0, 2)).toEqual(['/spor/fcg', '/livespor/fcg']);
  expect(addresses('fcg')).toContain('/search?search=Aviator&live=0');
  expect(menusOf('fcg').bottomBar[1]?.href).toBe('/spor/fcg');
});

test('the header has a link once, and the side menu has them all', () => {
  const { mainMenu, quickLinks, sideMenu } = menusOf(undefined, true);
  const hrefs = [...mainMenu, ...quickLinks].map(({ href }) => href);
  expect(hrefs).toEqual([...new Set(hrefs)]);
  expect(sideMenu.map(({ href }) => href)).toEqual(hrefs);
  expect(hrefs).toEqual(expect.arrayContaining(['/ticket', '/call-me', '/dashboard/claim-bonus', '/promotions']));
});

test('an entry for players opens the login form for guests', () => {
  const bonus = (isLoggedIn: boolean) => menusOf(undefined, isLoggedIn).quickLinks.find(({ icon }) => icon === 'bonus');
  expect(bonus(true)?.href).toBe('/dashboard/claim-bonus');
  expect(bonus(false)).toMatchObject({ href: '/login?redirectTo=%2Fdashboard%2Fclaim-bonus', opensDialog: true });
});

test('the operator orders the menus and leaves entries out', () => {
  const hrefs = (items: readonly { href: string }[]) => items.map(({ href }) => href);
  const menus = menusWith({
    mainMenu: '["promotions","slot","sports"]',
    quickLinks: '["promotions","callMe"]',
    menuVariant: 'fcg',
  });
  expect(hrefs(menus.mainMenu)).toEqual(['/promotions', '/casino/slot', '/spor/fcg']);
  expect(hrefs(menus.quickLinks)).toEqual(['/call-me']);
  expect(hrefs(menus.sideMenu)).toEqual(['/promotions', '/casino/slot', '/spor/fcg', '/call-me']);
});

test('the bottom bar has five places: the usual entries fill what the operator leaves free', () => {
  const bar = (names: string[]) => menusWith({ bottomBar: JSON.stringify(names) }).bottomBar.map(({ icon }) => icon);
  expect(bar(['bingo', 'support'])).toEqual(['bingo', 'chat', 'deposit', 'sports', 'slot']);
  expect(bar(['bingo', 'games', 'tvGames', 'slot', 'callMe', 'tickets'])).toHaveLength(5);
});

test.each(['', '{}', '[]', '["/evil"]', '["<script>"]', '[["slot"]]', 'slot'])(
  'the order %j counts as none',
  (order) => {
    const menus = menusWith({ mainMenu: order, quickLinks: order, bottomBar: order });
    expect(menus).toEqual(menusWith({}));
  },
);

test.each([
  ['2026-11-29T15:10:00Z', '18:10'],
  ['2026-11-29T20:59:00Z', '23:59'],
  ['2026-11-29T21:00:00Z', '30.11.'],
  ['2027-11-29T15:10:00Z', '29.11.'],
])('a pause until %s ends in the bottom bar at %s, seen from 29.11.2026 in Istanbul', (until, text) => {
  expect(shortEnd(Date.parse(until), 'Europe/Istanbul', Date.parse('2026-11-28T21:00:00Z'))).toBe(text);
});

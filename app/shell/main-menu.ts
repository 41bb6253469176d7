import { orderByNames } from '~/lib/order-by-names';
import type { Copy } from '~/i18n/messages';
import { PAUSE_PATH } from '~/session/pause-path';
import type { IconName } from '~/ui/icon';

export interface MenuEntry {
  readonly label: keyof Copy<'menus'>;
  readonly href: string;
  readonly icon: IconName;
  readonly opensNewTab?: true;
  /** Leads to what a pause of play refuses. */
  readonly isPlay?: true;
  /** With JavaScript it opens the live chat, where the site has one. */
  readonly opensChat?: true;
  /** The path whose pages mark the entry as current. Default: `href`. */
  readonly section?: string;
}

/** What a menu can lead to, in the order of the main menu. An operator names these (docs/contract/README.md). */
export const MENU_TARGETS = [
  'sports',
  'liveSports',
  'esports',
  'slot',
  'liveCasino',
  'games',
  'bingo',
  'tvGames',
  'aviator',
  'promotions',
  'tickets',
  'callMe',
  'claimBonus',
  'deposit',
  'support',
] as const;
export type MenuTarget = (typeof MENU_TARGETS)[number];

const TARGETS: Readonly<Record<MenuTarget, MenuEntry>> = {
  sports: { label: 'sports', href: '/spor', icon: 'sports', isPlay: true },
  liveSports: { label: 'liveSports', href: '/livespor', icon: 'live-sports', isPlay: true },
  esports: { label: 'esports', href: '/esports/betco', icon: 'esports', section: '/esports', isPlay: true },
  slot: { label: 'slot', href: '/casino/slot', icon: 'slot', isPlay: true },
  liveCasino: { label: 'liveCasino', href: '/casino/live', icon: 'live-casino', isPlay: true },
  games: { label: 'games', href: '/casino/games', icon: 'games', isPlay: true },
  bingo: { label: 'bingo', href: '/casino/bingo', icon: 'bingo', isPlay: true },
  tvGames: { label: 'tvGames', href: '/casino/tvbets', icon: 'tv', isPlay: true },
  /** A search for the game by its name, without live games. */
  aviator: { label: 'aviator', href: '/search?search=Aviator&live=0', icon: 'plane', isPlay: true },
  promotions: { label: 'promotions', href: '/promotions', icon: 'promotion' },
  tickets: { label: 'tickets', href: '/ticket', icon: 'ticket', opensNewTab: true },
  callMe: { label: 'callMe', href: '/call-me', icon: 'phone' },
  claimBonus: { label: 'claimBonus', href: '/dashboard/claim-bonus', icon: 'bonus', isPlay: true },
  deposit: { label: 'deposit', href: '/dashboard/deposit', icon: 'deposit', isPlay: true },
  support: { label: 'support', href: '/support', icon: 'chat', opensChat: true },
};

/** The bottom bar during a pause of play: until when, and what is possible. */
export const pausedBottomBar: readonly MenuEntry[] = [
  { label: 'pause', href: PAUSE_PATH, icon: 'clock' },
  { label: 'withdraw', href: '/dashboard/withdraw', icon: 'withdraw' },
  { label: 'payments', href: '/dashboard/financial-activities', icon: 'clipboard' },
  { label: 'limits', href: '/safer-play/limits', icon: 'settings' },
  TARGETS.support,
];

const FCG: Partial<Record<MenuTarget, Partial<MenuEntry>>> = {
  sports: { href: '/spor/fcg', section: '/spor' },
  liveSports: { href: '/livespor/fcg', section: '/livespor' },
};

const SHORT: Partial<Record<MenuTarget, MenuEntry['label']>> = {
  sports: 'sportsShort',
  slot: 'slots',
  liveCasino: 'liveCasinoShort',
};

const MAIN: readonly MenuTarget[] = MENU_TARGETS.slice(0, MENU_TARGETS.indexOf('tickets'));
const QUICK: readonly MenuTarget[] = ['tickets', 'callMe', 'claimBonus'];
const BOTTOM: readonly MenuTarget[] = ['deposit', 'sports', 'slot', 'liveCasino', 'support'];

/** Any value of the operator's option `menuVariant` but `fcg` is the default menu. */
const entryOf = (variant: string | undefined) => (target: MenuTarget) => ({
  ...TARGETS[target],
  ...(variant === 'fcg' && FCG[target]),
});

/** Without an order the pages of sports and casino and the promotions, as the option `menuVariant` chooses them. */
export const mainMenu = (variant: string | undefined, order?: string): MenuEntry[] =>
  orderByNames(
    order,
    MENU_TARGETS,
    MAIN.filter((target) => target !== 'aviator' || variant === 'fcg'),
  ).map(entryOf(variant));

export const quickLinks = (variant: string | undefined, order?: string): MenuEntry[] =>
  orderByNames(order, MENU_TARGETS, QUICK).map(entryOf(variant));

/** The bottom bar of phones. It has five places: what the order leaves free goes to the fallback entries. */
export function bottomBar(variant: string | undefined, order?: string): MenuEntry[] {
  const wanted = orderByNames(order, MENU_TARGETS, BOTTOM);
  const targets = [...new Set([...wanted, ...BOTTOM])].slice(0, BOTTOM.length);
  return targets.map((target) => ({ ...entryOf(variant)(target), label: SHORT[target] ?? TARGETS[target].label }));
}

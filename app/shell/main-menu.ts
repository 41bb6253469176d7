import type { Copy } from '~/i18n/messages';
import type { IconName } from '~/ui/icon';

export interface MenuEntry {
  readonly label: keyof Copy<'menus'>;
  readonly href: string;
  readonly icon: IconName;
  readonly opensNewTab?: true;
  /** With JavaScript it opens the live chat, where the site has one. */
  readonly opensChat?: true;
  /** The path whose pages mark the entry as current. Default: `href`. */
  readonly section?: string;
}

const sports: MenuEntry[] = [
  { label: 'sports', href: '/spor', icon: 'sports' },
  { label: 'liveSports', href: '/livespor', icon: 'live-sports' },
];

const sportsFcg: MenuEntry[] = [
  { label: 'sports', href: '/spor/fcg', icon: 'sports', section: '/spor' },
  { label: 'liveSports', href: '/livespor/fcg', icon: 'live-sports', section: '/livespor' },
];

const casino: MenuEntry[] = [
  { label: 'esports', href: '/esports/betco', icon: 'esports', section: '/esports' },
  { label: 'slot', href: '/casino/slot', icon: 'slot' },
  { label: 'liveCasino', href: '/casino/live', icon: 'live-casino' },
  { label: 'games', href: '/casino/games', icon: 'games' },
  { label: 'bingo', href: '/casino/bingo', icon: 'bingo' },
  { label: 'tvGames', href: '/casino/tvbets', icon: 'tv' },
];

/** A search for the game by its name. */
const aviator: MenuEntry = { label: 'aviator', href: '/search?search=Aviator', icon: 'plane' };

const promotions: MenuEntry = { label: 'promotions', href: '/promotions', icon: 'promotion' };

export const tickets: MenuEntry = { label: 'tickets', href: '/ticket', icon: 'ticket', opensNewTab: true };
export const callMe: MenuEntry = { label: 'callMe', href: '/call-me', icon: 'phone' };

/** An entry of the header's bar. */
export const claimBonus: MenuEntry = {
  label: 'claimBonus',
  href: '/dashboard/claim-bonus',
  icon: 'bonus',
};
export const promotion: MenuEntry = { label: 'promotion', href: '/promotions', icon: 'promotion' };

/** The entries of the main menu. The operator's option `menuVariant` chooses them; any value but `fcg` is the default menu. */
export function mainMenu(variant: string | undefined): MenuEntry[] {
  return variant === 'fcg' ? [...sportsFcg, ...casino, aviator, promotions] : [...sports, ...casino, promotions];
}

/** The bottom bar of phones. */
export function bottomBar(variant: string | undefined): MenuEntry[] {
  return [
    { label: 'deposit', href: '/dashboard/deposit', icon: 'deposit' },
    variant === 'fcg'
      ? { label: 'sportsShort', href: '/spor/fcg', icon: 'sports', section: '/spor' }
      : { label: 'sportsShort', href: '/spor', icon: 'sports' },
    { label: 'slots', href: '/casino/slot', icon: 'slot' },
    { label: 'liveCasinoShort', href: '/casino/live', icon: 'live-casino' },
    { label: 'support', href: '/support', icon: 'chat', opensChat: true },
  ];
}

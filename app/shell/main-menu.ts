import type { Copy } from '~/i18n/messages';
import type { IconName } from '~/ui/icon';

export interface MenuEntry {
  readonly label: keyof Copy<'menus'>;
  readonly href: string;
  readonly icon: IconName;
  readonly opensNewTab?: true;
  readonly opensDialog?: true;
  /** With JavaScript, where there is a live chat, it opens that. */
  readonly opensChat?: true;
  /** A guest is shown the login form first. */
  readonly isGuarded?: true;
  /** Pages below this path belong to the entry, where its own address is narrower. */
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

/** Looks for the word among the games that are not live. */
const aviator: MenuEntry = { label: 'aviator', href: '/search?search=Aviator', icon: 'plane' };

const promotions: MenuEntry = { label: 'promotions', href: '/promotions', icon: 'promotion' };

export const tickets: MenuEntry = { label: 'tickets', href: '/ticket', icon: 'ticket', opensNewTab: true };
export const callMe: MenuEntry = { label: 'callMe', href: '/call-me', icon: 'phone', opensDialog: true };

/** Spec 2.3: of the header's bar. */
export const claimBonus: MenuEntry = {
  label: 'claimBonus',
  href: '/dashboard/claim-bonus',
  icon: 'bonus',
  isGuarded: true,
};
export const promotion: MenuEntry = { label: 'promotion', href: '/promotions', icon: 'promotion' };

/** Spec 2.2: the operator's option `menuVariant` chooses; anything but `fcg` is the default menu. */
export function mainMenu(variant: string | undefined): MenuEntry[] {
  return variant === 'fcg' ? [...sportsFcg, ...casino, aviator, promotions] : [...sports, ...casino, promotions];
}

/** Spec 2.12: the phone's bottom bar. */
export function bottomBar(variant: string | undefined): MenuEntry[] {
  return [
    { label: 'deposit', href: '/dashboard/deposit', icon: 'deposit', isGuarded: true },
    variant === 'fcg'
      ? { label: 'sportsShort', href: '/spor/fcg', icon: 'sports', section: '/spor' }
      : { label: 'sportsShort', href: '/spor', icon: 'sports' },
    { label: 'slots', href: '/casino/slot', icon: 'slot' },
    { label: 'liveCasinoShort', href: '/casino/live', icon: 'live-casino' },
    { label: 'support', href: '/support', icon: 'chat', opensChat: true },
  ];
}

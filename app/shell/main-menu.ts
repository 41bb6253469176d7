import type { Copy } from '~/i18n/messages';
import type { IconName } from '~/ui/icon';

export interface MainMenuEntry {
  readonly label: keyof Copy<'menus'>;
  readonly href: string;
  readonly icon: IconName;
  readonly opensNewTab?: true;
  readonly opensDialog?: true;
  /** Pages below this path belong to the entry, where its own address is narrower. */
  readonly section?: string;
}

const sports: MainMenuEntry[] = [
  { label: 'sports', href: '/spor', icon: 'sports' },
  { label: 'liveSports', href: '/livespor', icon: 'live-sports' },
];

const sportsFcg: MainMenuEntry[] = [
  { label: 'sports', href: '/spor/fcg', icon: 'sports', section: '/spor' },
  { label: 'liveSports', href: '/livespor/fcg', icon: 'live-sports', section: '/livespor' },
];

const casino: MainMenuEntry[] = [
  { label: 'esports', href: '/esports/betco', icon: 'esports', section: '/esports' },
  { label: 'slot', href: '/casino/slot', icon: 'slot' },
  { label: 'liveCasino', href: '/casino/live', icon: 'live-casino' },
  { label: 'games', href: '/casino/games', icon: 'games' },
  { label: 'bingo', href: '/casino/bingo', icon: 'bingo' },
  { label: 'tvGames', href: '/casino/tvbets', icon: 'tv' },
];

/** Looks for the word among the games that are not live. */
const aviator: MainMenuEntry = { label: 'aviator', href: '/search?search=Aviator', icon: 'plane' };

const promotions: MainMenuEntry = { label: 'promotions', href: '/promotions', icon: 'promotion' };

export const tickets: MainMenuEntry = { label: 'tickets', href: '/ticket', icon: 'ticket', opensNewTab: true };
export const callMe: MainMenuEntry = { label: 'callMe', href: '/call-me', icon: 'phone', opensDialog: true };

/** Spec 2.2: the operator's option `menuVariant` chooses; anything but `fcg` is the default menu. */
export function mainMenu(variant: string | undefined): MainMenuEntry[] {
  return variant === 'fcg' ? [...sportsFcg, ...casino, aviator, promotions] : [...sports, ...casino, promotions];
}

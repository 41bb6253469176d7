import type { Copy } from '~/i18n/messages';
import type { IconName } from '~/ui/icon';

export interface QuickLink {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}

/**
 * The links to the parts of the site.
 *
 * @param variant the operator's option `menuVariant`, which chooses the sports pages as in the main menu
 */
export function quickLinks(copy: Copy<'menus'>, variant: string | undefined): QuickLink[] {
  const end = variant === 'fcg' ? '/fcg' : '';
  return [
    { label: copy.sports, href: `/spor${end}`, icon: 'sports' },
    { label: copy.liveSports, href: `/livespor${end}`, icon: 'live-sports' },
    { label: copy.slot, href: '/casino/slot', icon: 'slot' },
    { label: copy.liveCasino, href: '/casino/live', icon: 'live-casino' },
    { label: copy.games, href: '/casino/games', icon: 'games' },
    { label: copy.bingo, href: '/casino/bingo', icon: 'bingo' },
    { label: copy.tvGames, href: '/casino/tvbets', icon: 'tv' },
    { label: copy.promotions, href: '/promotions', icon: 'promotion' },
  ];
}

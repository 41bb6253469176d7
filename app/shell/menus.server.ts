import type { Copy } from '~/i18n/messages';
import { guardedLink } from '~/session/login-link';
import { bottomBar, callMe, claimBonus, mainMenu, promotion, tickets, type MenuEntry } from './main-menu';

/** An entry of a menu, as the browser gets it. */
export interface MenuItem extends Omit<MenuEntry, 'label' | 'isGuarded'> {
  readonly label: string;
}

export interface Menus {
  readonly mainMenu: MenuItem[];
  readonly quickLinks: MenuItem[];
  readonly bottomBar: MenuItem[];
}

/**
 * @param copy the texts of the menus
 * @param variant the operator's option `menuVariant`
 */
export function menusFor(copy: Copy<'menus'>, variant: string | undefined, isLoggedIn: boolean): Menus {
  function item({ label, isGuarded, ...entry }: MenuEntry): MenuItem {
    const isLogin = isGuarded === true && !isLoggedIn;
    return {
      ...entry,
      label: copy[label],
      ...(isLogin && { href: guardedLink(entry.href, false).href, opensDialog: true }),
    };
  }
  return {
    // Spec 2.2: Tickets and the call-back request are the last ones.
    mainMenu: [...mainMenu(variant), tickets, callMe].map(item),
    quickLinks: [tickets, callMe, claimBonus, promotion].map(item),
    bottomBar: bottomBar(variant).map(item),
  };
}

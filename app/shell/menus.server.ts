import type { Copy } from '~/i18n/messages';
import { guardedLink } from '~/session/login-link';
import { isOffered, type Capability } from '~/upstream/capabilities';
import type { SiteOptions } from '~/upstream/site-options';
import { pathOf } from '~/lib/path-of';
import { accountMenu } from './account-menu';
import type { PageRegistry } from '~/request/page-facts';
import { bottomBar, quickLinks, wholeMenu, type MenuEntry } from './main-menu';

export interface MenuItem extends Omit<MenuEntry, 'label'> {
  readonly label: string;
  readonly opensDialog?: true;
}

export interface Menus {
  readonly mainMenu: MenuItem[];
  readonly quickLinks: MenuItem[];
  readonly bottomBar: MenuItem[];
}

interface MenuOptions {
  readonly copy: Copy<'menus'>;
  /** The operator's: `menuVariant`, and the orders `mainMenu`, `quickLinks` and `bottomBar`. */
  readonly options: SiteOptions;
  readonly isLoggedIn: boolean;
  readonly registry: Pick<PageRegistry, 'pageAt'>;
  readonly capabilities: ReadonlySet<Capability>;
}

/** The entries of the account menu, without those whose pages need a capability that the operator does not declare. */
export const accountMenuFor = ({ registry, capabilities }: Pick<MenuOptions, 'registry' | 'capabilities'>) =>
  accountMenu
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ href }) => isOffered(capabilities, registry.pageAt(href)?.facts.capability)),
    }))
    .filter(({ items }) => items.length > 0);

/** The menus of the frame. Whether an entry opens a dialog or the login form follows from the page that it leads to. */
export function menusFor({ copy, options, isLoggedIn, registry, capabilities }: MenuOptions): Menus {
  function items(entry: MenuEntry): MenuItem | [] {
    const { access, dialog, capability } = registry.pageAt(pathOf(entry.href))?.facts ?? {};
    if (!isOffered(capabilities, capability)) return [];
    // In a new tab the page itself asks for the login.
    const isLogin = access === 'player' && !isLoggedIn && !entry.opensNewTab;
    return {
      ...entry,
      label: copy[entry.label],
      ...(isLogin && { href: guardedLink(entry.href, false).href }),
      ...((isLogin || dialog?.fromMenus) && { opensDialog: true }),
    };
  }
  const variant = options.get('menuVariant');
  return {
    mainMenu: wholeMenu(variant, options.get('mainMenu')).flatMap(items),
    quickLinks: quickLinks(variant, options.get('quickLinks')).flatMap(items),
    bottomBar: bottomBar(variant, options.get('bottomBar')).flatMap(items),
  };
}

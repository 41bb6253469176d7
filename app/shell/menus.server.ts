import type { Copy } from '~/i18n/messages';
import { guardedLink } from '~/session/login-link';
import { isOffered, type Capability } from '~/upstream/capabilities';
import type { SiteOptions } from '~/upstream/site-options';
import { formatDateTime } from '~/lib/dates';
import { pathOf } from '~/lib/path-of';
import { accountMenu } from './account-menu';
import type { PageRegistry } from '~/request/page-facts';
import { bottomBar, mainMenu, pausedBottomBar, quickLinks, type MenuEntry } from './main-menu';

export interface MenuItem extends Omit<MenuEntry, 'label'> {
  readonly label: string;
  readonly opensDialog?: true;
}

export interface Menus {
  readonly mainMenu: MenuItem[];
  /** What the main menu and the quick links lead to, once. */
  readonly sideMenu: MenuItem[];
  readonly quickLinks: MenuItem[];
  readonly bottomBar: MenuItem[];
}

interface MenuOptions {
  readonly copy: Copy<'menus'>;
  /** The operator's: `menuVariant`, and the orders `mainMenu`, `quickLinks` and `bottomBar`. */
  readonly options: SiteOptions;
  readonly isLoggedIn: boolean;
  /** When a pause of play ends, empty for one without end; null while play is on. */
  readonly pausedTo?: string | null;
  readonly registry: Pick<PageRegistry, 'pageAt'>;
  readonly capabilities: ReadonlySet<Capability>;
}

/** When a pause of play ends, in the bottom bar: the time of a pause that ends today, else the day and month. */
export function shortEnd(until: number, zone: string, now = Date.now()): string {
  const [day = '', time = ''] = formatDateTime(until, zone).split(' ');
  return formatDateTime(now, zone).startsWith(day) ? time : day.slice(0, 'dd.mm.'.length);
}

/** The entries of the account menu, without those whose pages need a capability that the operator does not declare. */
export const accountMenuFor = ({
  registry,
  capabilities,
  isPaused,
}: Pick<MenuOptions, 'registry' | 'capabilities'> & { readonly isPaused: boolean }) =>
  accountMenu
    .map(({ label, items }) => ({
      label,
      items: items.filter(
        ({ href, isPlay }) =>
          isOffered(capabilities, registry.pageAt(href)?.facts.capability) && !(isPaused && isPlay === true),
      ),
    }))
    .filter(({ items }) => items.length > 0);

/** The menus of the frame. Whether an entry opens a dialog or the login form follows from the page that it leads to. */
export function menusFor({ copy, options, isLoggedIn, pausedTo = null, registry, capabilities }: MenuOptions): Menus {
  function items(entry: MenuEntry): MenuItem | [] {
    const { access, dialog, capability } = registry.pageAt(pathOf(entry.href))?.facts ?? {};
    if (!isOffered(capabilities, capability) || (entry.isPlay && pausedTo !== null)) return [];
    // In a new tab the page itself asks for the login.
    const isLogin = access === 'player' && !isLoggedIn && !entry.opensNewTab;
    return {
      ...entry,
      label: pausedTo && entry.label === 'pause' ? `${copy.pause}: ${pausedTo}` : copy[entry.label],
      ...(isLogin && { href: guardedLink(entry.href, false).href }),
      ...((isLogin || dialog?.fromMenus) && { opensDialog: true }),
    };
  }
  const variant = options.get('menuVariant');
  const main = mainMenu(variant, options.get('mainMenu')).flatMap(items);
  const inMain = new Set(main.map(({ href }) => href));
  // A link stands once in the two rows of the header.
  const quick = quickLinks(variant, options.get('quickLinks'))
    .flatMap(items)
    .filter(({ href }) => !inMain.has(href));
  return {
    mainMenu: main,
    quickLinks: quick,
    sideMenu: [...main, ...quick],
    bottomBar: (pausedTo === null ? bottomBar(variant, options.get('bottomBar')) : pausedBottomBar).flatMap(items),
  };
}

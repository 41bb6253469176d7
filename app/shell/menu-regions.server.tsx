import type { AppLoadContext } from '@remix-run/node';
import { unreadBadge } from '~/features/support/notifications/unread-badge';
import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import { pausedUntil } from '~/session/paused-play.server';
import { createSharedRegion } from '~/ui/region.server';
import { capabilitiesOf } from '~/upstream/capabilities';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';
import accountStyles from './account-menu.module.css';
import bottomStyles from './bottom-bar.module.css';
import type { PageRegistry } from '~/request/page-facts';
import headerStyles from './header.module.css';
import mainStyles from './main-nav.module.css';
import { accountMenuFor, menusFor, shortEnd, type MenuItem } from './menus.server';
import { isCurrentSection } from './page-link';
import sideStyles from './side-menu.module.css';

interface MenuProps {
  readonly copy: Copy<'menus'>;
  readonly bootstrap: Bootstrap | null;
  readonly registry: PageRegistry;
  readonly isLoggedIn: boolean;
  readonly pausedTo: string | null;
}

const menusOf = ({ bootstrap, ...props }: MenuProps) =>
  menusFor({ ...props, options: siteOptions(bootstrap), capabilities: capabilitiesOf(bootstrap) });

const links = (items: readonly MenuItem[], className: string | undefined) =>
  items.map((item) => <MenuLink key={item.href} item={item} className={className} />);

const listed = (items: readonly MenuItem[], className: string | undefined) =>
  items.map((item) => (
    <li key={item.href}>
      <MenuLink item={item} className={className} />
    </li>
  ));

const cards = createSharedRegion((props: MenuProps) => (
  <ul className={sideStyles.cards}>{listed(menusOf(props).sideMenu, sideStyles.card)}</ul>
));
const mainMenu = createSharedRegion((props: MenuProps) => <ul>{listed(menusOf(props).mainMenu, mainStyles.item)}</ul>);
const quickLinks = createSharedRegion((props: MenuProps) => (
  <>{links(menusOf(props).quickLinks, headerStyles.quickLink)}</>
));
const bottomBar = createSharedRegion((props: MenuProps) => <>{links(menusOf(props).bottomBar, bottomStyles.item)}</>);

/** When a pause of play ends; empty for one without end, null while play is on. */
function pausedToOf({ page: { zone }, player: { session } }: AppLoadContext): string | null {
  const until = pausedUntil(session.player);
  if (until === null) return null;
  return until === Infinity ? '' : shortEnd(until, zone);
}

/** The menus of the frame as static regions. */
export function menuRegions(context: AppLoadContext, bootstrap: Bootstrap | null) {
  const { translation, registry } = context.page;
  const isLoggedIn = context.player.session.player !== null;
  const props = { copy: translation.copy('menus'), bootstrap, registry, isLoggedIn, pausedTo: pausedToOf(context) };
  const mark = (html: string) => markCurrent(html, context);
  return {
    cards: cards(context, props, { mark }),
    mainMenu: mainMenu(context, props, { mark }),
    quickLinks: quickLinks(context, props, { mark }),
    bottomBar: bottomBar(context, props, { mark }),
  };
}

type AccountProps = Pick<MenuProps, 'bootstrap' | 'registry'> & {
  readonly copy: Copy<'account-menu'>;
  readonly isPaused: boolean;
};

const accountLinks = createSharedRegion(({ copy, bootstrap, registry, isPaused }: AccountProps) => {
  const groups = accountMenuFor({ registry, capabilities: capabilitiesOf(bootstrap), isPaused });
  return groups.map((group) => (
    <div key={group.label} className={accountStyles.group}>
      <p>{copy[group.label]}</p>
      <ul>
        {group.items.map(({ label, icon, href, kind }) => (
          <li key={href}>
            <a className={accountStyles.item} href={href} data-section={href} {...(kind && { 'data-dialog': '' })}>
              <Icon name={icon} />
              <span>{copy[label]}</span>
              {kind && <span className={accountStyles.unread} data-unread="" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
});

/** The account menu: its links as a static region, and the texts of what is beside them. */
export function accountMenuOf(context: AppLoadContext, bootstrap: Bootstrap | null, unread: number | null) {
  const { translation, registry } = context.page;
  const copy = translation.copy('account-menu');
  const badge = unread ? unreadBadge(unread) : '';
  const mark = (html: string) => markCurrent(html, context).replace(' data-unread="">', (tag) => tag + badge);
  const isPaused = pausedUntil(context.player.session.player) !== null;
  const { menu, deposit, withdraw, logout } = copy;
  return {
    links: accountLinks(context, { copy, bootstrap, registry, isPaused }, { mark }),
    copy: { menu, deposit, withdraw, logout },
  };
}

/** Marks the entries of the requested page. Scripts do it from then on (app/shell/use-menu-links.ts). */
function markCurrent(html: string, { page: { href } }: AppLoadContext): string {
  const { pathname, search } = new URL(href, 'http://site');
  return html.replace(/ data-section="([^"]*)"/g, (attribute, section: string) =>
    isCurrentSection(section.replaceAll('&amp;', '&'), { pathname, search })
      ? `${attribute} aria-current="page"`
      : attribute,
  );
}

/** An entry of a menu, with its icon. It is marked on the pages of its section (app/shell/use-menu-links.ts). */
function MenuLink({ item, className }: { item: MenuItem; className: string | undefined }) {
  const { href, section = href, icon, label } = item;
  return (
    <a
      className={className}
      href={href}
      data-section={section}
      {...(item.opensNewTab && { target: '_blank', rel: 'noopener' })}
      {...(item.opensDialog && { 'data-dialog': '' })}
      {...(item.opensChat && { 'data-chat': '' })}
    >
      <Icon name={icon} />
      <span>{label}</span>{' '}
    </a>
  );
}

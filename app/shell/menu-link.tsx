import { useLocation } from '@remix-run/react';
import { Icon } from '~/ui/icon';
import type { MenuItem } from './menus.server';
import { isWithin, PageLink } from './page-link';

/** An entry of a menu, with its icon. It is marked on its page. */
export function MenuLink({ item, className }: { item: MenuItem; className: string | undefined }) {
  const location = useLocation();
  const content = (
    <>
      <Icon name={item.icon} />
      <span>{item.label}</span>{' '}
    </>
  );
  const shared = { className, 'aria-current': isCurrent(item, location) ? ('page' as const) : undefined };
  if (item.opensNewTab || item.opensDialog) {
    return (
      <a
        {...shared}
        href={item.href}
        {...(item.opensNewTab && { target: '_blank', rel: 'noopener' })}
        {...(item.opensDialog && { 'data-dialog': '' })}
      >
        {content}
      </a>
    );
  }
  return (
    <PageLink {...shared} to={item.href} {...(item.opensChat && { 'data-chat': '' })}>
      {content}
    </PageLink>
  );
}

/** Whether the location is the entry's page or below it. An entry with a query must match exactly. */
function isCurrent({ href, section = href }: MenuItem, { pathname, search }: { pathname: string; search: string }) {
  return section.includes('?') ? pathname + search === section : isWithin(section, pathname);
}

import { Icon } from '~/ui/icon';
import type { MenuItem } from './menus.server';

/** An entry of a menu, with its icon. It is marked on the pages of its section (app/shell/use-menu-links.ts). */
export function MenuLink({ item, className }: { item: MenuItem; className: string | undefined }) {
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

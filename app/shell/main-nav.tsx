import styles from './main-nav.module.css';
import { MenuLink } from './menu-link';
import type { MenuItem } from './menus.server';

/** The main menu as a row, on wide screens. Phones have it in the side menu. */
export function MainNav({ items, label }: { items: readonly MenuItem[]; label: string }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink item={item} className={styles.item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

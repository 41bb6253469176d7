import styles from './bottom-bar.module.css';
import { MenuLink } from './menu-link';
import type { ShellData } from './use-shell';

/** The links at the bottom of a phone's screen. */
export function BottomBar({ items, label }: { items: ShellData['bottomBar']; label: string }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <MenuLink key={item.href} item={item} className={styles.item} />
      ))}
    </nav>
  );
}

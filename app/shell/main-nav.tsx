import { Region, type RegionData } from '~/ui/region';
import styles from './main-nav.module.css';

/** The main menu as a row, on wide screens. Phones have it in the side menu. */
export function MainNav({ items, label }: { items: RegionData; label: string }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <Region of={items} />
    </nav>
  );
}

import { Region, type RegionData } from '~/ui/region';
import styles from './bottom-bar.module.css';

/** The links at the bottom of a phone's screen. */
export function BottomBar({ items, label }: { items: RegionData; label: string }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <Region of={items} />
    </nav>
  );
}

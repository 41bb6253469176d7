import { Region, type RegionData } from '~/ui/region';
import styles from './bottom-bar.module.css';

export function BottomBar({ items, label }: { items: RegionData; label: string }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <Region of={items} />
    </nav>
  );
}

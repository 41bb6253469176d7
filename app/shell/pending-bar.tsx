import { useNavigation } from '@remix-run/react';
import styles from './pending-bar.module.css';

/** A line across the top while a page or a form takes long. A quick one does not show it. */
export function PendingBar({ label }: { label: string }) {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} role="progressbar" aria-label={label} />;
}

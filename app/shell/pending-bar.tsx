import { useNavigation } from '@remix-run/react';
import styles from './pending-bar.module.css';

/** A line across the top while the next page or the answer to a form is slow; quick ones never show it. */
export function PendingBar({ label }: { label: string }) {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} role="progressbar" aria-label={label} />;
}

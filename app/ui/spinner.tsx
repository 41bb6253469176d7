import styles from './spinner.module.css';

/** Loading indicator. It is decoration: the text beside it says what is loading. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={large ? `${styles.spinner} ${styles.large}` : styles.spinner} aria-hidden="true" />;
}

import styles from './spinner.module.css';

/** Turns while something is under way. Decoration: the words beside it say what. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={large ? `${styles.spinner} ${styles.large}` : styles.spinner} aria-hidden="true" />;
}

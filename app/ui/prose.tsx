import styles from './prose.module.css';

/** HTML that `safeHtml` has sanitised on the server. HTML enters a page only this way. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

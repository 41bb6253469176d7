import styles from './prose.module.css';

/** HTML that safeHtml has cleaned on the server, the only way for HTML into a page. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

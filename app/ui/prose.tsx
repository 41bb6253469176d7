import { useMemo } from 'react';
import styles from './prose.module.css';
import { trustServedHtml } from './served-html';

/** HTML that `safeHtml` has sanitised on the server. */
export function Prose({ html }: { html: string }) {
  const trusted = useMemo(() => trustServedHtml(html), [html]);
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

import { useMemo } from 'react';
import styles from './prose.module.css';
import { trustServedHtml } from './served-html';

/** HTML that `safeHtml` has sanitised on the server. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  const trusted = useMemo(() => trustServedHtml(html), [html]);
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

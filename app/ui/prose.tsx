import { useMemo } from 'react';
import styles from './prose.module.css';

const policy = globalThis.window?.trustedTypes?.createPolicy('prose', { createHTML: (html) => html });

/** HTML that `safeHtml` has sanitised on the server. HTML enters a page only this way. */
export function Prose({ html }: { html: string }) {
  // React writes the HTML again for another object, and a reader would lose the selection.
  const trusted = useMemo(() => policy?.createHTML(html) ?? html, [html]);
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

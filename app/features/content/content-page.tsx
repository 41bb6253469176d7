import { useLoaderData } from '@remix-run/react';
import styles from './content-page.module.css';
import type { loadContent } from './content.server';

export function ContentPage() {
  const { title, body } = useLoaderData<typeof loadContent>();
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      {/* Cleaned on the server by safeHtml, the only way for HTML into a page. */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: body }} />
    </article>
  );
}

import { useLoaderData } from '@remix-run/react';
import { Prose } from '~/ui/prose';
import styles from './content-page.module.css';
import type { loadContent } from './content.server';

/** A page of the operator, with the menu of the operator's pages: beside it, on narrow screens below. */
export function ContentPage() {
  const { copy, lang, title, body, menu, href } = useLoaderData<typeof loadContent>();
  return (
    <div className={styles.layout} data-narrow="beside-menu">
      <article className={styles.page}>
        <h1 lang={lang}>{title}</h1>
        {body === '' ? <p>{copy.empty}</p> : <Prose html={body} lang={lang} />}
      </article>
      {menu.length > 0 && (
        <nav className={styles.menu} aria-label={copy.menu}>
          <ul lang={lang}>
            {menu.map((page) => (
              <li key={page.href}>
                <a href={page.href} aria-current={page.href === href ? 'page' : undefined}>
                  {page.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

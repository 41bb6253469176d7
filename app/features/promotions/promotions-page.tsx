import { useLoaderData } from '@remix-run/react';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import type { loadPromotions } from './promotions.server';
import styles from './promotions-page.module.css';

/** List of the promotions. With JavaScript each opens in a dialog. */
export function PromotionsPage() {
  const { copy, promotions } = useLoaderData<typeof loadPromotions>();
  return (
    <div className={styles.page}>
      <h1>{copy.title}</h1>
      {promotions.length === 0 && <EmptyState icon="promotion" title={copy.empty} />}
      <ul className={styles.list}>
        {promotions.map(({ href, title, image, summary }, index) => (
          <li key={href}>
            <a className={styles.card} href={href} data-dialog="">
              <span className={styles.picture}>
                {image === null ? (
                  <Icon name="promotion" />
                ) : (
                  <img
                    src={image}
                    alt=""
                    width={640}
                    height={360}
                    loading={index < 2 ? 'eager' : 'lazy'}
                    decoding="async"
                  />
                )}
              </span>
              <span className={styles.text}>
                <span className={styles.title}>{title}</span>
                <span className={styles.summary}>{summary}</span>
                <span className={styles.more}>{copy.more}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

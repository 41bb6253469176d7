import { useLoaderData } from '@remix-run/react';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { PromotionStep } from './promotion-step';
import type { loadPromotions } from './promotions.server';
import styles from './promotions-page.module.css';

/** List of the promotions. With JavaScript each opens in a dialog. */
export function PromotionsPage() {
  const { copy, lang, promotions } = useLoaderData<typeof loadPromotions>();
  return (
    <div className={styles.page}>
      <h1>{copy.title}</h1>
      {promotions.length === 0 && <EmptyState icon="promotion" title={copy.empty} />}
      <ul className={styles.list}>
        {promotions.map(({ href, title, image, summary, step }, index) => (
          <li key={href} className={styles.card}>
            <a href={href} data-dialog="">
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
                <span id={`promotion-${index}`} className={styles.title} lang={lang}>
                  {title}
                </span>
                <span className={styles.summary} lang={lang}>
                  {summary}
                </span>
                <span className={styles.more}>{copy.more}</span>
              </span>
            </a>
            {step && (
              <div className={styles.step}>
                <PromotionStep step={step} copy={copy} titleId={`promotion-${index}`} here="/promotions" isInList />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

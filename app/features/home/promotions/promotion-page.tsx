import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import { PromotionPicture, PromotionText } from './promotion-body';
import { PromotionStep } from './promotion-step';
import styles from './promotion-body.module.css';
import type { loadPromotion } from './promotions.server';

export function PromotionPage() {
  const promotion = useLoaderData<typeof loadPromotion>();
  return (
    <article className={styles.page} data-narrow="">
      <PromotionPicture image={promotion.image} />
      <h1 id="promotion-title">{promotion.title}</h1>
      <PromotionStep step={promotion.step} copy={promotion.copy} titleId="promotion-title" here={promotion.href} />
      <PromotionText body={promotion.body} copy={promotion.copy} />
      <p>
        <ButtonLink look="quiet" href="/promotions">
          {promotion.copy.all}
        </ButtonLink>
      </p>
    </article>
  );
}

import { usePageData, useSurface } from '~/forms/surface';
import { ButtonLink } from '~/ui/button';
import { PromotionPicture, PromotionText } from './promotion-body';
import { PromotionStep } from './promotion-step';
import styles from './promotion-body.module.css';
import type { loadPromotion } from './promotions.server';

export function PromotionPage() {
  const promotion = usePageData<typeof loadPromotion>();
  const { image, title, step, copy, href, body } = promotion;
  const surface = useSurface();
  if (surface.kind === 'dialog') {
    return (
      <div className={styles.dialog}>
        <PromotionPicture image={image} />
        <h2 id={surface.titleId} className={styles.title}>
          {title}
        </h2>
        <PromotionStep step={step} copy={copy} titleId={surface.titleId} here={href} />
        <PromotionText body={body} copy={copy} />
      </div>
    );
  }
  return (
    <article className={styles.page} data-narrow="">
      <PromotionPicture image={image} />
      <h1 id="promotion-title">{title}</h1>
      <PromotionStep step={step} copy={copy} titleId="promotion-title" here={href} />
      <PromotionText body={body} copy={copy} />
      <p>
        <ButtonLink look="quiet" href="/promotions">
          {copy.all}
        </ButtonLink>
      </p>
    </article>
  );
}

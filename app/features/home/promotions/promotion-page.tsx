import { usePageData, useSurface } from '~/forms/surface';
import { ButtonLink } from '~/ui/button';
import { Prose } from '~/ui/prose';
import { PromotionStep } from './promotion-step';
import styles from './promotion-body.module.css';
import type { loadPromotion } from './promotions.server';

export function PromotionPage() {
  const { image, lang, title, step, copy, href, body } = usePageData<typeof loadPromotion>();
  const surface = useSurface();
  const picture = image !== null && <img className={styles.picture} src={image} alt="" width={1200} height={480} />;
  const text = body === '' ? <p>{copy.noText}</p> : <Prose html={body} lang={lang} />;
  if (surface.kind === 'dialog') {
    return (
      <div className={styles.dialog}>
        {picture}
        <h2 id={surface.titleId} className={styles.title} lang={lang}>
          {title}
        </h2>
        <PromotionStep step={step} copy={copy} titleId={surface.titleId} here={href} />
        {text}
      </div>
    );
  }
  return (
    <article className={styles.page} data-narrow="">
      {picture}
      <h1 id="promotion-title" lang={lang}>
        {title}
      </h1>
      <PromotionStep step={step} copy={copy} titleId="promotion-title" here={href} />
      {text}
      <p>
        <ButtonLink look="quiet" href="/promotions">
          {copy.all}
        </ButtonLink>
      </p>
    </article>
  );
}

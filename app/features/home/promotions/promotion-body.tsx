import type { SerializeFrom } from '@remix-run/node';
import { Prose } from '~/ui/prose';
import styles from './promotion-body.module.css';
import type { loadPromotion } from './promotions.server';

export type PromotionData = SerializeFrom<typeof loadPromotion>;

/** The picture of a promotion. */
export function PromotionPicture({ image }: Pick<PromotionData, 'image'>) {
  return image === null ? null : <img className={styles.picture} src={image} alt="" width={1200} height={480} />;
}

export function PromotionText({ body, copy }: Pick<PromotionData, 'body' | 'copy'>) {
  return body === '' ? <p>{copy.noText}</p> : <Prose html={body} />;
}

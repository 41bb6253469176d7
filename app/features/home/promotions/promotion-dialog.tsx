import { PromotionPicture, PromotionText, type PromotionData } from './promotion-body';
import { PromotionStep } from './promotion-step';
import styles from './promotion-body.module.css';

/** A promotion in a dialog. */
export default function PromotionDialog({ data, titleId }: { data: PromotionData; titleId: string }) {
  return (
    <div className={styles.dialog}>
      <PromotionPicture image={data.image} />
      <h2 id={titleId} className={styles.title}>
        {data.title}
      </h2>
      <PromotionStep step={data.step} copy={data.copy} titleId={titleId} here={data.href} />
      <PromotionText body={data.body} copy={data.copy} />
    </div>
  );
}

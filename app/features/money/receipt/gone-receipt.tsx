import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { ReceiptPageData } from './use-latest-receipt';

/** In place of a receipt that the site does not have for this player. */
export function GoneReceipt({ data: { copy, activities } }: { data: Extract<ReceiptPageData, { state: 'gone' }> }) {
  return (
    <>
      <Notice kind="info" title={copy.goneTitle} isSubject>
        <p>{copy.gone}</p>
      </Notice>
      <ButtonLink look="quiet" href={activities}>
        {copy.activities}
      </ButtonLink>
    </>
  );
}

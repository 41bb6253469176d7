import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { FormPage } from '~/forms/form-page';
import { usePageData, useSurface } from '~/forms/surface';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { loadReceipt } from './receipt-page.server';
import { ReceiptView } from './receipt-view';

/** See docs/product/timings.md#timings-and-limits. */
const CLOSE_WITHDRAWN_MS = 500;

/** The receipt; in the dialog of its form, too. That of a withdrawal closes and leaves its receipt, as without a script. */
export function ReceiptPage() {
  const data = usePageData<typeof loadReceipt>();
  const isDialog = useSurface().kind === 'dialog';
  const isSettled = isDialog && data.state === 'shown' && data.kind === 'withdraw' && data.accepted !== null;
  const receipt = isSettled ? data.self : null;
  const navigate = useNavigate();
  useEffect(() => {
    if (receipt === null) return;
    // The page takes the place of the dialog's entry, so that the back button leads to where the form was opened.
    const timer = setTimeout(() => navigate(receipt, { replace: true }), CLOSE_WITHDRAWN_MS);
    return () => clearTimeout(timer);
  }, [receipt, navigate]);
  const { copy } = data;
  if (data.state === 'gone') {
    return (
      <FormPage title={copy.title}>
        <Notice kind="info" title={copy.goneTitle} isSubject>
          <p>{copy.gone}</p>
        </Notice>
        <ButtonLink look="quiet" href={data.activities}>
          {copy.activities}
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage title={copy.title} footer={isDialog ? <a href={data.self}>{copy.ownPage}</a> : undefined}>
      <ReceiptView data={data} />
    </FormPage>
  );
}

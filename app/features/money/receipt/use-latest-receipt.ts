import type { SerializeFrom } from '@remix-run/node';
import { useEffect, useState } from 'react';
import { BALANCE_CHANGED } from '~/browser/balance-changed';
import { readLoader } from '~/browser/read-loader';
import type { Progress } from './payment-progress.server';
import type { loadReceipt } from './receipt-page.server';

export type ReceiptPageData = SerializeFrom<typeof loadReceipt>;
export type ReceiptData = Extract<ReceiptPageData, { state: 'shown' }>;

const ROUTE = 'routes/dashboard.receipt.$id';

/** Whether the operator has decided: nothing more will happen with the payment. */
export const isFinal = (progress: Progress) => ['approved', 'rejected', 'cancelled'].includes(progress);

/**
 * The receipt as the page brought it, and read again when money has moved, or may have before the live connection was open,
 * and when the player comes back from the payment page.
 * A reading that fails leaves it as it is.
 */
export function useLatestReceipt(data: ReceiptData): ReceiptData {
  const [latest, setLatest] = useState(data);
  useEffect(() => setLatest(data), [data]);
  const mayChange = latest.accepted !== null && !isFinal(latest.accepted.progress);
  const { self } = data;
  useEffect(() => {
    if (!mayChange) return;
    const reload = () =>
      void readLoader<ReceiptPageData>(self, ROUTE).then(
        (read) => read.state === 'shown' && setLatest(read),
        () => undefined,
      );
    const onVisible = () => document.visibilityState === 'visible' && reload();
    addEventListener(BALANCE_CHANGED, reload);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener(BALANCE_CHANGED, reload);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [self, mayChange]);
  return latest;
}

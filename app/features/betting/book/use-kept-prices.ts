import { useEffect } from 'react';
import type { ShownOdds } from './prices.client';

/** Keeps the prices of the page up to date once their script is there. */
export function useKeptPrices(shown: ShownOdds): void {
  const { address, format } = shown;
  useEffect(() => {
    let end = (): void => undefined;
    let isOver = false;
    import('./prices.client').then(
      ({ keepPricesCurrent }) => {
        if (!isOver) end = keepPricesCurrent({ address, format });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, [address, format]);
}

import { useEffect } from 'react';

/** Keeps the prices of the page up to date once their script is there. @param address where the odds are */
export function useKeptPrices(address: string): void {
  useEffect(() => {
    let end = (): void => undefined;
    let isOver = false;
    import('./prices.client').then(
      ({ keepPricesCurrent }) => {
        if (!isOver) end = keepPricesCurrent(address);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, [address]);
}

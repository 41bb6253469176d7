import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { whenIdle } from '~/lib/when-idle';
import { resetBalance } from './balance-store';

/**
 * Polls the balance while the page is open. When the session has ended, revalidates the page, which then renders for a
 * guest.
 */
export function LiveBalance({ player }: { player: string }) {
  const { revalidate } = useRevalidator();
  const revalidatePage = useRef(revalidate);
  useEffect(() => {
    revalidatePage.current = revalidate;
  }, [revalidate]);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isUnmounted = false;
    const cancelIdle = whenIdle(() => {
      import('./poll-balance').then(
        (piece) => {
          if (!isUnmounted) stop = piece.pollBalance(player, () => revalidatePage.current());
        },
        () => undefined,
      );
    });
    return () => {
      isUnmounted = true;
      cancelIdle();
      stop?.();
      resetBalance();
    };
  }, [player]);

  return null;
}

import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { whenIdle } from '~/browser/when-idle';
import { resetBalance, useLoadedBalance, type PageBalance } from './balance-store';

/** When the session has ended, revalidates the page, which then renders for a guest. */
export function LiveBalance({ player }: { player: PageBalance & { readonly usercode: string } }) {
  const { usercode } = player;
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
          if (!isUnmounted) stop = piece.pollBalance(usercode, () => revalidatePage.current());
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
  }, [usercode]);

  useLoadedBalance(player);

  return null;
}

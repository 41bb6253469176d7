import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { whenIdle } from '~/lib/when-idle';
import { forgetBalance } from './balance-store';

/** Keeps the balances of the page up to date. A player who turns out to be logged out gets the page as a guest has it. */
export function LiveBalance({ player }: { player: string }) {
  const { revalidate } = useRevalidator();
  const readPageAnew = useRef(revalidate);
  useEffect(() => {
    readPageAnew.current = revalidate;
  }, [revalidate]);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const callOff = whenIdle(() => {
      import('./poll-balance').then(
        ({ pollBalance }) => {
          if (!isGone) stop = pollBalance(player, () => readPageAnew.current());
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      callOff();
      stop?.();
      forgetBalance();
    };
  }, [player]);

  return null;
}

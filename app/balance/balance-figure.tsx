import { useState } from 'react';
import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import styles from './balance-figure.module.css';
import { useBalance } from './balance-store';

interface BalanceFigureProps {
  balance: string | null;
  copy: Copy<'live'>;
  unknown: string;
  /** Shows a dash instead of `unknown`, which then only screen readers read. */
  isShort?: boolean;
}

const A_MINUTE = 60;

/** The player's balance, updated live with JavaScript. Shows its age while polling fails. */
export function BalanceFigure({ balance, copy, unknown, isShort = false }: BalanceFigureProps) {
  const { text, staleSeconds } = useBalance(balance);
  const [first] = useState(text);
  if (text === null) {
    if (!isShort) return <span>{unknown}</span>;
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className={visuallyHidden.text}>{unknown}</span>
      </>
    );
  }
  return (
    <>
      {/* A new element for a new balance, so that its animation runs. */}
      <span key={text} className={text === first ? undefined : styles.changed} translate="no" data-balance="">
        {text}
      </span>
      {staleSeconds !== null && <small className={styles.age}>{ageOf(staleSeconds, copy)}</small>}
    </>
  );
}

function ageOf(seconds: number, copy: BalanceFigureProps['copy']): string {
  return seconds < A_MINUTE
    ? interpolate(copy.balanceSecondsAgo, { count: seconds })
    : interpolate(copy.balanceMinutesAgo, { count: Math.floor(seconds / A_MINUTE) });
}

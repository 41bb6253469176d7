import { fill } from '~/i18n/fill';
import type { Copy } from '~/i18n/messages';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import styles from './balance-figure.module.css';
import { useBalance } from './balance-store';

interface BalanceFigureProps {
  /** As the page has it; null when it is not known. */
  balance: string | null;
  copy: Copy<'live'>;
  /** Said where the balance is not known. */
  unknown: string;
  /** Where there is no room for words: a dash stands for an unknown balance. */
  isShort?: boolean;
}

const A_MINUTE = 60;

/** The player's balance, kept up to date where there is JavaScript. Says how old it is when it could not be. */
export function BalanceFigure({ balance, copy, unknown, isShort = false }: BalanceFigureProps) {
  const { text, staleSeconds } = useBalance(balance);
  if (text === null) {
    if (!isShort) return <>{unknown}</>;
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className={visuallyHidden.text}>{unknown}</span>
      </>
    );
  }
  return (
    <>
      <span data-balance="">{text}</span>
      {staleSeconds !== null && <small className={styles.age}>{ageOf(staleSeconds, copy)}</small>}
    </>
  );
}

function ageOf(seconds: number, copy: BalanceFigureProps['copy']): string {
  return seconds < A_MINUTE
    ? fill(copy.balanceSecondsAgo, { count: seconds })
    : fill(copy.balanceMinutesAgo, { count: Math.floor(seconds / A_MINUTE) });
}

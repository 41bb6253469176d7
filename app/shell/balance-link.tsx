import { BalanceFigure } from '~/balance/balance-figure';
import type { Copy } from '~/i18n/messages';
import styles from './balance-link.module.css';

interface BalanceLinkProps {
  /** The formatted balance; null when it is not known. */
  balance: string | null;
  copy: { balance: string; balanceUnknown: string };
  live: Copy<'live'>;
}

/** The player's balance, as a link to the account. */
export function BalanceLink({ balance, copy, live }: BalanceLinkProps) {
  return (
    <a className={styles.balance} href="/dashboard">
      <span className={styles.label}>{copy.balance}</span>{' '}
      <span className={styles.amount}>
        <BalanceFigure balance={balance} copy={live} unknown={copy.balanceUnknown} isShort />
      </span>
    </a>
  );
}

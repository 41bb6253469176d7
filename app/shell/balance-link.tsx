import styles from './balance-link.module.css';

interface BalanceLinkProps {
  /** As it is shown; null when it is not known. */
  balance: string | null;
  copy: { balance: string; balanceUnknown: string };
}

/** The player's balance, and the way to what became of it. */
export function BalanceLink({ balance, copy }: BalanceLinkProps) {
  return (
    <a className={styles.balance} href="/dashboard/financial-activities">
      <span className={styles.label}>{copy.balance}</span>
      {balance === null ? (
        <span className={styles.amount}>
          <span aria-hidden="true">—</span>
          <span className={styles.hidden}>{copy.balanceUnknown}</span>
        </span>
      ) : (
        <span className={styles.amount}>{balance}</span>
      )}
    </a>
  );
}

import { Badge } from '~/ui/badge';
import type { PaymentLine } from './latest-payments.server';
import styles from './payment-lines.module.css';

export const PaymentLines = ({ lines }: { lines: readonly PaymentLine[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ id, kind, method, amount, isVoid, time, status, href }) => (
      <li key={id}>
        <a href={href}>{`${kind} · ${method}`}</a>
        <span className={styles.amount} translate="no">
          {isVoid ? <s>{amount}</s> : amount}
        </span>
        <span className={styles.time}>{time}</span>
        <span className={styles.status}>
          <Badge tone={status.tone}>{status.label}</Badge>
        </span>
      </li>
    ))}
  </ul>
);

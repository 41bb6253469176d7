import { Icon } from '~/ui/icon';
import type { PaymentKind } from './payment-kind';
import styles from './kind-title.module.css';

/** A heading that says first whether money goes in or out: the icon and the kind, then the method. */
export function KindTitle({ kind, label, method }: { kind: PaymentKind; label: string; method?: string }) {
  return (
    <span className={`${styles.title} ${styles[kind]} ${method === undefined ? '' : styles.withMethod}`}>
      <Icon name={kind} />
      <span>
        <span className={styles.kind}>{label}</span>
        {method !== undefined && (
          <>
            {' '}
            <span className={styles.sign}>›</span> {method}
          </>
        )}
      </span>
    </span>
  );
}

import { Icon } from '~/ui/icon';
import type { MethodTerms } from './methods.server';
import styles from './method-terms.module.css';

/** A method's limits, fee and time, one below the other. */
export function MethodTermsList({ terms: { limits, fee, time } }: { terms: MethodTerms }) {
  return (
    <span className={styles.terms}>
      {limits !== null && <span className={styles.limits}>{limits}</span>}
      {fee !== null && <span>{fee}</span>}
      {time !== null && (
        <span className={styles.time}>
          <Icon name="clock" />
          {time}
        </span>
      )}
    </span>
  );
}

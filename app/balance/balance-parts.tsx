import styles from './balance-figure.module.css';
import { useBalanceParts, type BalancePart } from './balance-store';

/** Nothing where all of the balance is the player's own. */
export function BalanceParts({ parts }: { parts: readonly BalancePart[] }) {
  const shown = useBalanceParts(parts);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.parts} data-balance-parts="">
      {shown.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt> <dd translate="no">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

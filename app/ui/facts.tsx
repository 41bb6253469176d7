import type { ReactNode } from 'react';
import styles from './facts.module.css';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  name: string;
  /** The value is a name, a code or an amount, which the browser's translation leaves as it is. */
  isVerbatim?: boolean;
  children: ReactNode;
}

export function Fact({ name, isVerbatim = false, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate={isVerbatim ? 'no' : undefined}>{children}</dd>
    </div>
  );
}

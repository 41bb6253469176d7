import type { ReactNode } from 'react';
import styles from './facts.module.css';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  name: string;
  /** The value is a name, a code or an amount, which the browser's translation leaves as it is. */
  isVerbatim?: boolean;
  /** The language of the name, where it is not that of the page. */
  lang?: string | undefined;
  children: ReactNode;
}

export function Fact({ name, isVerbatim = false, lang, children }: FactProps) {
  return (
    <div>
      <dt lang={lang}>{name}</dt>
      <dd translate={isVerbatim ? 'no' : undefined}>{children}</dd>
    </div>
  );
}

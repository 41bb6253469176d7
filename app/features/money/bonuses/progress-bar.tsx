import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** From 0 to 100. */
  percent: number;
  label: string;
  /** The figures in words, below the bar. */
  text: string;
  /** Beside the figures. */
  children?: ReactNode;
}

export function ProgressBar({ percent, label, text, children }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <progress max={100} value={percent} aria-label={label} aria-valuetext={text} />
      <p>
        {text} {children}
      </p>
    </div>
  );
}

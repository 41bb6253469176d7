import { Icon } from '~/ui/icon';
import type { ProgressStep } from './payment-progress.server';
import styles from './payment-steps.module.css';

const ICONS = { done: 'success', failed: 'error', current: null, ahead: null } as const;

export function PaymentSteps({ steps, label }: { steps: readonly ProgressStep[]; label: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ text, state, time }) => (
        <li key={text} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.mark}>{ICONS[state] && <Icon name={ICONS[state]} />}</span>
          <span>{text}</span>
          {time !== null && <span className={styles.time}>{time}</span>}
        </li>
      ))}
    </ol>
  );
}

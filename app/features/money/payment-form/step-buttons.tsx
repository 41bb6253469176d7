import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './payment-form.module.css';
import { stepAmount, type Limits } from './rules/step-amount';
import type { AmountSteps } from './payment-field';
import { setAmount } from './quick-amounts';

/** A held button repeats after the first wait, then quickly: docs/product/timings.md#timings-and-limits. */
const FIRST_REPEAT_MS = 500;
const REPEAT_MS = 40;

interface StepButtonsProps {
  inputId: string;
  limits: Limits;
  steps: AmountSteps;
  /** Of the page. */
  locale: string;
  /** Writes a plain decimal as the field shows it. */
  write: (decimal: string) => string;
}

/** Buttons that change the amount by a step. Rendered only with JavaScript. */
export function StepButtons({ inputId, limits, steps, locale, write }: StepButtonsProps) {
  const isHydrated = useHydrated();
  const repeat = useRef<number | undefined>(undefined);
  const stop = () => window.clearTimeout(repeat.current);
  useEffect(() => stop, []);
  if (!isHydrated) return null;

  function step(direction: 'up' | 'down'): void {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    const stepped = stepAmount(input.value, { direction, by: steps.by }, limits, locale);
    if (stepped !== null) setAmount(inputId, write(stepped));
  }
  function hold(direction: 'up' | 'down', wait = FIRST_REPEAT_MS): void {
    stop();
    step(direction);
    repeat.current = window.setTimeout(() => hold(direction, REPEAT_MS), wait);
  }
  const button = (direction: 'up' | 'down') => (
    <button
      type="button"
      className={styles.step}
      aria-label={steps[direction]}
      aria-controls={inputId}
      onPointerDown={(event) => event.button === 0 && hold(direction)}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      // A pointer has stepped on `pointerdown`. A click without one comes from a keyboard or a voice command.
      onClick={(event: MouseEvent) => event.detail === 0 && step(direction)}
    >
      <Icon name={direction === 'up' ? 'plus' : 'minus'} />
    </button>
  );
  return (
    <span className={styles.steps}>
      {button('down')}
      {button('up')}
    </span>
  );
}

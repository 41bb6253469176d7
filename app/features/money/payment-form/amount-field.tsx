import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { formatWithSymbol } from '~/lib/money';
import { Field } from '~/ui/field';
import { writeAmount } from '~/lib/write-amount';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import { isWithin } from '~/lib/decimal';
import { stepAmount, type AmountBounds } from './rules/step-amount';
import type { ControlProps, AmountSteps, PaymentField } from './payment-field';
import styles from './payment-form.module.css';
import { QuickAmounts, setAmount } from './quick-amounts';
import { useClampedAmount } from './use-clamped-amount';
import { readField, useTypedText } from './use-typed-amount';

/** An amount. The payment's own amount has limits, and with them the currency, step buttons and quick amounts. */
export function AmountField({ id, field, symbol, locale, quick, value, errors, copy }: ControlProps) {
  const { key, label, hint, control, limits, steps, notes } = field;
  const isWhole = control === 'whole';
  const write = useCallback((decimal: string) => writeAmount(decimal, locale, isWhole), [locale, isWhole]);
  const clampedTo = useClampedAmount(id, { limits, locale, write });
  const read = readField(field, useTypedText(id) ?? value, locale);
  const tooMuch = useTooMuch(id, field, locale);
  const clampedNote = clampedTo && (clampedTo === 'min' ? notes?.clampedMin : notes?.clampedMax);
  const echo = read.ok && !read.isSure && `= ${formatWithSymbol(read.decimal, locale, limits ? symbol : '')}`;
  return (
    <div>
      <Field
        {...{ id, name: key, label, errors }}
        {...(hint !== null && { hint })}
        {...(limits !== null && { prefix: symbol })}
        {...(limits !== null &&
          steps !== null && { end: <StepButtons {...{ limits, steps, locale, write }} inputId={id} /> })}
        required
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        defaultValue={value}
      />
      <p role="status" className={styles.note}>
        {clampedNote || (!errors?.length && tooMuch) || echo}
      </p>
      {limits !== null && quick.length > 0 && <QuickAmounts {...{ quick, write, copy }} inputId={id} />}
    </div>
  );
}

/** The note about an amount above the maximum, while it is typed; null for any other. */
function useTooMuch(id: string, field: PaymentField, locale: string): string | null {
  // It stays until the note about the replaced amount comes: without it the button would move while it is pressed.
  const read = readField(field, useTypedText(id, 'input') ?? '', locale);
  const { limits, notes } = field;
  return limits && read.ok && read.isSure && !isWithin(read.decimal, { ...limits, min: null })
    ? (notes?.tooMuch ?? null)
    : null;
}

/** A held button repeats after the first wait, then quickly: docs/product/timings.md#timings-and-limits. */
const FIRST_REPEAT_MS = 500;
const REPEAT_MS = 40;

interface StepButtonsProps {
  inputId: string;
  limits: AmountBounds;
  steps: AmountSteps;
  locale: string;
  /** Writes a plain decimal as the field shows it. */
  write: (decimal: string) => string;
}

/** Buttons that change the amount by a step. Rendered only with JavaScript. */
function StepButtons({ inputId, limits, steps, locale, write }: StepButtonsProps) {
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

import { Field } from '~/ui/field';
import type { ControlProps } from './payment-field';
import styles from './payment-form.module.css';
import { inTurkish } from './rules/in-turkish';
import { StepButtons } from './step-buttons';
import { useClampedAmount } from './use-clamped-amount';

/** The largest amount with all its separators. */
const MAX_AMOUNT_LENGTH = 20;

/** An amount. The payment's own amount has limits, and with them the currency and step buttons. */
export function AmountField({ id, field, symbol, value, errors, copy }: ControlProps) {
  const { key, label, hint, control, limits, clampNotes } = field;
  const isWhole = control === 'whole';
  const write = isWhole ? String : inTurkish;
  const clampedTo = useClampedAmount(id, limits, write);
  return (
    <div>
      <Field
        {...{ id, name: key, label, errors }}
        {...(hint !== null && { hint })}
        {...(limits !== null && { prefix: symbol, end: <StepButtons {...{ limits, write, copy }} inputId={id} /> })}
        required
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={MAX_AMOUNT_LENGTH}
        defaultValue={value}
        onBlur={({ currentTarget }) => {
          if (!isWhole) currentTarget.value = inTurkish(currentTarget.value);
        }}
      />
      {clampNotes && (
        <p role="status" className={styles.note}>
          {clampedTo && clampNotes[clampedTo]}
        </p>
      )}
    </div>
  );
}

import type { Copy } from '~/i18n/messages';
import { Field } from '~/ui/field';
import type { PaymentField } from './payment-field';
import styles from './payment-form.module.css';
import { inTurkish } from './rules/in-turkish';
import { StepButtons } from './step-buttons';
import { useClampedAmount } from './use-clamped-amount';

/** The largest amount with all its separators. */
const MAX_AMOUNT_LENGTH = 20;

interface AmountFieldProps {
  id: string;
  /** With limits it is the payment's amount, otherwise another decimal number. */
  field: PaymentField;
  symbol: string;
  value: string;
  errors: string[] | undefined;
  copy: Copy<'cashier'>;
}

/** An amount. The payment's own amount has the currency, step buttons and limits. */
export function AmountField({ id, field, symbol, value, errors, copy }: AmountFieldProps) {
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

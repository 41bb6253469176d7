import { useCallback } from 'react';
import { formatWithSymbol } from '~/lib/money';
import { Field } from '~/ui/field';
import type { ControlProps } from './payment-field';
import styles from './payment-form.module.css';
import { QuickAmounts } from './quick-amounts';
import { writeAmount } from '~/lib/write-amount';
import { StepButtons } from './step-buttons';
import { useClampedAmount } from './use-clamped-amount';
import { readField, useTypedText } from './use-typed-amount';

/** The largest amount with all its separators. */
const MAX_AMOUNT_LENGTH = 20;

/** An amount. The payment's own amount has limits, and with them the currency, step buttons and quick amounts. */
export function AmountField({ id, field, symbol, locale, quick, value, errors, copy }: ControlProps) {
  const { key, label, hint, control, limits, steps, clampNotes } = field;
  const isWhole = control === 'whole';
  const write = useCallback((decimal: string) => writeAmount(decimal, locale, isWhole), [locale, isWhole]);
  const clampedTo = useClampedAmount(id, { limits, locale, write });
  const read = readField(field, useTypedText(id) ?? value, locale);
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
        maxLength={MAX_AMOUNT_LENGTH}
        defaultValue={value}
      />
      <p role="status" className={styles.note}>
        {(clampedTo && clampNotes?.[clampedTo]) || echo}
      </p>
      {limits !== null && quick.length > 0 && <QuickAmounts {...{ quick, write, copy }} inputId={id} />}
    </div>
  );
}

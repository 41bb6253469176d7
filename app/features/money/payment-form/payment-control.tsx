import { withMask } from '~/forms/with-mask';
import { CheckField } from '~/ui/check-field';
import { Field } from '~/ui/field';
import { PasteButton } from '~/ui/paste-button';
import { SelectField } from '~/ui/select-field';
import { AmountField } from './amount-field';
import type { ControlProps } from './payment-field';
import { groupByFour } from './rules/group-by-four';
import styles from './payment-form.module.css';

/** One field of a method's form, by its type. The control's name is the operator's key. */
export function PaymentControl(props: ControlProps) {
  const { id, field, value, errors, copy } = props;
  const { key, label, hint, control, mask, check } = field;
  const shared = { id, name: key, label, errors, required: true, ...(hint !== null && { hint }) };
  // The payment's amount, whichever number the operator's type says.
  if (control === 'amount' || field.limits !== null) return <AmountField {...props} />;
  switch (control) {
    case 'choice':
      return <SelectField {...shared} defaultValue={value} placeholder={copy.choose} options={field.options} />;
    case 'yes-no':
      return <YesNo {...{ id, field, value, errors, copy }} />;
    case 'time':
      return <Field {...shared} type="datetime-local" defaultValue={value} />;
    case 'whole':
    case 'text':
      return (
        <Field
          {...shared}
          inputMode={control === 'whole' || check === 'card' || isDigits(mask) ? 'numeric' : 'text'}
          autoComplete={check === 'card' ? 'cc-number' : 'off'}
          spellCheck={false}
          {...(mask !== null && { placeholder: mask })}
          {...(check !== null && { onInput: GROUP[check] })}
          defaultValue={value}
          {...(check !== null && { end: <PasteButton inputId={id} label={copy.paste} /> })}
        />
      );
  }
}

/** What is sent has no groups. */
const GROUP = {
  card: withMask((text) => groupByFour(text, 'card')),
  iban: withMask((text) => groupByFour(text, 'iban'), /[A-Z\d]/i),
};

const isDigits = (mask: string | null) => mask !== null && !/\p{L}/u.test(mask);

/** Radio buttons, not a checkbox: an empty checkbox would answer "no" for a player who answered nothing. */
function YesNo({ id, field, value, errors, copy }: Pick<ControlProps, 'id' | 'field' | 'value' | 'errors' | 'copy'>) {
  const hasErrors = errors !== undefined && errors.length > 0;
  const answer = (name: string, own: string, label: string) => (
    <CheckField
      id={name}
      type="radio"
      name={field.key}
      value={own}
      label={label}
      required
      defaultChecked={value === own}
    />
  );
  return (
    <fieldset className={styles.choice} aria-describedby={hasErrors ? `${id}-error` : undefined}>
      <legend>{field.label}</legend>
      <div className={styles.answers}>
        {answer(id, 'true', copy.yes)}
        {answer(`${id}-no`, 'false', copy.no)}
      </div>
      {hasErrors && (
        <p id={`${id}-error`} className={styles.error}>
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

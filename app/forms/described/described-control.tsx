import { withMask } from '~/forms/with-mask';
import { CheckField } from '~/ui/check-field';
import { Field } from '~/ui/field';
import { PasteButton } from '~/ui/paste-button';
import { SelectField } from '~/ui/select-field';
import type { DescribedField } from './described-field';
import styles from './described-control.module.css';
import { groupByFour } from './group-by-four';
import { isWallet } from './read-text';

export interface DescribedControlProps {
  readonly id: string;
  readonly field: DescribedField;
  /** Default: off, but a card's number has its own. */
  readonly autoComplete?: string;
  /** Default: true. */
  readonly required?: boolean;
  readonly value: string;
  readonly errors: string[] | undefined;
  readonly copy: { readonly choose: string; readonly yes: string; readonly no: string; readonly paste: string };
}

/** One field, by its type, but for an amount. The control's name is the operator's key. */
export function DescribedControl(props: DescribedControlProps) {
  const { id, field, value, errors, copy, autoComplete, required = true } = props;
  const { key, label, hint, control, mask, check } = field;
  const shared = { id, name: key, label, errors, required, ...(hint !== null && { hint }) };
  switch (control) {
    case 'choice':
      return (
        <SelectField
          {...shared}
          {...(autoComplete && { autoComplete })}
          defaultValue={value}
          placeholder={copy.choose}
          options={field.options}
        />
      );
    case 'yes-no':
      return <YesNo {...props} />;
    case 'time':
      return <Field {...shared} type="datetime-local" defaultValue={value} />;
    default:
      return (
        <Field
          {...shared}
          inputMode={control === 'whole' || check === 'card' || isDigits(mask) ? 'numeric' : 'text'}
          autoComplete={autoComplete ?? (check === 'card' ? 'cc-number' : 'off')}
          spellCheck={false}
          {...(mask !== null && { placeholder: mask })}
          {...(check !== null && { onInput: GROUP[check] })}
          defaultValue={value}
          {...((check !== null || isWallet(field)) && { end: <PasteButton inputId={id} label={copy.paste} /> })}
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
function YesNo({ id, field, value, errors, copy, required = true }: DescribedControlProps) {
  const hasErrors = errors !== undefined && errors.length > 0;
  const answer = (name: string, own: string, label: string) => (
    <CheckField
      id={name}
      type="radio"
      name={field.key}
      value={own}
      label={label}
      required={required}
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

import type { FieldMetadata } from '@conform-to/react';
import { useEffect, useState, type ReactNode } from 'react';
import { FormInput } from '~/forms/form-fields';
import type { Copy } from '~/i18n/messages';
import { DescribedControl } from './described-control';
import { controlNames, type FormField } from './form-field';
import styles from './form-field-set.module.css';
import { phoneAttributes } from './phone-attributes';

type Metadata = FieldMetadata<string, Record<string, unknown>, string[]>;

interface FormFieldSetProps {
  fields: readonly FormField[];
  /** Conform's, by control name. */
  metadata: Readonly<Record<string, Metadata | undefined>>;
  copy: Copy<'form-controls'>;
  /** What stands before the fields, among them. */
  first?: ReactNode;
  /** What stands below a field that the operator has refused. */
  below?: (key: string) => ReactNode;
}

/** The described fields of a form. With scripts a field with a condition is shown only while that is met. */
export function FormFieldSet({ fields, metadata, copy, first, below }: FormFieldSetProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, FormDataEntryValue | null>> | null>(null);
  const controlling = [...new Set(fields.flatMap(({ when }) => when?.key ?? []))];
  const [firstName = ''] = fields.flatMap(controlNames);
  const formId = metadata[firstName]?.formId ?? '';

  const ids = controlling.join();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement) || ids === '') return;
    const note = () => {
      const sent = new FormData(form);
      setAnswers(Object.fromEntries(ids.split(',').map((key) => [key, sent.get(key)])));
    };
    note();
    form.addEventListener('change', note);
    return () => form.removeEventListener('change', note);
  }, [formId, ids]);

  return (
    <div className={styles.fields}>
      {first}
      {fields.map((field) => {
        const { key, when } = field;
        const isThere = !when || answers === null || answers[when.key] === when.equals;
        return (
          <div key={key} hidden={!isThere}>
            <FormControl {...{ field, metadata, copy }} />
            {below?.(key)}
          </div>
        );
      })}
    </div>
  );
}

/** A condition is said where scripts do not hide the field. */
const hintOf = ({ hint, when }: FormField) => (when ? `${when.text} ${hint ?? ''}`.trim() : hint);

interface FormControlProps {
  field: FormField;
  metadata: FormFieldSetProps['metadata'];
  copy: Copy<'form-controls'>;
}

function FormControl({ field, metadata, copy }: FormControlProps) {
  const { key, control, isRequired, autoComplete = 'off', phone } = field;
  const own = metadata[key];
  const label = isRequired ? field.label : `${field.label} ${copy.optional}`;
  const hint = hintOf(field);
  const shared = { label, autoComplete, required: isRequired && !field.when, ...(hint !== null && { hint }) };
  switch (control) {
    case 'birth-date':
      return <BirthDate {...{ field, metadata, copy, label }} />;
    case 'name':
      return own && <FormInput field={own} {...shared} autoCapitalize="words" />;
    case 'email':
      return own && <FormInput field={own} {...shared} type="email" spellCheck={false} />;
    case 'phone':
      return own && phone && <FormInput field={own} {...shared} {...phoneAttributes(phone)} />;
    default:
      return (
        own && (
          <DescribedControl
            key={own.key}
            id={own.id}
            field={{ ...field, control, label, hint }}
            value={own.initialValue === undefined ? '' : String(own.initialValue)}
            errors={own.errors}
            copy={copy}
            autoComplete={autoComplete}
            required={shared.required}
          />
        )
      );
  }
}

const PARTS = [
  ['day', '01', 'bday-day'],
  ['month', '01', 'bday-month'],
  ['year', '1970', 'bday-year'],
] as const;

/** Separate inputs: typing is faster than paging a calendar back for decades. */
function BirthDate({ field, metadata, copy, label }: FormControlProps & { label: string }) {
  const parts = controlNames(field).map((name) => metadata[name]);
  return (
    <fieldset className={styles.birthDate}>
      <legend>{label}</legend>
      <div className={styles.parts}>
        {PARTS.map(([part, placeholder, autoComplete], index) => {
          const own = parts[index];
          // One message about all parts of the date stands at the first of them.
          const [message] = own?.errors ?? [];
          const first = parts.find((other) => message !== undefined && other?.errors?.[0] === message);
          return (
            own && (
              <FormInput
                key={part}
                field={own}
                errorsAt={first === own ? undefined : first?.id}
                inputMode="numeric"
                spellCheck={false}
                required={field.isRequired}
                label={copy[part]}
                placeholder={placeholder}
                autoComplete={autoComplete}
              />
            )
          );
        })}
      </div>
    </fieldset>
  );
}

import type { SelectHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame';
import styles from './field.module.css';
import selectStyles from './select.module.css';

interface SelectFieldProps extends FieldFrameProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  options: readonly { value: string; label: string }[];
  /** Label of a first, empty option. */
  placeholder?: string;
}

export function SelectField({ label, hint, errors, options, placeholder, ...select }: SelectFieldProps) {
  const frame = { id: select.id, label, hint, errors };
  return (
    <FieldFrame {...frame}>
      <select {...select} className={`${styles.input} ${selectStyles.select}`} {...describedBy(frame)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

import type { InputHTMLAttributes } from 'react';
import styles from './field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  errors?: string[] | undefined;
}

/** A labelled input with its message. The message is named as the input's description. */
export function Field({ id, label, errors, ...input }: FieldProps) {
  const errorId = `${id}-error`;
  const hasErrors = errors !== undefined && errors.length > 0;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={hasErrors || undefined}
        aria-describedby={hasErrors ? errorId : undefined}
      />
      {hasErrors && (
        <p id={errorId} className={styles.error}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}

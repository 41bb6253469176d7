import type { InputHTMLAttributes } from 'react';
import { describedBy, FieldErrors, type FieldFrameProps } from './field-frame';
import styles from './field.module.css';

type CheckFieldProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { type?: 'checkbox' | 'radio' };

export function CheckField({ label, hint, errors, type = 'checkbox', ...input }: CheckFieldProps) {
  const frame = { id: input.id, label, hint, errors };
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input {...input} type={type} {...describedBy(frame)} />
        <label htmlFor={input.id}>
          <span>{label}</span>
          {hint !== undefined && (
            <span id={`${input.id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </label>
      </div>
      <FieldErrors id={input.id} errors={errors} />
    </div>
  );
}

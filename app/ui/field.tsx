import type { InputHTMLAttributes, ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame';
import styles from './field.module.css';

interface FieldProps extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'prefix'> {
  /** Text before the input that is not part of the value: a currency, a dialling code. */
  prefix?: string;
  /** A button at the end of the input. */
  end?: ReactNode;
}

export function Field({ label, hint, errors, errorsAt, prefix, end, ...input }: FieldProps) {
  const frame = { id: input.id, label, hint, errors, errorsAt };
  const control = <input {...input} className={styles.input} {...describedBy(frame)} />;
  return (
    <FieldFrame {...frame}>
      {prefix === undefined && end === undefined ? (
        control
      ) : (
        <span className={styles.group}>
          {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
          {control}
          {end}
        </span>
      )}
    </FieldFrame>
  );
}

import type { TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame';
import styles from './field.module.css';

type TextareaFieldProps = FieldFrameProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

export function TextareaField({ label, hint, errors, rows = 4, ...textarea }: TextareaFieldProps) {
  const frame = { id: textarea.id, label, hint, errors };
  return (
    <FieldFrame {...frame}>
      <textarea {...textarea} rows={rows} className={`${styles.input} ${styles.textarea}`} {...describedBy(frame)} />
    </FieldFrame>
  );
}

import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldFrameProps {
  id: string;
  label: string;
  /** Help text, shown before any error. */
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
  /** The id of another field that shows the errors: one that they are about, too. */
  errorsAt?: string | undefined;
}

/** The ARIA attributes that connect a control to its hint and error. */
export function describedBy({ id, hint, errors, errorsAt }: FieldFrameProps) {
  const hasErrors = errors !== undefined && errors.length > 0;
  const ids = [hint !== undefined && `${id}-hint`, hasErrors && `${errorsAt ?? id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': hasErrors || undefined, 'aria-describedby': ids || undefined };
}

export function FieldFrame({ children, ...frame }: FieldFrameProps & { children: ReactNode }) {
  const { id, label, hint, errors, errorsAt } = frame;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {errorsAt === undefined && <FieldErrors id={id} errors={errors} />}
    </div>
  );
}

export function FieldErrors({ id, errors }: Pick<FieldFrameProps, 'id' | 'errors'>) {
  if (!errors || errors.length === 0) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      {errors.join(' ')}
    </p>
  );
}

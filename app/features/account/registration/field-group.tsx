import type { ReactNode } from 'react';
import styles from './registration-form.module.css';

/** One of the form's three fieldsets. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

import { getFormProps, type FormMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { CsrfField } from '~/session/csrf-field';
import { ChallengeNotice } from './challenge-notice';
import { ErrorSummary } from './error-summary';
import type { FormSlot } from './form-slot';
import styles from './site-form.module.css';
import type { FormDescription } from './use-site-form';

interface SiteFormProps<Fields extends Record<string, unknown>> {
  slot: FormSlot;
  /** Path and query of the action. */
  action: string;
  form: FormMetadata<Fields, string[]>;
  description: Pick<FormDescription, 'texts' | 'constraint'>;
  /** In page order, for the error summary. Default: the form's fields that have errors. */
  fields?: readonly { id: string; errors?: string[] | undefined }[];
  children: ReactNode;
}

/** A form with its CSRF token, its error summary and its challenge, if there are any, followed by its fields. */
export function SiteForm<Fields extends Record<string, unknown>>({
  slot,
  action,
  form,
  description: { texts, constraint },
  fields = Object.keys(constraint).map((name) => ({ id: `${form.id}-${name}`, errors: form.allErrors[name] })),
  children,
}: SiteFormProps<Fields>) {
  return (
    <slot.Element method="post" action={action} className={styles.form} {...getFormProps(form)}>
      <CsrfField />
      <ErrorSummary
        texts={texts}
        messages={slot.isOffline ? [texts.offline] : (form.errors ?? [])}
        fields={fields.flatMap(({ id, errors }) => (errors ? [{ id, messages: errors }] : []))}
      />
      {slot.result?.challenge && <ChallengeNotice challenge={slot.result.challenge} formId={slot.id} />}
      {children}
    </slot.Element>
  );
}

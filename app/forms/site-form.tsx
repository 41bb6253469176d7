import { getFormProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { CsrfField } from '~/session/csrf-field';
import { ChallengeNotice } from './challenge-notice';
import { ErrorSummary } from './error-summary';
import styles from './site-form.module.css';
import { SubmitButton } from './submit-button';
import type { BoundForm } from './use-site-form';

interface SiteFormProps<Fields extends Record<string, unknown>> extends BoundForm<Fields> {
  /** Path and query of the action. */
  action: string;
  /** The answer takes the place of the form in the history, where the action has another address than the page. */
  replace?: boolean;
  /** In page order, for the error summary. Default: the form's fields that have errors. */
  fields?: readonly { id: string; label: string; errors?: string[] | undefined }[];
  /** The labels of the button below the fields, the second while the form is sent. Without them the children have it. */
  submitLabel?: string;
  pendingLabel?: string;
  children?: ReactNode;
}

/** A form with its CSRF token, its error summary and its challenge, if there are any, followed by its fields and its button. */
export function SiteForm<Fields extends Record<string, unknown>>({
  slot,
  action,
  replace,
  form,
  description: { texts, labels },
  fields = Object.entries(labels).map(([name, label]) => ({
    id: `${form.id}-${name}`,
    label,
    errors: form.allErrors[name],
  })),
  submitLabel,
  pendingLabel = '',
  children,
}: SiteFormProps<Fields>) {
  return (
    <slot.Element
      method="post"
      action={action}
      {...(replace && { replace })}
      className={styles.form}
      {...getFormProps(form, { ariaAttributes: false })}
    >
      <CsrfField />
      <ErrorSummary
        texts={texts}
        messages={form.errors ?? []}
        fields={fields.filter(({ errors }) => errors !== undefined)}
      />
      {slot.result?.challenge && <ChallengeNotice challenge={slot.result.challenge} formId={slot.id} />}
      {children}
      {submitLabel !== undefined && (
        <SubmitButton slot={slot} offline={texts.offline} pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
      )}
    </slot.Element>
  );
}

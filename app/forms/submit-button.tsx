import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import type { FormSlot } from './form-slot';
import styles from './site-form.module.css';

interface SubmitButtonProps {
  slot: Pick<FormSlot, 'id' | 'isPending'>;
  /** Label while the form is submitted. */
  pendingLabel: string;
  /** Why the form cannot be sent yet. */
  reason?: string | undefined;
  name?: string;
  value?: string;
  children: ReactNode;
}

/**
 * The form's first button, the one that Enter presses. It keeps the focus while it is disabled, so that its reason is
 * read, and it does not wait for an answer: the server handles repeated submissions. A status region announces the
 * submission, because few screen readers read a changed button label.
 */
export function SubmitButton({ slot, pendingLabel, reason, children, ...button }: SubmitButtonProps) {
  const reasonId = `${slot.id}-incomplete`;
  return (
    <>
      <Button
        type="submit"
        wide
        aria-disabled={slot.isPending || reason !== undefined || undefined}
        aria-describedby={reason && reasonId}
        {...button}
      >
        {slot.isPending && <Spinner />}
        {slot.isPending ? pendingLabel : children}
      </Button>
      {reason && (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      )}
      <span role="status" className={visuallyHidden.text}>
        {slot.isPending && pendingLabel}
      </span>
    </>
  );
}

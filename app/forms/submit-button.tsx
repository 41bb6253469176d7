import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import type { FormSlot } from './form-slot';

interface SubmitButtonProps {
  slot: Pick<FormSlot, 'isPending'>;
  /** Label while the form is submitted. */
  pendingLabel: string;
  name?: string;
  value?: string;
  children: ReactNode;
}

/**
 * The form's first button, the one that Enter presses. It is never disabled: the server handles repeated submissions. A
 * status region announces the submission, because few screen readers read a changed button label.
 */
export function SubmitButton({ slot, pendingLabel, children, ...button }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" wide aria-disabled={slot.isPending || undefined} {...button}>
        {slot.isPending && <Spinner />}
        {slot.isPending ? pendingLabel : children}
      </Button>
      <span role="status" className={visuallyHidden.text}>
        {slot.isPending && pendingLabel}
      </span>
    </>
  );
}

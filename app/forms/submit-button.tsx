import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import type { FormSlot } from './form-slot';

interface SubmitButtonProps {
  slot: Pick<FormSlot, 'isPending'>;
  /** What it says while the form is under way. */
  pendingLabel: string;
  name?: string;
  value?: string;
  children: ReactNode;
}

/**
 * The form's first button, the one that Enter presses. Never disabled: a press too many is the server's to judge. That the
 * form is under way is said beside it: what a button comes to be called is read out by few screen readers.
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

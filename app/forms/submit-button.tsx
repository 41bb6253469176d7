import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import type { FormSlot } from './form-slot';

interface SubmitButtonProps {
  slot: Pick<FormSlot, 'isPending'>;
  /** What it says while the form is under way. */
  pendingLabel: string;
  name?: string;
  value?: string;
  children: ReactNode;
}

/** The form's first button, the one that Enter presses. Never disabled: a press too many is the server's to judge. */
export function SubmitButton({ slot, pendingLabel, children, ...button }: SubmitButtonProps) {
  return (
    <Button type="submit" wide aria-disabled={slot.isPending || undefined} {...button}>
      {slot.isPending && <Spinner />}
      {slot.isPending ? pendingLabel : children}
    </Button>
  );
}

import type { FormSlot } from '~/forms/form-slot';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';

interface StepButtonProps {
  slot: FormSlot;
  /** Path of the action. */
  action: string;
  intent: string;
  label: string;
  look?: 'quiet' | 'plain';
  wide?: boolean;
}

/** A button to another step. It has its own form, so that Enter in the page's form never triggers it. */
export function StepButton({ slot, action, intent, label, look = 'plain', wide = false }: StepButtonProps) {
  return (
    <slot.Element method="post" action={action}>
      <CsrfField />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" look={look} wide={wide}>
        {label}
      </Button>
    </slot.Element>
  );
}

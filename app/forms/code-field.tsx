import { useState, type ComponentProps } from 'react';
import { FormInput } from './form-fields';

/** No letters are corrected, and what the device offers by itself can be taken. */
export function CodeField(props: ComponentProps<typeof FormInput>) {
  return (
    <FormInput autoComplete="one-time-code" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...props} />
  );
}

/** A form asks where the player is known to have a factor, and once the operator has asked. @param errors of the code field */
export function useAsksForCode(isKnown: boolean, errors: readonly string[] | undefined): boolean {
  const [wasAsked, setWasAsked] = useState(false);
  if (errors !== undefined && !wasAsked) setWasAsked(true);
  return isKnown || wasAsked || errors !== undefined;
}

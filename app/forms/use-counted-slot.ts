import { useState } from 'react';
import { useFormSlot, type FormSlot } from './form-slot';

/**
 * The slot of a form that is empty again after each success, because its id has the number of texts that exist. While an
 * answer is shown the id stays: another text that arrives meanwhile must not clear the form and its message.
 */
export function useCountedSlot(name: string, count: number, path: string): FormSlot {
  const [shown, setShown] = useState(count);
  const slot = useFormSlot(`${name}-${shown}`, path);
  if (slot.result === undefined && shown !== count) setShown(count);
  return slot;
}

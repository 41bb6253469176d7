import { useEffect, useState } from 'react';
import { readAmount, readWhole, type AmountReading } from '~/lib/read-number';
import type { PaymentField } from './payment-field';

/**
 * What is in an input now; null until the page is alive.
 *
 * @param events `input` for what the player typed; `all` also for a limit that replaces it while the pointer is down
 */
export function useTypedText(inputId: string, events: 'all' | 'input' = 'all'): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    const read = () => setText(input.value);
    read();
    // A limit that replaces an amount is a change without an input.
    const types = events === 'all' ? ['input', 'change'] : [events];
    for (const type of types) input.addEventListener(type, read);
    return () => {
      for (const type of types) input.removeEventListener(type, read);
    };
  }, [inputId, events]);
  return text;
}

export function readField({ control, wholeType }: PaymentField, text: string, locale: string): AmountReading {
  if (control !== 'whole') return readAmount(text, locale);
  const read = readWhole(text, wholeType);
  return read.ok ? { ...read, isSure: true } : read;
}

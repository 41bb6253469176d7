import { useEffect, useState } from 'react';
import { readAmount, readWhole, type AmountReading } from '~/lib/read-number';
import type { PaymentField } from './payment-field';

/** What is in an input now; null until the page is alive. */
export function useTypedText(inputId: string): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    const read = () => setText(input.value);
    read();
    // A limit that replaces an amount is a change without an input.
    for (const type of ['input', 'change']) input.addEventListener(type, read);
    return () => {
      for (const type of ['input', 'change']) input.removeEventListener(type, read);
    };
  }, [inputId]);
  return text;
}

/** Reads what stands in an amount's field. */
export function readField({ control, wholeType }: PaymentField, text: string, locale: string): AmountReading {
  if (control !== 'whole') return readAmount(text, locale);
  const read = readWhole(text, wholeType);
  return read.ok ? { ...read, isSure: true } : read;
}

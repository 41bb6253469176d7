import { useEffect, useState } from 'react';
import { clampAmount } from './rules/clamp-amount';
import type { AmountBounds } from './rules/step-amount';

type Limit = 'min' | 'max';

/**
 * Replaces an amount beyond the limits by the limit when the player leaves the field, and returns the limit that did it.
 *
 * The press that made the player leave the field sends nothing, so that no other amount goes out than the player has seen.
 * The result comes when the press has ended: a text that appears meanwhile would move the button away from the pointer.
 *
 * @param field `write` writes a plain decimal as the field shows it
 */
export function useClampedAmount(
  inputId: string,
  { limits, locale, write }: { limits: AmountBounds | null; locale: string; write: (decimal: string) => string },
): Limit | null {
  const [clampedTo, setClampedTo] = useState<Limit | null>(null);
  const { min, max } = limits ?? { min: null, max: null };
  useEffect(() => {
    const input = document.getElementById(inputId);
    if ((min === null && max === null) || !(input instanceof HTMLInputElement) || !input.form) return;
    const { form } = input;
    const listening = new AbortController();
    const { signal } = listening;
    let unshown: Limit | null = null;
    let isUnseen = false;
    let isPressed = false;

    const show = () => {
      if (unshown === null) return;
      const limit = unshown;
      // As if it were typed, so that an error about the former amount goes.
      input.dispatchEvent(new Event('input', { bubbles: true }));
      setClampedTo(limit);
    };
    const clamp = () => {
      const clamped = clampAmount(input.value, { min, max }, locale);
      if (!clamped) return;
      input.value = write(clamped.amount);
      input.dispatchEvent(new Event('change', { bubbles: true }));
      unshown = clamped.limit;
      isUnseen = true;
      if (!isPressed) show();
    };
    const hold = (event: SubmitEvent) => {
      clamp();
      if (!isUnseen) return;
      event.preventDefault();
      input.focus();
    };
    const begin = (event: Event) => {
      isUnseen = false;
      isPressed = event.type === 'pointerdown';
    };
    const end = () => {
      isPressed = false;
      requestAnimationFrame(show);
    };
    const forget = () => setClampedTo((unshown = null));

    input.addEventListener('blur', clamp, { signal });
    input.addEventListener('input', forget, { signal });
    form.addEventListener('submit', hold, { signal });
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { signal, capture: true });
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal, capture: true });
    return () => listening.abort();
  }, [inputId, min, max, locale, write]);
  return clampedTo;
}

import { useEffect } from 'react';
import { openStep } from './open-step';

/** Also matches a password input that is shown as text. */
const SECRETS = 'input[type=password], input[autocomplete$=password], input[autocomplete=one-time-code]';

/** Event of an input whose value an answer of the server has cleared. It is no `input` event, which would validate it. */
export const CLEARED = 'cleared';

/**
 * Clears secrets after a failed submission and focuses the error summary, or the first of many wrong fields. A challenged
 * form keeps its secrets and its focus: it is sent once more as it is. @param result changes with every response
 */
export function useFailedForm(formId: string, result: object | undefined): void {
  useEffect(() => {
    if (result === undefined || 'challenge' in result) return;
    const form = document.getElementById(formId);
    form?.querySelectorAll<HTMLInputElement>(SECRETS).forEach((input) => {
      input.value = '';
      input.dispatchEvent(new Event(CLEARED));
    });
    // conform renders the summary in an update caused by the same result.
    const frame = requestAnimationFrame(() => {
      const summary = form?.querySelector<HTMLElement>('[role=alert]');
      const first = summary?.dataset['first'];
      openStep(form?.querySelector('[aria-invalid=true]'));
      (first === undefined ? summary : document.getElementById(first))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [formId, result]);
}

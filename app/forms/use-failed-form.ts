import { useEffect } from 'react';

/** A password that is being shown is no password input any more. */
const SECRETS = 'input[type=password], input[autocomplete$=password], input[autocomplete=one-time-code]';

/**
 * What a page from the server does by itself when a form failed, for a form that stayed where it is: secrets are gone,
 * and the focus is on the summary of what went wrong.
 *
 * @param result changes with every answer; undefined before the first
 */
export function useFailedForm(formId: string, result: unknown): void {
  useEffect(() => {
    if (result === undefined) return;
    const form = document.getElementById(formId);
    form?.querySelectorAll<HTMLInputElement>(SECRETS).forEach((input) => (input.value = ''));
    // The summary is rendered by an update that conform makes in response to the same result.
    const frame = requestAnimationFrame(() => form?.querySelector<HTMLElement>('[role=alert]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [formId, result]);
}

import { useEffect, useState } from 'react';

/**
 * Whether a field of the form is empty or breaks its HTML constraints. False until the page is alive, so that the form can
 * be sent without JavaScript. An incomplete form is not sent: its first such field gets the focus.
 */
export function useIncompleteForm(formId: string): boolean {
  const [isIncomplete, setIncomplete] = useState(false);
  // After every update, because fields come and go.
  useEffect(() => setIncomplete(document.getElementById(formId)?.matches(':invalid') ?? false));
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    // The browser's own messages are in the language of the browser.
    form.noValidate = true;
    const check = () => setIncomplete(form.matches(':invalid'));
    const hold = (event: SubmitEvent) => {
      if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return;
      const field = form.querySelector<HTMLElement>(':is(input, select, textarea):invalid');
      if (!field) return;
      event.preventDefault();
      field.focus();
    };
    form.addEventListener('input', check);
    form.addEventListener('submit', hold);
    return () => {
      form.removeEventListener('input', check);
      form.removeEventListener('submit', hold);
    };
  }, [formId]);
  return isIncomplete;
}

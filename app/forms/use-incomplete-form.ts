import { useEffect, useState } from 'react';

/** Is empty or breaks its HTML constraints. False until hydration, so that the form can be sent without JavaScript. */
export function useIncompleteForm(formId: string): boolean {
  const [isIncomplete, setIncomplete] = useState(false);
  // After every update, because fields come and go.
  useEffect(() => setIncomplete(document.getElementById(formId)?.matches(':invalid') ?? false));
  useEffect(() => {
    const form = document.getElementById(formId);
    const check = () => setIncomplete(form?.matches(':invalid') ?? false);
    form?.addEventListener('input', check);
    return () => form?.removeEventListener('input', check);
  }, [formId]);
  return isIncomplete;
}

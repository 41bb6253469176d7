import { useEffect, useState } from 'react';

/**
 * The name of the one field that is empty or breaks its HTML constraints; '' where there are several, null for none. Null
 * until hydration, so that the form can be sent without JavaScript.
 */
export function useMissingField(formId: string): string | null {
  const [missing, setMissing] = useState<string | null>(null);
  // After every update, because fields come and go.
  useEffect(() => setMissing(findMissing(formId)));
  useEffect(() => {
    const form = document.getElementById(formId);
    const check = () => setMissing(findMissing(formId));
    form?.addEventListener('input', check);
    return () => form?.removeEventListener('input', check);
  }, [formId]);
  return missing;
}

function findMissing(formId: string): string | null {
  const fields = document
    .getElementById(formId)
    ?.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):invalid');
  if (!fields || fields.length === 0) return null;
  const names = new Set(Array.from(fields, nameOf));
  const [name = ''] = names;
  return names.size === 1 ? name : '';
}

/** The question, for a choice between radio buttons. */
const nameOf = (field: HTMLInputElement) =>
  (field.type === 'radio' ? field.closest('fieldset')?.querySelector('legend') : field.labels?.[0])?.textContent ?? '';

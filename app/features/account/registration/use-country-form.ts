import type { SerializeFrom } from '@remix-run/node';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readLoader } from '~/browser/read-loader';
import type { FormSlot } from '~/forms/form-slot';
import { COUNTRY_FIELD } from './registration-controls';
import { REGISTER_PATH } from './registration-flow';
import type { loadRegistration } from './registration.server';

type Data = SerializeFrom<typeof loadRegistration>;

/** Controls of another country's form keep what was typed under their names. */
type Typed = Map<string, string>;

/**
 * The form of the country that the player has chosen, in place of the page's own. What was typed stays, and comes back with a
 * country that asks for it.
 *
 * @returns the form; whether another one could not be read, so that its button is needed; and what chooses a country
 */
export function useCountryForm(loaded: Data, { id, result }: FormSlot) {
  const [other, setOther] = useState<Data | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const typed = useRef<Typed>(new Map());
  const asked = useRef('');
  const data = other ?? loaded;

  async function choose(country: string): Promise<void> {
    asked.current = country;
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) keepTyped(form, typed.current);
    try {
      const read = await readLoader<Data>(
        `${REGISTER_PATH}?${COUNTRY_FIELD}=${encodeURIComponent(country)}`,
        'routes/register',
      );
      // A later choice may have been read sooner.
      if (asked.current !== country) return;
      setOther({ ...read, redirectTo: loaded.redirectTo });
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  useLayoutEffect(() => {
    const form = document.getElementById(id);
    if (other !== null && form instanceof HTMLFormElement) fillIn(form, typed.current);
  }, [id, other]);

  const chooseAgain = useRef(choose);
  chooseAgain.current = choose;
  useEffect(() => {
    // Chosen before the scripts ran, or put in again by the browser.
    const select = document.querySelector<HTMLSelectElement>(`#${id} select[name=${COUNTRY_FIELD}]`);
    if (loaded.version !== null && select && select.value !== loaded.country) void chooseAgain.current(select.value);
  }, [id, loaded.country, loaded.version]);

  const isOutdated = result?.isOutdated;
  useEffect(() => {
    if (isOutdated && data.country !== null) void chooseAgain.current(data.country);
    // Not for another country: once for each answer.
  }, [result, isOutdated]);

  return { data, hasFailed, choose };
}

function keepTyped(form: HTMLFormElement, typed: Typed): void {
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.set(name, value);
}

function fillIn(form: HTMLFormElement, typed: Typed): void {
  for (const control of form.elements)
    if ((control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.value === '')
      control.value = typed.get(control.name) ?? '';
}

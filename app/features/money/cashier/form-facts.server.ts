import type { AppLoadContext } from '@remix-run/node';
import { CONFIRMED_FIELD, LOCALE_FIELD } from './payment-field';
import type { FormFacts } from './validate-payment';

type FormPage = Pick<AppLoadContext['page'], 'form' | 'languages' | 'translation'>;

/** What a sent form says of itself. A form without a known language counts as typed in the page's. */
export function formFactsOf({ form, languages, translation }: FormPage): FormFacts {
  const named = form.get(LOCALE_FIELD);
  const isKnown = typeof named === 'string' && languages.accepted.has(named);
  return { locale: isKnown ? named : translation.locale, confirmed: form.getAll(CONFIRMED_FIELD) };
}

import { isLocale, type Locale } from '~/i18n/locale';
import { CONFIRMED_FIELD, LOCALE_FIELD } from './payment-field';
import type { FormFacts } from './validate-payment';

/** What a sent form says of itself. A form without a known language counts as typed in the page's. */
export function formFactsOf(form: FormData, pageLocale: Locale): FormFacts {
  const named = form.get(LOCALE_FIELD);
  return { locale: isLocale(named) ? named : pageLocale, confirmed: form.getAll(CONFIRMED_FIELD) };
}

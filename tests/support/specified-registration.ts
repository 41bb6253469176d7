import { findForm } from '~/features/account/registration/registration-form.server';
import { formReader, registrationRules } from '~/features/account/registration/registration-rules.server';
import { findLanguages } from '~/i18n/languages.server';
import { createTranslator } from '~/i18n/translator.server';
import type { Call } from '~/upstream/contract/call';

/** The registration of an operator that describes no form, in Turkish. */
export async function specifiedRegistration() {
  const translation = await createTranslator(findLanguages()).translation('tr', null);
  const page = { translation, zone: 'Europe/Istanbul' };
  const find = ({ path }: Call) =>
    Promise.resolve(path === 'auth/form' ? { countries: [{ id: 1, name: 'Türkiye' }] } : null);
  const form = await findForm({ page, content: { find } } as unknown as Parameters<typeof findForm>[0], null);
  return { translation, form, rules: registrationRules(page, form), reader: formReader(page) };
}

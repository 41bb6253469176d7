import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { fieldRules } from '~/forms/described/form-fields-rules.server';
import { isPlain, type FormReader } from '~/forms/described/judge-field';
import type { FormRules } from '~/forms/form-rules.server';
import { samePasswords } from '~/forms/same-passwords';
import { normaliseCode, UNSEEN } from '~/lib/normalise-text';
import { CONSENT_PREFIX } from './registration-controls';
import type { RegistrationForm } from './registration-form.server';

/** Accepts more than the schema: combining marks that may form a letter, and spaces around the value. */
const AROUND = String.raw`[\s${UNSEEN}]*`;
const USERNAME_PATTERN = String.raw`${AROUND}[\p{L}\p{M}\p{Nd}${UNSEEN}]+${AROUND}`;

const isPlainWord = (text: string) => /^[\p{L}\d]+$/u.test(text) && isPlain(text);

/** No browser sends another value than the box's own, so there is no message for one. */
const tick = z.boolean().catch(false).default(false);

/** The fields that the site itself has. The operator's are texts, which `fieldValues` reads. */
export interface RegistrationValues {
  readonly country?: string;
  readonly username: string;
  readonly password: string;
  readonly password2: string;
  readonly trialBonus: boolean;
  readonly smsNotification: boolean;
}

type Page = Pick<AppLoadContext['page'], 'translation' | 'zone'>;

export const formReader = ({ translation, zone }: Page): FormReader => ({
  texts: translation.copy('field-rules'),
  own: translation.copy('form-rules'),
  locale: translation.locale,
  zone,
});

export function registrationRules(page: Page, form: RegistrationForm): FormRules {
  const { copy } = page.translation;
  const { shape, check, labels, secrets } = fieldRules(form.fields, formReader(page));
  const texts = copy('registration');
  const answers = copy('registration-server');
  const password = z.string().min(form.passwordMinLength).max(100);
  const username = z.string().overwrite(normaliseCode).min(form.username.minLength).max(form.username.maxLength);
  const consents = Object.fromEntries(
    form.consents.map(({ key, required }) => [`${CONSENT_PREFIX}${key}`, required ? z.literal('on') : tick]),
  );
  const country = z.string().max(100);
  const schema = z
    .object({
      // A form in one country names none.
      country: form.country === null && form.countries.length > 0 ? country : country.optional(),
      ...shape,
      ...{ username: username.refine(isPlainWord), password, password2: password, trialBonus: tick },
      ...{ smsNotification: tick, ...consents },
    })
    .check(check)
    .refine(...samePasswords('password', 'password2'));
  const ownLabels = { username: texts.username, password: texts.password, password2: texts.password2 };
  const consentNames = Object.keys(consents);
  return {
    schema,
    labels: {
      ...(form.countries.length > 0 && { country: texts.country }),
      ...{ ...labels, ...ownLabels },
      ...Object.fromEntries(form.consents.map(({ key, text }) => [`${CONSENT_PREFIX}${key}`, text])),
    },
    missing: {
      country: answers.countryWrong,
      ...Object.fromEntries(consentNames.map((name) => [name, answers.consentMissing])),
    },
    wrong: {
      username: answers.usernameWrong,
      passwordsDiffer: answers.passwordsDiffer,
      country: answers.countryWrong,
      ...Object.fromEntries(consentNames.map((name) => [name, answers.consentMissing])),
    },
    patterns: { username: USERNAME_PATTERN },
    repeats: { password2: 'password' },
    secrets: ['password', 'password2', ...secrets],
    isInSteps: true,
  };
}

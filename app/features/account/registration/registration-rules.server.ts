import type { FormRules } from '~/forms/form-rules.server';
import type { Translation } from '~/i18n/translator.server';
import { digitsPattern, PHONE_PATTERN } from '~/lib/digits-pattern';
import { UNSEEN } from '~/lib/normalise-text';
import { registrationSchema, registrationWithCountrySchema } from './registration.schema';

/** More than the schema accepts: combining marks that may form a letter, and spaces around the value. */
const AROUND = String.raw`[\s${UNSEEN}]*`;
const LETTERS = String.raw`[\p{L}\p{M}${UNSEEN}]+`;
const NAME_PATTERN = String.raw`${AROUND}${LETTERS}(\p{Zs}${LETTERS})*${AROUND}`;
const USERNAME_PATTERN = String.raw`${AROUND}[\p{L}\p{M}\p{Nd}${UNSEEN}]+${AROUND}`;
/** A domain's last part is of letters, or is punycode, as which browsers hand over other letters than ASCII's. */
const EMAIL_PATTERN = String.raw`[^\s@]+@[^\s@]+\.([\p{L}\p{M}]{2,}|[Xx][Nn]--[A-Za-z\d\-]+)`;

/** @param choosesCountry whether the form asks for the country */
export function registrationRules(
  { t, copy }: Pick<Translation, 't' | 'copy'>,
  choosesCountry: boolean,
): FormRules<typeof registrationSchema> {
  // No value of the boxes is wrong.
  const { country, trialBonus: _, smsNotification: __, ...texts } = copy('registration');
  const answers = copy('registration-server');
  return {
    schema: choosesCountry ? registrationWithCountrySchema : registrationSchema,
    labels: {
      ...texts,
      birthDay: texts.birthDate,
      birthMonth: texts.birthDate,
      birthYear: texts.birthDate,
      ...(choosesCountry && { country }),
    },
    missing: {
      birthDay: answers.birthDateMissing,
      birthMonth: answers.birthDateMissing,
      birthYear: answers.birthDateMissing,
      country: answers.countryWrong,
    },
    wrong: {
      name: answers.nameWrong,
      surname: answers.surnameWrong,
      birthDay: answers.birthDayWrong,
      birthMonth: answers.birthMonthWrong,
      birthYear: answers.birthYearWrong,
      email: answers.emailWrong,
      phone: t('phone-code-server', 'phoneWrong'),
      PersonalNo: answers.PersonalNoWrong,
      username: answers.usernameWrong,
      passwordsDiffer: answers.passwordsDiffer,
      noSuchDay: answers.noSuchDay,
      tooOld: answers.tooOld,
      tooYoung: answers.tooYoung,
      country: answers.countryWrong,
    },
    patterns: {
      name: NAME_PATTERN,
      surname: NAME_PATTERN,
      birthDay: digitsPattern(1, 2),
      birthMonth: digitsPattern(1, 2),
      birthYear: digitsPattern(4),
      email: EMAIL_PATTERN,
      phone: PHONE_PATTERN,
      PersonalNo: digitsPattern(11),
      username: USERNAME_PATTERN,
    },
    repeats: { password2: 'password' },
    secrets: ['password', 'password2'],
    isInSteps: true,
  };
}

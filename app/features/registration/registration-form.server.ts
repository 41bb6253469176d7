import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '~/forms/read-form.server';
import { REGISTRATION_NAMES, registrationSchema, registrationWithCountrySchema } from './registration.schema';

/**
 * Parses the registration form, with a message for each rule.
 *
 * @param choosesCountry whether the form asks for the country
 */
export function readRegistration(args: Pick<ActionFunctionArgs, 'request' | 'context'>, choosesCountry: boolean) {
  const { t, copy } = args.context.page.translation;
  const answers = copy('registration-server');
  return readForm(args, {
    schema: choosesCountry ? registrationWithCountrySchema : registrationSchema,
    names: REGISTRATION_NAMES,
    labels: { ...copy('registration') },
    missing: {
      birthDay: answers.birthDateMissing,
      birthMonth: answers.birthDateMissing,
      birthYear: answers.birthDateMissing,
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
      tooYoung: answers.tooYoung,
      country: answers.countryWrong,
    },
    secrets: ['password', 'password2'],
  });
}

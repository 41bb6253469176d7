import type { Locator, Page } from '@playwright/test';
import description from '../../operator/seed/registration-forms.json' with { type: 'json' };
import type { registrationOf } from './players';

export type Registration = ReturnType<typeof registrationOf>;

/** The text fields of the registration form, in page order, as a player fills them in. */
export function typedRegistration(registration: Registration): Record<string, string> {
  const { name, surname, email, phone, PersonalNo, username, password, password2, birthDate } = registration;
  const [birthYear = '', birthMonth = '', birthDay = ''] = birthDate.split('-');
  return {
    ...{ name, surname, birthDay, birthMonth, birthYear, PersonalNo, email, phone: phone.replace(/^90/, '') },
    ...{ username, password, password2 },
  };
}

/** What the form sends beside what is typed. */
export const UNTYPED = { country: '1', formVersion: `${description.version}-1` };

/** What the form sends in a browser without JavaScript. */
export const sentRegistration = (registration: Registration): Record<string, string> => ({
  ...{ ...typedRegistration(registration), ...UNTYPED },
  'consent-terms': 'on',
});

/** The registration form, on the page or in the dialog. */
export const registrationForm = (page: Page): Locator => page.locator('form:has([name=PersonalNo]):visible').last();

/** Goes from step to step where the form is shown so: then the fields are right ones, in page order. */
export async function fillRegistration(page: Page, fields: Record<string, string>): Promise<void> {
  const form = registrationForm(page);
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name=${name}]`);
    if (await field.isHidden()) await nextStep(form);
    await field.fill(value);
  }
  const terms = form.locator('[name=consent-terms]');
  if (await terms.isVisible()) await terms.check();
}

export const nextStep = (form: Locator): Promise<void> => form.locator('[data-checks]').click();

/** Shows the whole form where it is shown in steps. */
export async function showWholeForm(page: Page): Promise<void> {
  const choice = registrationForm(page).getByRole('button', { name: /tek sayfada|on one page/ });
  if (await choice.isVisible()) await choice.click();
}

/** Fills in and sends the registration form of the page, with the trial bonus. */
export async function registerForTrialBonus(page: Page, registration: Registration): Promise<void> {
  await fillRegistration(page, typedRegistration(registration));
  await registrationForm(page).locator('[name=trialBonus]').check();
  await submit(registrationForm(page));
}

/** Presses the form's submit button. */
export const submit = (form: Locator): Promise<void> =>
  form.locator('button[type=submit]:not([formnovalidate], [hidden])').click();

/** The form, on the page or in the dialog, whose button has this intent. */
export const formFor = (page: Page, intent: string): Locator =>
  page.locator(`form:has([name=intent][value=${intent}]):visible`).last();

import { json, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { sendPhoneCode } from '~/features/account/phone-verification/phone-code.server';
import { controlNames, type FormField } from '~/forms/described/form-field';
import type { FieldValue } from '~/forms/described/validate-field';
import { describeForm } from '~/forms/describe-form.server';
import { explainFailure } from '~/forms/explain-failure.server';
import type { FormRules } from '~/forms/form-rules.server';
import { newPasswordCopy } from '~/forms/new-password.server';
import { readForm } from '~/forms/read-form.server';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import { formatMoney } from '~/lib/money';
import { redirectTargetOf } from '~/lib/safe-redirect';
import { needsFingerprint } from '~/session/fingerprint.server';
import { loginPath } from '~/session/login-link';
import { openedWithoutSession } from '~/session/opened-without-session.server';
import type { SessionFacts } from '~/session/player-session.server';
import { forgetReferral } from '~/session/referral.server';
import { forms } from '~/upstream/contract/forms';
import type { Failure } from '~/upstream/outcome';
import { beginOnboarding, findOnboarding, type Onboarding } from './onboarding.server';
import { registerPlayer } from './register-player.server';
import { COUNTRY_FIELD, SHOW_COUNTRY, VERSION_FIELD } from './registration-controls';
import { nextOnboardingStep, pathOfStep } from './registration-flow';
import { countryIdOf, findForm, type RegistrationForm } from './registration-form.server';
import { formReader, registrationRules, type RegistrationValues } from './registration-rules.server';

export async function loadRegistration({ request, context }: LoaderFunctionArgs) {
  await redirectLoggedIn(context, redirectTargetOf(request));
  const { page } = context;
  const { translation } = page;
  const form = await findForm(context, chosenCountry(request, page.form));
  const { trialBonus, passwordMinLength } = form;
  return json({
    copy: {
      ...translation.copy('registration'),
      usernameHint: translation.t('registration-server', 'usernameHint', {
        min: form.username.minLength,
        count: form.username.maxLength,
      }),
    },
    passwordCopy: newPasswordCopy(translation, passwordMinLength),
    stepsCopy: translation.copy('form-steps'),
    controlsCopy: translation.copy('form-controls'),
    form: describeForm(translation, registrationRules(page, form)),
    reader: formReader(page),
    sections: form.sections,
    consents: form.consents,
    version: form.version,
    country: form.country === null ? null : String(form.country),
    countries: form.countries.map(({ id, name }) => ({ value: String(id), label: name })),
    isReachable: form.isReachable,
    trialBonus: trialBonus && formatMoney(trialBonus, translation.locale),
    bonusTerms: form.trialBonusTerms,
    redirectTo: redirectTargetOf(request),
    needsFingerprint: needsFingerprint(context.player.jar),
  });
}

/** The country that the form or the address names, by its id as text. */
function chosenCountry(request: Request, form: FormData): string | null {
  const typed = form.get(COUNTRY_FIELD);
  return typeof typed === 'string' ? typed : new URL(request.url).searchParams.get(COUNTRY_FIELD);
}

async function redirectLoggedIn(context: AppLoadContext, back: string): Promise<void> {
  if (!context.player.session.player) return;
  const onboarding = await findOnboarding(context);
  throw redirect((onboarding && onboarding.step !== 'claimed' && pathOfStep(onboarding.step)) || back, 303);
}

/** A failure returns the form without the passwords: 400 for bad input and refusals, 429, 503 and 502. */
export async function submitRegistration(args: ActionFunctionArgs) {
  const { request, context } = args;
  await redirectLoggedIn(context, redirectTargetOf(request));
  const { page } = context;
  const { t } = page.translation;
  const registration = await findForm(context, chosenCountry(request, page.form));
  const rules = registrationRules(page, registration);
  if (page.form.get('intent') === SHOW_COUNTRY) return showForm(args, rules);
  const form = await readForm(args, rules);
  if (!isCurrent(registration, page.form)) return form.failOutdated(t('registration-server', 'formChanged'));
  if (!form.value) return form.invalid();
  const typed = form.value as unknown as RegistrationValues;

  // Loading the form sets a cookie. Without cookies the account would be created, but the player could not stay logged in.
  if (!page.sendsCookies) return form.failWith({ kind: 'refused', message: t('registration-server', 'needsCookies') });
  if (!registration.isReachable) return form.failWith({ kind: 'unavailable' });
  const country = countryIdOf(registration, typed.country);
  if (country === null) return form.failField(COUNTRY_FIELD, t('registration-server', 'countryWrong'));

  const { outcome, fields } = await registerPlayer(context, registration, typed, country);
  // The registration may have succeeded: the message says so, because the name would then be taken.
  const unknown = t('registration-server', 'unknownOutcome');
  if (outcome.kind === 'faulty' && outcome.accepted) return leadToLogin(args, typed);
  if (outcome.kind === 'refused' && outcome.field === FORM && registration.version !== null) {
    context.site.content.outdate(new Set([forms.get.path]));
    return form.failOutdated(t('registration-server', 'formChanged'));
  }
  if (outcome.kind !== 'success') return form.failWith(atControl(outcome, registration), unknown);
  const player = playerIn(registration, fields);
  if (!(await context.player.session.start(factsOf(outcome.data, typed, player.phone))))
    return leadToLogin(args, typed);
  await context.site.knownDevices.remember(context.player.jar, typed.username);
  forgetReferral(context.player.jar);
  const wantsBonus = typed.trialBonus && registration.trialBonus !== null;
  const phone = outcome.data.phone ?? player.phone;
  const phoneStep = phone === '' ? 'phone' : 'phone-locked';
  const onboarding: Onboarding = {
    step: wantsBonus ? phoneStep : 'celebration',
    name: player.name,
    phone,
    sentAt: null,
    bonus: wantsBonus ? (outcome.data.trialBonusAmount ?? registration.trialBonus) : null,
    back: redirectTargetOf(request),
  };
  return startOnboarding(context, outcome.data, onboarding, outcome.message);
}

/** The form of another country, with what was typed that it asks for, too. */
async function showForm(args: ActionFunctionArgs, { schema, secrets = [] }: FormRules) {
  const names = Object.keys(schema.shape).filter((name) => !secrets.includes(name));
  return (await readForm(args, { schema: z.object({}), names, labels: {} })).show();
}

/** The field of the call that a refusal names when the form has another version by now. */
const FORM = 'form';

/** Whether the player has filled in this form: another version, or another country's, asks for other things. */
const isCurrent = ({ version }: RegistrationForm, typed: FormData) =>
  version === null || typed.get(VERSION_FIELD) === version;

/** A refusal about a date stands at its first control. */
function atControl(failure: Failure, { fields }: RegistrationForm): Failure {
  const field = fields.find(({ key }) => failure.kind === 'refused' && key === failure.field);
  return field && failure.kind === 'refused' ? { ...failure, field: controlNames(field)[0] } : failure;
}

/** What the site itself needs to know: how the player is addressed, and where codes are sent. */
function playerIn({ fields }: RegistrationForm, values: Readonly<Record<string, FieldValue>>) {
  const valueOf = (field: FormField | undefined) => String(values[field?.key ?? ''] ?? '');
  return {
    name: valueOf(fields.find(({ autoComplete }) => autoComplete === 'given-name')),
    phone: valueOf(fields.find(({ control }) => control === 'phone')),
  };
}

/** The account is there, but no session: the login form has its username, and nothing can be sent twice. */
async function leadToLogin({ request, context }: ActionFunctionArgs, { username }: RegistrationValues) {
  const message = await openedWithoutSession(context, username);
  return replaceWithMessage(context, loginPath(redirectTargetOf(request)), message, 'warning');
}

function factsOf(facts: SessionFacts, { trialBonus }: RegistrationValues, phone: string): SessionFacts {
  const known = { ...facts, phone: facts.phone ?? (phone || null) };
  return trialBonus ? known : { ...known, trialBonusAmount: null };
}

/** Sends a phone code when the player wants the trial bonus; if that fails, the next step has a button for it. */
async function startOnboarding(
  context: AppLoadContext,
  { username, usercode }: Pick<SessionFacts, 'username' | 'usercode'>,
  onboarding: Onboarding,
  message: string | null,
) {
  const { t } = context.page.translation;
  const registered = message ?? t('registration-server', 'registered');
  if (onboarding.step !== 'phone-locked') {
    await beginOnboarding(context, username, onboarding);
    return redirectToStep(context, onboarding, 'success', registered);
  }
  const sent = await sendPhoneCode(context, usercode, onboarding.phone);
  if (sent.kind === 'sent') {
    const step = nextOnboardingStep(onboarding.step, 'code-sent') as 'code';
    await beginOnboarding(context, username, { ...onboarding, step, sentAt: sent.at });
    return redirectToStep(context, onboarding, 'success', registered);
  }
  await beginOnboarding(context, username, onboarding);
  const reason = explainFailure(sent, context.page.translation).message;
  return redirectToStep(context, onboarding, 'error', `${t('registration-server', 'codeNotSent')} ${reason}`);
}

const redirectToStep = (
  context: AppLoadContext,
  { step, back }: Onboarding,
  type: 'success' | 'error',
  message: string,
) => replaceWithMessage(context, pathOfStep(step) ?? back, message, type);

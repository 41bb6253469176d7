import { json, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import { readForm } from '~/forms/read-form.server';
import { formatMoney } from '~/lib/money';
import { redirectTargetOf } from '~/lib/safe-redirect';
import { sendPhoneCode } from '~/features/account/phone-verification/phone-code.server';
import { openedWithoutSession } from '~/session/opened-without-session.server';
import { loginPath } from '~/session/login-link';
import { explainFailure } from '~/forms/explain-failure.server';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import { needsFingerprint } from '~/session/fingerprint.server';
import { forgetReferral } from '~/session/referral.server';
import type { SessionFacts } from '~/session/player-session.server';
import { beginOnboarding, findOnboarding, type Onboarding } from './onboarding.server';
import { registerPlayer } from './register-player.server';
import { registrationRules } from './registration-rules.server';
import { nextOnboardingStep, pathOfStep } from './registration-flow';
import { asksForCountry, countryIdOf, findOffer, type RegistrationOffer } from './registration-offer.server';
import type { Registration } from './registration.schema';

export async function loadRegistration({ request, context }: LoaderFunctionArgs) {
  await redirectLoggedIn(context, redirectTargetOf(request));
  const { translation } = context.page;
  const offer = await findOffer(context);
  const { countries, defaultCountry, trialBonus } = offer;
  const { noSuchDay, tooOld, tooYoung } = translation.copy('registration-server');
  return json({
    copy: translation.copy('registration'),
    passwordCopy: translation.copy('new-password'),
    stepsCopy: translation.copy('form-steps'),
    form: describeForm(translation, registrationRules(translation, asksForCountry(offer))),
    birthDateMessages: { noSuchDay, tooOld, tooYoung },
    country: defaultCountry && String(defaultCountry.id),
    countries: defaultCountry ? [] : (countries ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    isReachable: countries !== null,
    trialBonus: trialBonus && formatMoney(trialBonus, translation.locale),
    redirectTo: redirectTargetOf(request),
    needsFingerprint: needsFingerprint(context.player.jar),
  });
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
  const { t } = context.page.translation;
  const offer = await findOffer(context);
  const form = await readForm(args, registrationRules(context.page.translation, asksForCountry(offer)));
  if (!form.value) return form.invalid();

  // Loading the form sets a cookie. Without cookies the account would be created, but the player could not stay logged in.
  if (!context.page.sendsCookies)
    return form.failWith({ kind: 'refused', message: t('registration-server', 'needsCookies') });
  if (offer.countries === null) return form.failWith({ kind: 'unavailable' });
  const country = countryIdOf(offer, form.value.country);
  if (country === null) return form.failField('country', t('registration-server', 'countryWrong'));

  const registered = await registerPlayer(context, form.value, country);
  // The registration may have succeeded: the message says so, because the name would then be taken.
  const unknown = t('registration-server', 'unknownOutcome');
  if (registered.kind === 'faulty' && registered.accepted) return leadToLogin(args, form.value);
  if (registered.kind !== 'success') return form.failWith(registered, unknown);
  if (!(await context.player.session.start(factsOf(registered.data, form.value)))) return leadToLogin(args, form.value);
  await context.site.knownDevices.remember(context.player.jar, form.value.username);
  forgetReferral(context.player.jar);
  const onboarding = onboardingOf(registered.data, form.value, offer, redirectTargetOf(request));
  return startOnboarding(context, registered.data, onboarding, registered.message);
}

/** The account is there, but no session: the login form has its username, and nothing can be sent twice. */
async function leadToLogin({ request, context }: ActionFunctionArgs, { username }: Registration) {
  const message = await openedWithoutSession(context, username);
  return replaceWithMessage(context, loginPath(redirectTargetOf(request)), message, 'warning');
}

function factsOf(facts: SessionFacts, { phone, trialBonus }: Registration): SessionFacts {
  const known = { ...facts, phone: facts.phone ?? phone };
  return trialBonus ? known : { ...known, trialBonusAmount: null };
}

function onboardingOf(facts: SessionFacts, form: Registration, offer: RegistrationOffer, back: string): Onboarding {
  const wantsBonus = form.trialBonus && offer.trialBonus !== null;
  return {
    step: wantsBonus ? 'phone-locked' : 'celebration',
    name: form.name,
    phone: facts.phone ?? form.phone,
    sentAt: null,
    bonus: wantsBonus ? (facts.trialBonusAmount ?? offer.trialBonus) : null,
    back,
  };
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

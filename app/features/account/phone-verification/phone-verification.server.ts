import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { PhoneFormat } from '~/forms/described/form-field';
import { phoneFormatOf } from '~/forms/described/phone-format.server';
import { describeForm } from '~/forms/describe-form.server';
import { formatPhone } from '~/lib/phone-number';
import type { PlayerSession } from '~/session/player-session.server';
import { requirePlayer } from '~/session/require-player.server';
import {
  endSteps,
  findCurrentStep,
  keepStep,
  redirectToChangedStep,
  redirectToStep,
  redirectWithMessage,
  type CurrentStep,
} from './current-step.server';
import { confirmChange, sendChangeCodes, switchProof } from './phone-change.server';
import { secondsToResend, submitPhone, submitPhoneCode } from './phone-code.server';
import { changeRules, phoneCodeRules, phoneRules, phoneTexts } from './phone-forms.server';
import { nextPhonePage, openingPage, type PhoneEvent } from './phone-verification-flow';

export async function loadPhoneVerification({ context }: LoaderFunctionArgs) {
  const player = requirePlayer({ context });
  const { translation, lite } = context.page;
  const current = await findCurrentStep(context, player);
  const isCode = current.page === 'code' || current.page === 'change-codes';
  const phone = isCode ? current.phone : player.phone;
  const phoneFormat = await phoneFormatOf(context, player.phone);
  return json({
    phoneFormat,
    copy: {
      phoneHint: phoneTexts(translation, phoneFormat).hint,
      ...translation.copy('phone-code'),
      ...translation.copy('phone-verification'),
      ...translation.copy('phone-change'),
    },
    form: await describeStep(context, current, phoneFormat),
    page: current.page,
    phone: phone ? formatPhone(phone, translation.locale) : null,
    /** The number that a change replaces. */
    oldPhone: player.phone ? formatPhone(player.phone, translation.locale) : null,
    canCancel: current.page === 'update' && openingPage(player) !== 'update',
    canChange: current.page === 'verified' && current.canChange,
    acceptsFactor: current.page === 'change-codes' && current.acceptsFactor,
    proof: current.page === 'change-codes' ? current.proof : null,
    sentAt: isCode ? current.sentAt : null,
    resendInSeconds: isCode ? secondsToResend(current.sentAt) : 0,
    lite,
  });
}

async function describeStep(
  { page: { translation }, player }: AppLoadContext,
  current: CurrentStep,
  phoneFormat: PhoneFormat,
) {
  if (current.page === 'update' || current.page === 'change')
    return describeForm(translation, phoneRules(translation, phoneFormat), await player.draft.find());
  if (current.page === 'change-codes') return describeForm(translation, changeRules(current.proof, translation));
  return describeForm(translation, phoneCodeRules(translation));
}

/** Action: one step of the verification, or of the change of a verified number. The form's `intent` says which. */
export async function submitPhoneVerification({ context }: ActionFunctionArgs) {
  const read = context.page.form;
  const player = requirePlayer({ context });
  const current = await findCurrentStep(context, player);
  const isOfChange = current.page === 'change' || current.page === 'change-codes';
  switch (read.get('intent')) {
    case 'send':
      return isOfChange ? sendChangeCodes(context, player, current) : sendCode(context, player, current);
    case 'verify':
      return current.page === 'change-codes' ? confirmChange(context, player, current) : verifyCode(context, current);
    case 'update':
      return advance(context, player, current, 'number-update-requested');
    case 'change':
      return advance(context, player, current, 'change-requested');
    case 'switch':
      return current.page === 'change-codes' ? switchProof(context, player, current) : redirectToChangedStep(context);
    default:
      return advance(context, player, current, 'update-cancelled');
  }
}

async function sendCode(context: AppLoadContext, player: PlayerSession, current: CurrentStep) {
  if (nextPhonePage(current.page, 'code-sent') === null) return redirectToChangedStep(context);
  const locked = current.page === 'code' ? current.phone : (player.phone ?? '');
  const sent = await submitPhone(context, player.usercode, current.page === 'update' ? null : locked);
  if ('failed' in sent) return sent.failed;
  const { message, ...step } = sent;
  await keepStep(context, player, { page: 'code', ...step });
  return redirectWithMessage(context, message);
}

async function verifyCode(context: AppLoadContext, current: CurrentStep) {
  if (current.page !== 'code') return redirectToChangedStep(context);
  const checked = await submitPhoneCode(context, current.phone);
  if ('failed' in checked) return checked.failed;
  endSteps(context);
  return redirectWithMessage(context, checked.message);
}

async function advance(context: AppLoadContext, player: PlayerSession, current: CurrentStep, event: PhoneEvent) {
  const page = nextPhonePage(current.page, event);
  const isOffered = current.page !== 'verified' || current.canChange;
  if (page === 'verified' && event === 'update-cancelled') {
    endSteps(context);
    return redirectToStep();
  }
  if (!isOffered || (page !== 'update' && page !== 'not-verified' && page !== 'change'))
    return redirectToChangedStep(context);
  await keepStep(context, player, { page });
  return redirectToStep();
}

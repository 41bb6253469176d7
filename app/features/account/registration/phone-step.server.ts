import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { secondsToResend, submitPhone, submitPhoneCode } from '~/features/account/phone-verification/phone-code.server';
import { phoneCodeRules, phoneRules, phoneTexts } from '~/features/account/phone-verification/phone-forms.server';
import { maskPhoneAs } from '~/forms/described/phone';
import { phoneFormatOf } from '~/forms/described/phone-format.server';
import { describeForm } from '~/forms/describe-form.server';
import { replaceWith, replaceWithMessage } from '~/forms/replace-entry.server';
import { formatPhone } from '~/lib/phone-number';
import { advance, requireStep, type Onboarding } from './onboarding.server';
import { PHONE_STEP_PATH } from './registration-flow';

const STEPS = ['phone-locked', 'phone', 'code'] as const;

/** Where a player goes who is not onboarding: phone verification in the dashboard. */
const FALLBACK_PATH = '/dashboard/phone-verification';

export async function loadPhoneStep({ context }: LoaderFunctionArgs) {
  const { onboarding } = await requireStep(context, STEPS, FALLBACK_PATH);
  const { translation, lite } = context.page;
  const phoneFormat = await phoneFormatOf(context, onboarding.phone);
  return json({
    phoneFormat,
    copy: {
      phoneHint: phoneTexts(translation, phoneFormat).hint,
      ...translation.copy('phone-code'),
      ...translation.copy('registration-phone'),
    },
    form: describeForm(
      translation,
      onboarding.step === 'phone' ? phoneRules(translation, phoneFormat) : phoneCodeRules(translation),
    ),
    step: onboarding.step,
    phone: formatPhone(onboarding.phone, translation.locale),
    typedPhone: maskPhoneAs(onboarding.phone, phoneFormat),
    sentAt: onboarding.sentAt,
    resendInSeconds: onboarding.sentAt === null ? 0 : secondsToResend(onboarding.sentAt),
    lite,
  });
}

export async function submitPhoneStep({ context }: ActionFunctionArgs) {
  const { player, onboarding } = await requireStep(context, STEPS, FALLBACK_PATH);
  switch (context.page.form.get('intent')) {
    case 'send':
      return sendCode(context, player.usercode, onboarding);
    case 'verify':
      return verifyCode(context, onboarding);
    case 'change':
      return redirectToStep(context, await advance(context, onboarding, 'phone-change-requested', { sentAt: null }));
    default:
      return redirectToStep(
        context,
        await advance(context, onboarding, 'skipped'),
        onboarding.bonus === null ? undefined : context.page.translation.t('registration-server', 'bonusSkipped'),
        'info',
      );
  }
}

async function sendCode(context: AppLoadContext, player: string, onboarding: Onboarding) {
  const sent = await submitPhone(context, player, onboarding.step === 'phone' ? null : onboarding.phone);
  if ('failed' in sent) return sent.failed;
  const { message, ...change } = sent;
  return redirectToStep(context, await advance(context, onboarding, 'code-sent', change), message);
}

async function verifyCode(context: AppLoadContext, onboarding: Onboarding) {
  if (onboarding.step !== 'code') return redirectToStep(context, null);
  const checked = await submitPhoneCode(context, onboarding.phone);
  if ('failed' in checked) return checked.failed;
  return redirectToStep(context, await advance(context, onboarding, 'code-accepted'), checked.message);
}

/** @param path null for a button of an outdated page, after another tab went on */
function redirectToStep(context: AppLoadContext, path: string | null, message?: string, type?: 'info') {
  if (path === null) {
    const moved = context.page.translation.t('phone-code-server', 'moved');
    return replaceWithMessage(context, PHONE_STEP_PATH, moved, 'info');
  }
  return message === undefined ? replaceWith(path) : replaceWithMessage(context, path, message, type);
}

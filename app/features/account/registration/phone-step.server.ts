import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import {
  checkPhoneCode,
  secondsToResend,
  sendPhoneCode,
} from '~/features/account/phone-verification/phone-code.server';
import { codeRules, phoneRules } from '~/features/account/phone-verification/phone-forms.server';
import { describeForm } from '~/forms/describe-form.server';
import { buttonRules } from '~/forms/form-rules.server';
import { readForm } from '~/forms/read-form.server';
import { REPLACE_ENTRY } from '~/lib/remix-headers';
import { formatPhone, withoutDiallingCode } from '~/lib/phone-number';
import { advance, requireStep, redirectToPath, type Onboarding } from './onboarding.server';
import { PHONE_STEP_PATH } from './registration-flow';

const STEPS = ['phone-locked', 'phone', 'code'] as const;

/** Where a player goes who is not onboarding: phone verification in the dashboard. */
const FALLBACK_PATH = '/dashboard/phone-verification';

/** Loader of the phone and code steps. */
export async function loadPhoneStep({ context }: LoaderFunctionArgs) {
  const { onboarding } = await requireStep(context, STEPS, FALLBACK_PATH);
  const { translation, lite } = context.page;
  return json({
    copy: { ...translation.copy('phone-code'), ...translation.copy('registration-phone') },
    form: describeForm(translation, onboarding.step === 'phone' ? phoneRules(translation) : codeRules(translation)),
    step: onboarding.step,
    phone: formatPhone(onboarding.phone, translation.locale),
    typedPhone: withoutDiallingCode(onboarding.phone),
    sentAt: onboarding.sentAt,
    resendInSeconds: onboarding.sentAt === null ? 0 : secondsToResend(onboarding.sentAt),
    lite,
  });
}

/** Action of the phone and code steps. The form's `intent` says which. */
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
      return redirectToStep(context, await advance(context, onboarding, 'skipped'));
  }
}

async function sendCode(context: AppLoadContext, player: string, onboarding: Onboarding) {
  const form =
    onboarding.step === 'phone'
      ? await readForm({ context }, phoneRules(context.page.translation))
      : await readForm({ context }, buttonRules);
  if (!form.value) return form.invalid();
  const phone = 'phone' in form.value ? form.value.phone : onboarding.phone;
  const sent = await sendPhoneCode(context, player, phone);
  if (sent.kind !== 'sent') return form.failWith(sent, context.page.translation.t('phone-code-server', 'sentUnknown'));
  const message = sent.message ?? context.page.translation.t('phone-code-server', 'sent');
  return redirectToStep(context, await advance(context, onboarding, 'code-sent', { phone, sentAt: sent.at }), message);
}

async function verifyCode(context: AppLoadContext, onboarding: Onboarding) {
  if (onboarding.step !== 'code') return redirectToStep(context, null);
  const form = await readForm({ context }, codeRules(context.page.translation));
  if (!form.value) return form.invalid();
  const checked = await checkPhoneCode(context, onboarding.phone, form.value.code);
  if (checked.kind !== 'success')
    return form.failWith(checked, context.page.translation.t('phone-code-server', 'verifiedUnknown'));
  const message = checked.message ?? context.page.translation.t('phone-code-server', 'verified');
  return redirectToStep(context, await advance(context, onboarding, 'code-accepted'), message);
}

/**
 * Redirects to the next step.
 *
 * @param path null for a button of an outdated page, after another tab went on
 */
function redirectToStep({ page: { toasts, translation } }: AppLoadContext, path: string | null, message?: string) {
  if (path !== null && message === undefined) return redirectToPath(path);
  const toast =
    path === null
      ? ({ type: 'info', message: translation.t('phone-code-server', 'moved') } as const)
      : ({ type: 'success', message: message ?? '' } as const);
  return toasts.redirect(path ?? PHONE_STEP_PATH, toast, REPLACE_ENTRY);
}

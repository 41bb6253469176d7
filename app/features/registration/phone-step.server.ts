import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { checkPhoneCode, secondsToResend, sendPhoneCode } from '~/features/phone-verification/phone-code.server';
import { failCode, readButton, readCodeForm, readPhoneForm } from '~/features/phone-verification/phone-forms.server';
import { codeSchema, phoneSchema } from '~/features/phone-verification/phone.schema';
import { describeForm } from '~/forms/describe-form.server';
import { formatPhone, withoutDiallingCode } from '~/lib/phone-number';
import { goOn, REPLACE_ENTRY, requireStep, toStep, type Joining } from './joining.server';
import { PHONE_STEP_PATH } from './registration-flow';

const STEPS = ['phone-locked', 'phone', 'code'] as const;

/** Who is not joining any more verifies the phone from the account. */
const OTHERWISE = '/dashboard/phone-verification';

export async function loadPhoneStep({ context }: LoaderFunctionArgs) {
  const { joining } = await requireStep(context, STEPS, OTHERWISE);
  const { translation, lite } = context;
  return json({
    copy: { ...translation.copy('phone-code'), ...translation.copy('registration-phone') },
    form: describeForm(translation, joining.step === 'phone' ? phoneSchema : codeSchema),
    step: joining.step,
    phone: formatPhone(joining.phone),
    typedPhone: withoutDiallingCode(joining.phone),
    sentAt: joining.sentAt,
    resendInSeconds: joining.sentAt === null ? 0 : secondsToResend(joining.sentAt),
    lite,
  });
}

/** One step with the phone (spec section 4, registration); the button says which. */
export async function submitPhoneStep(args: ActionFunctionArgs) {
  const { context } = args;
  const { player, joining } = await requireStep(context, STEPS, OTHERWISE);
  const read = await args.request.formData();
  switch (read.get('intent')) {
    case 'send':
      return sendCode(args, player.username, joining, read);
    case 'verify':
      return verifyCode(args, player.username, joining, read);
    case 'change':
      return onward(context, await goOn(context, joining, 'phone-change-asked', { sentAt: null }));
    default:
      return onward(context, await goOn(context, joining, 'skipped'));
  }
}

async function sendCode(args: ActionFunctionArgs, player: string, joining: Joining, read: FormData) {
  const { context } = args;
  const form = joining.step === 'phone' ? await readPhoneForm(args, read) : await readButton(args, read);
  if (!form.value) return form.invalid();
  const phone = 'phone' in form.value ? form.value.phone : joining.phone;
  const sent = await sendPhoneCode(context, player, phone);
  if (sent.kind !== 'sent') return failCode(form, sent);
  const message = sent.message ?? context.translation.t('phone-code-answers', 'sent');
  return onward(context, await goOn(context, joining, 'code-sent', { phone, sentAt: sent.at }), message);
}

async function verifyCode(args: ActionFunctionArgs, player: string, joining: Joining, read: FormData) {
  const { context } = args;
  if (joining.step !== 'code') return onward(context, null);
  const form = await readCodeForm(args, read);
  if (!form.value) return form.invalid();
  const checked = await checkPhoneCode(context, player, { phone: joining.phone, code: form.value.code });
  if (checked.kind !== 'right') return failCode(form, checked);
  const message = checked.message ?? context.translation.t('phone-code-answers', 'verified');
  return onward(context, await goOn(context, joining, 'code-right'), message);
}

/** @param path null for a button of a page that is past: another tab went on */
function onward({ toasts, translation }: AppLoadContext, path: string | null, message?: string) {
  if (path !== null && message === undefined) return toStep(path);
  const toast =
    path === null
      ? ({ type: 'info', message: translation.t('phone-code-answers', 'moved') } as const)
      : ({ type: 'success', message: message ?? '' } as const);
  return toasts.redirect(path ?? PHONE_STEP_PATH, toast, REPLACE_ENTRY);
}

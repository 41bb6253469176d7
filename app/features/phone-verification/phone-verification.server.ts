import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod/v4';
import { describeForm } from '~/forms/describe-form.server';
import { requirePlayerKeepingTyped } from '~/forms/typed-values.server';
import { REPLACE_ENTRY } from '~/lib/remix-headers';
import { formatPhone } from '~/lib/phone-number';
import type { Journey } from '~/session/journeys.server';
import type { PlayerSession } from '~/session/player-session.server';
import { requirePlayer } from '~/session/require-player.server';
import { checkPhoneCode, secondsToResend, sendPhoneCode } from './phone-code.server';
import { codeRules, failCode, phoneRules, readButtonForm, readCodeForm, readPhoneForm } from './phone-forms.server';
import { nextPhonePage, openingPage, type PhoneEvent, type PhonePage } from './phone-verification-flow';

const PATH = '/dashboard/phone-verification';

/** The expected lifetime of the operator's codes. */
const KEPT_SECONDS = 15 * 60;

const state = z.discriminatedUnion('page', [
  z.object({ page: z.literal('not-verified') }),
  z.object({ page: z.literal('update') }),
  z.object({ page: z.literal('code'), phone: z.string(), sentAt: z.number() }),
]);

const verification: Journey<z.output<typeof state>> = { name: 'phone-verification', seconds: KEPT_SECONDS, state };

type CurrentStep = { page: 'not-verified' | 'verified' | 'update' } | { page: 'code'; phone: string; sentAt: number };

/** The current step: from the journey cookie, unless the number is verified. */
async function findCurrentStep({ player: { journeys } }: AppLoadContext, player: PlayerSession): Promise<CurrentStep> {
  const opening = openingPage(player);
  if (opening === 'verified') return { page: 'verified' };
  const kept = await journeys.find(verification, player.username);
  return kept && !(kept.page === 'not-verified' && opening === 'update') ? kept : { page: opening };
}

/** Loader of the current verification step. */
export async function loadPhoneVerification({ request, context }: LoaderFunctionArgs) {
  const player = requirePlayer({ request, context });
  const {
    page: { translation },
  } = context;
  const current = await findCurrentStep(context, player);
  const phone = current.page === 'code' ? current.phone : player.phone;
  return json({
    copy: { ...translation.copy('phone-code'), ...translation.copy('phone-verification') },
    form:
      current.page === 'update'
        ? describeForm(translation, phoneRules(translation), await context.player.typed.find())
        : describeForm(translation, codeRules(translation)),
    page: current.page,
    phone: phone ? formatPhone(phone) : null,
    canCancel: current.page === 'update' && openingPage(player) !== 'update',
    sentAt: current.page === 'code' ? current.sentAt : null,
    resendInSeconds: current.page === 'code' ? secondsToResend(current.sentAt) : 0,
    lite: context.page.lite,
  });
}

/** Action: one step of the verification. The form's `intent` says which. */
export async function submitPhoneVerification(args: ActionFunctionArgs) {
  const read = args.context.page.form;
  const player = await requirePlayerKeepingTyped(args, read, ['phone']);
  const current = await findCurrentStep(args.context, player);
  switch (read.get('intent')) {
    case 'send':
      return sendCode(args, player, current, read);
    case 'verify':
      return verifyCode(args, player, current, read);
    case 'update':
      return advance(args.context, player, current.page, 'number-update-requested');
    default:
      return advance(args.context, player, current.page, 'update-cancelled');
  }
}

async function sendCode(args: ActionFunctionArgs, player: PlayerSession, current: CurrentStep, read: FormData) {
  const { context } = args;
  if (nextPhonePage(current.page, 'code-sent') === null) return redirectToChangedStep(context);
  const form = current.page === 'update' ? await readPhoneForm(args, read) : await readButtonForm(args, read);
  if (!form.value) return form.invalid();
  const locked = current.page === 'code' ? current.phone : (player.phone ?? '');
  const phone = 'phone' in form.value ? form.value.phone : locked;
  const sent = await sendPhoneCode(context, player.usercode, phone);
  if (sent.kind !== 'sent') return failCode(form, sent);
  await context.player.journeys.keep(verification, player.username, { page: 'code', phone, sentAt: sent.at });
  const message = sent.message ?? context.page.translation.t('phone-code-server', 'sent');
  return context.page.toasts.redirect(PATH, { type: 'success', message }, REPLACE_ENTRY);
}

async function verifyCode(args: ActionFunctionArgs, player: PlayerSession, current: CurrentStep, read: FormData) {
  const { context } = args;
  if (current.page !== 'code') return redirectToChangedStep(context);
  const form = await readCodeForm(args, read);
  if (!form.value) return form.invalid();
  const checked = await checkPhoneCode(context, player.usercode, { phone: current.phone, code: form.value.code });
  if (checked.kind !== 'accepted') return failCode(form, checked);
  context.player.journeys.end(verification);
  const message = checked.message ?? context.page.translation.t('phone-code-server', 'verified');
  return context.page.toasts.redirect(PATH, { type: 'success', message }, REPLACE_ENTRY);
}

async function advance(context: AppLoadContext, player: PlayerSession, from: PhonePage, event: PhoneEvent) {
  const page = nextPhonePage(from, event);
  if (page !== 'update' && page !== 'not-verified') return redirectToChangedStep(context);
  await context.player.journeys.keep(verification, player.username, { page });
  return redirectToStep();
}

/** Response for a button of an outdated page, after another tab went on. */
function redirectToChangedStep({ page: { toasts, translation } }: AppLoadContext) {
  return toasts.redirect(PATH, { type: 'info', message: translation.t('phone-code-server', 'moved') }, REPLACE_ENTRY);
}

const redirectToStep = () => new Response(null, { status: 303, headers: { location: PATH, ...REPLACE_ENTRY } });

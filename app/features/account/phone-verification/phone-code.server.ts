import type { AppLoadContext } from '@remix-run/node';
import { phoneFormatOf } from '~/forms/described/phone-format.server';
import { buttonRules } from '~/forms/form-rules.server';
import { readForm } from '~/forms/read-form.server';
import { singleFlightByPlayer } from '~/session/single-flight-by-player.server';
import { customer } from '~/upstream/contract/customer';
import type { Failure } from '~/upstream/outcome';
import { phoneCodeRules, phoneRules } from './phone-forms.server';

export const RESEND_CODE_SECONDS = 60;

type SentCode = { readonly kind: 'sent'; readonly at: number; readonly message: string | null } | Failure;

/** Seconds until another code may be requested, from the time (ms) of the last one. */
export const secondsToResend = (sentAt: number, now = Date.now()) =>
  Math.max(0, Math.ceil((sentAt + RESEND_CODE_SECONDS * 1000 - now) / 1000));

/**
 * Sends at most one code a minute to one number, in any number of tabs and sessions: repeated requests get the running one's
 * result. @param player the operator's code of the player: names may differ in spelling
 */
export const sendPhoneCode = (context: AppLoadContext, player: string, phone: string): Promise<SentCode> =>
  singleFlightByPlayer(
    context,
    `phone-code ${player} ${phone}`,
    async (): Promise<SentCode> => {
      const outcome = await context.operator.ask(customer.updatephone, { step: 1, phone });
      return outcome.kind === 'success' ? { kind: 'sent', at: Date.now(), message: outcome.message } : outcome;
    },
    (sent) => (sent.kind === 'sent' ? Math.max(0, sent.at + (RESEND_CODE_SECONDS - 1) * 1000 - Date.now()) : 0),
  );

/** Reads the form that asks for a code. @param locked the number of a form without a field; null for a form with one */
export async function readPhone(context: AppLoadContext, locked: string | null) {
  if (locked === null) {
    const format = await phoneFormatOf(context, context.player.session.player?.phone);
    const form = await readForm({ context }, phoneRules(context.page.translation, format));
    return { form, phone: form.value?.phone ?? null };
  }
  return { form: await readForm({ context }, buttonRules), phone: locked };
}

/** Sends a code to the number of the form, see `readPhone`. */
export async function submitPhone(context: AppLoadContext, player: string, locked: string | null) {
  const { form, phone } = await readPhone(context, locked);
  if (phone === null) return { failed: form.invalid() };
  const { t } = context.page.translation;
  const sent = await sendPhoneCode(context, player, phone);
  if (sent.kind !== 'sent') return { failed: form.failWith(sent, t('phone-code-server', 'sentUnknown')) };
  return { phone, sentAt: sent.at, message: sent.message ?? t('phone-code-server', 'sent') };
}

export async function submitPhoneCode(context: AppLoadContext, phone: string) {
  const { t } = context.page.translation;
  const form = await readForm({ context }, phoneCodeRules(context.page.translation));
  if (!form.value) return { failed: form.invalid() };
  const outcome = await context.operator.ask(customer.updatephone, { step: 2, phone, code: form.value.code });
  if (outcome.kind !== 'success')
    return { failed: form.failWith(aboutCode(outcome), t('phone-code-server', 'verifiedUnknown')) };
  await context.player.session.update({ phone, smsVerified: true });
  return { message: outcome.message ?? t('phone-code-server', 'verified') };
}

/** A refusal that names no field is about the only one, unless the site itself refused. */
const aboutCode = (failure: Failure): Failure =>
  failure.kind === 'refused' && !failure.field && failure.retryAfterSeconds === undefined
    ? { ...failure, field: 'code' }
    : failure;

import type { AppLoadContext } from '@remix-run/node';
import { explainFailure } from '~/forms/explain-failure.server';
import { readForm } from '~/forms/read-form.server';
import type { PlayerSession } from '~/session/player-session.server';
import { customer } from '~/upstream/contract/customer';
import { endSteps, keepStep, redirectToStep, redirectWithMessage, type CurrentStepAt } from './current-step.server';
import { readPhone, RESEND_CODE_SECONDS } from './phone-code.server';
import { changeRules } from './phone-forms.server';

type ChangeCodes = CurrentStepAt<'change-codes'>;

export async function sendChangeCodes(
  context: AppLoadContext,
  player: PlayerSession,
  current: CurrentStepAt<'change'> | ChangeCodes,
) {
  const { form, phone } = await readPhone(context, current.page === 'change' ? null : current.phone);
  if (phone === null) return form.invalid();
  const begun = await context.operator.ask(customer.changephonebegin, { phone });
  if (begun.kind !== 'success')
    return form.failWith(begun, context.page.translation.t('phone-code-server', 'codesSentUnknown'));
  const { acceptsFactor, resendInSeconds } = begun.data;
  // The operator may have sent the codes a while ago, and sends no others yet.
  const sentAt = Date.now() + (resendInSeconds - RESEND_CODE_SECONDS) * 1000;
  const proof = current.page === 'change-codes' && acceptsFactor ? current.proof : 'old-phone';
  await keepStep(context, player, { page: 'change-codes', phone, sentAt, acceptsFactor, proof });
  return redirectWithMessage(context, begun.message ?? context.page.translation.t('phone-code-server', 'codesSent'));
}

/** Changes the number with the codes. A change that has expired, or had too many wrong codes, begins again. */
export async function confirmChange(context: AppLoadContext, player: PlayerSession, { phone, proof }: ChangeCodes) {
  const { translation } = context.page;
  const form = await readForm({ context }, changeRules(proof, translation));
  if (!form.value) return form.invalid();
  const confirmed = await context.operator.ask(customer.changephoneconfirm, { phone, ...form.value });
  if (confirmed.kind === 'refused' && confirmed.field === 'phone') {
    await keepStep(context, player, { page: 'change' });
    return redirectWithMessage(context, explainFailure(confirmed, translation).message, 'error');
  }
  if (confirmed.kind !== 'success')
    return form.failWith(confirmed, translation.t('phone-code-server', 'changedUnknown'));
  await context.player.session.update({ phone, smsVerified: true });
  endSteps(context);
  return redirectWithMessage(context, confirmed.message ?? translation.t('phone-code-server', 'changed'));
}

/** Takes a code of the second factor in place of the old number's, or that one again. */
export async function switchProof(context: AppLoadContext, player: PlayerSession, current: ChangeCodes) {
  const proof = current.proof === 'factor' || !current.acceptsFactor ? 'old-phone' : 'factor';
  await keepStep(context, player, { ...current, proof });
  return redirectToStep();
}

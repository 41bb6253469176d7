import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { passwordMinLength } from '~/forms/new-password.server';
import { readForm, type ReadForm } from '~/forms/read-form.server';
import { networkOf } from '~/lib/network-of';
import { auth } from '~/upstream/contract/auth';
import { mayHaveActed, wasNotReceived, type Outcome } from '~/upstream/outcome';
import { buttonRules } from '~/forms/form-rules.server';
import { replaceWith, replaceWithMessage } from '~/forms/replace-entry.server';
import { admitAttempt } from '~/features/account/login/login-attempts.server';
import { nextRecovery, type Recovery, type RecoveryEvent } from './recovery-flow';
import { keepRecovery } from './recovery-journey.server';
import { recoveryCodeRules, passwordRules, usernameRules } from './recovery-rules.server';

interface Visit<Now extends Recovery = Recovery> extends Pick<ActionFunctionArgs, 'request' | 'context'> {
  readonly now: Now;
  readonly here: string;
}

type At<Step extends Recovery['step']> = Extract<Recovery, { step: Step }>;

/** Step 1: has a code sent. Whether the player exists is not disclosed beyond the operator's own message. */
export async function acceptUsername(visit: Visit) {
  const form = await readForm(visit, usernameRules(visit.context.page.translation));
  return form.value ? sendCode(visit, form, form.value.username) : form.invalid();
}

/** From step 2 or 3: sends another code in place of a lost or old one. */
export async function sendAnotherCode(visit: Visit<At<'code' | 'password'>>) {
  const form = await readForm(visit, buttonRules);
  return sendCode(visit, form, visit.now.username, 'resend');
}

/** @param intent the value of the button, for another code */
async function sendCode(visit: Visit, form: ReadForm<unknown>, username: string, intent?: 'resend') {
  const { context } = visit;
  const sending = await admitCodeSending(context, username);
  if (sending.kind !== 'allowed') return form.failAttempt(sending, intent);
  // A double click sends one code: a second would invalidate the first. A button for another one means it.
  const by = `${intent ?? 'code'} ${networkOf(context.player.ipAddress)}`;
  const outcome = await context.operator.askAsGuest(auth.sendresetpassword, { username }, by);
  if (wasNotReceived(outcome)) await sending.refund();
  if (outcome.kind !== 'success')
    return form.failWith(outcome, context.page.translation.t('recovery-server', 'sentUnknown'));
  return advance(visit, { type: 'codeSent', username }, outcome.message);
}

/** Step 2: has the operator check the code. The journey keeps it for the last call. */
export async function acceptCode(visit: Visit<At<'code'>>) {
  const { context, now } = visit;
  const form = await readForm(visit, recoveryCodeRules(context.page.translation));
  if (!form.value) return form.invalid();
  const attempt = await admitCodeAttempt(context, now.username);
  if (attempt.kind !== 'allowed') return form.failAttempt(attempt);
  const { code } = form.value;
  const outcome = await context.operator.askAsGuest(auth.checkresetcode, { code, username: now.username });
  if (!countsAsAttempt(outcome)) await attempt.refund();
  if (outcome.kind !== 'success') return form.failWith(outcome);
  return advance(visit, { type: 'codeAccepted', code }, outcome.message);
}

/** Step 3: sends the new password with the accepted code. */
export async function acceptPassword(visit: Visit<At<'password'>>) {
  const { context, now } = visit;
  const form = await readForm(visit, passwordRules(context.page.translation, await passwordMinLength(context)));
  if (!form.value) return form.invalid();
  const attempt = await admitCodeAttempt(context, now.username);
  if (attempt.kind !== 'allowed') return form.failAttempt(attempt);
  const { username, code } = now;
  const request = { ...form.value, username, code };
  const outcome = await context.operator.askAsGuest(auth.changepasswordwithcode, request);
  // The operator then ends the player's sessions.
  if (mayHaveActed(outcome)) await context.site.revocations.demand(username, null);
  if (!countsAsAttempt(outcome)) await attempt.refund();
  if (outcome.kind !== 'success')
    return form.failWith(outcome, context.page.translation.t('forms-server', 'passwordUnknown'));
  return advance(visit, { type: 'passwordChanged' });
}

/** Stores the next step and redirects to the page. The operator's message becomes a toast. */
async function advance({ context, now, here }: Visit, event: RecoveryEvent, message: string | null = null) {
  const next = nextRecovery(now, event);
  if (next) await keepRecovery(context, next);
  return message === null ? replaceWith(here) : replaceWithMessage(context, here, message);
}

/** Only an answer of the operator counts as a try of a code; an outage does not. */
const countsAsAttempt = ({ kind }: Outcome<unknown>) =>
  kind !== 'unavailable' && kind !== 'faulty' && kind !== 'not-offered';

/**
 * Few codes for an account from one network, so that one visitor cannot flood a mailbox, and few a day from all strangers. A
 * known device has codes of its own.
 */
const admitCodeSending = (context: AppLoadContext, username: string) =>
  admitAttempt(context, 'recovery', username, (limits, { ip, network, account, device }) => ({
    known: device ? [[limits.recoveryByDevice, device]] : [],
    free: [
      [limits.recoveryByNetwork, ip],
      [limits.recoveryByAccountAndNetwork, `${network} ${account}`],
      [limits.recoveryByAccount, account],
    ],
    challenged: [[limits.challengedRecoveryByNetwork, ip]],
    strangers: [[limits.recoveryByAccountDaily, account]],
  }));

/** Counts the check of a code, which is short enough to guess. */
const admitCodeAttempt = (context: AppLoadContext, username: string) =>
  admitAttempt(context, 'recovery-code', username, (limits, { ip, account, device }) => ({
    known: device ? [[limits.recoveryTryByDevice, device]] : [],
    free: [
      [limits.recoveryTryByNetwork, ip],
      [limits.recoveryTryByAccount, account],
    ],
    challenged: [
      [limits.challengedRecoveryTryByNetwork, ip],
      [limits.challengedRecoveryTryByAccount, account],
    ],
  }));

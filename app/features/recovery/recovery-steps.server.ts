import { createHash } from 'node:crypto';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { readForm, type ReadForm } from '~/forms/read-form.server';
import { foldUsername } from '~/lib/fold-username';
import { networkOf } from '~/lib/network-of';
import { auth } from '~/upstream/contract/auth';
import type { Outcome } from '~/upstream/outcome';
import { nextRecovery, type Recovery, type RecoveryEvent } from './recovery-flow';
import { keepRecovery } from './recovery-journey.server';
import { takeCodeTry, takeSending } from './recovery-tries.server';
import { codeSchema, passwordSchema, usernameSchema } from './recovery.schema';

/** One submission: the form, where the journey stands, and the address of its page. */
interface Visit<Now extends Recovery = Recovery> extends Pick<ActionFunctionArgs, 'request' | 'context'> {
  readonly form: FormData;
  readonly now: Now;
  readonly here: string;
}

type At<Step extends Recovery['step']> = Extract<Recovery, { step: Step }>;

/** Step 1: has a code sent. Whether there is such a player is the operator's to say, in its own words or not at all. */
export async function acceptUsername(visit: Visit) {
  const { t } = visit.context.page.translation;
  const form = await readForm(
    visit,
    { schema: usernameSchema, names: ['username'], labels: { username: t('recovery', 'username') } },
    visit.form,
  );
  return form.value ? sendCode(visit, form, form.value.username, 'recovery-code') : form.invalid();
}

/** From step 2 or 3: the code went astray or is too old. */
export async function sendAnotherCode(visit: Visit<At<'code' | 'password'>>) {
  const form = await readForm(visit, { schema: usernameSchema, names: [], labels: {} }, new FormData());
  return sendCode(visit, form, visit.now.username, 'recovery-resend');
}

/** A double click sends one: the second code would make the first one void. */
const SAME_SENDING_MS = 5_000;

async function sendCode(visit: Visit, form: ReadForm<unknown>, username: string, once: string) {
  const { context } = visit;
  const sending = await takeSending(context, username);
  if (!sending.allowed) return form.failLater(sending.retryAfterSeconds);
  const outcome = await context.site.singleFlight.run(
    `${once} ${networkOf(context.player.ipAddress)} ${foldUsername(username)}`,
    () => context.operator.askAsGuest(auth.sendresetpassword, { username }),
    ({ kind }) => (kind === 'success' ? SAME_SENDING_MS : 0),
  );
  if (!isJudged(outcome)) await sending.refund();
  if (outcome.kind !== 'success') return form.failWith(outcome);
  return advance(visit, { type: 'codeSent', username }, outcome.message);
}

/** Step 2: the operator checks the code, and the journey keeps it for the last call. */
export async function acceptCode(visit: Visit<At<'code'>>) {
  const { context, now } = visit;
  const { t } = context.page.translation;
  const form = await readForm(
    visit,
    { schema: codeSchema, names: ['code'], labels: { code: t('recovery', 'code') }, secrets: ['code'] },
    visit.form,
  );
  if (!form.value) return form.invalid();
  const tries = await takeCodeTry(context, now.username);
  if (!tries.allowed) return form.failLater(tries.retryAfterSeconds);
  const { code } = form.value;
  const outcome = await context.operator.askAsGuest(auth.checkresetcode, { code, username: now.username });
  if (!isJudged(outcome)) await tries.refund();
  if (outcome.kind === 'refused' && outcome.message) return form.failField('code', outcome.message);
  if (outcome.kind !== 'success') return form.failWith(outcome);
  return advance(visit, { type: 'codeAccepted', code }, outcome.message);
}

/** How long a second click on the same button is told the outcome of the first. */
const SAME_CHANGE_MS = 60_000;

/** Step 3: the new password, with the code that was accepted. */
export async function acceptPassword(visit: Visit<At<'password'>>) {
  const { context, now } = visit;
  const { t } = context.page.translation;
  const form = await readForm(
    visit,
    {
      schema: passwordSchema,
      names: ['password', 'password2'],
      labels: { password: t('recovery', 'password'), password2: t('recovery', 'password2') },
      wrong: { password2: t('recovery-server', 'differs') },
      secrets: ['password', 'password2'],
    },
    visit.form,
  );
  if (!form.value) return form.invalid();
  const tries = await takeCodeTry(context, now.username);
  if (!tries.allowed) return form.failLater(tries.retryAfterSeconds);
  const { username, code } = now;
  const request = { ...form.value, username, code };
  const outcome = await context.site.singleFlight.run(
    `recovery-password ${createHash('sha256').update(JSON.stringify(request)).digest('base64')}`,
    () => context.operator.askAsGuest(auth.changepasswordwithcode, request),
    ({ kind }) => (kind === 'success' ? SAME_CHANGE_MS : 0),
  );
  if (!isJudged(outcome)) await tries.refund();
  if (outcome.kind !== 'success') return form.failWith(outcome);
  return advance(visit, { type: 'passwordChanged' });
}

/** Keeps the next step, and shows it in place of this one. The operator's word on it is a toast (spec section 8). */
export async function advance({ context, now, here }: Visit, event: RecoveryEvent, message: string | null = null) {
  const next = nextRecovery(now, event);
  if (next) await keepRecovery(context, next);
  return message === null
    ? redirect(here, { status: 303, headers: REPLACE_ENTRY })
    : context.page.toasts.redirect(here, { type: 'success', message }, REPLACE_ENTRY);
}

const REPLACE_ENTRY = { 'x-remix-replace': 'true' };

/** An outage is no try. */
const isJudged = ({ kind }: Outcome<unknown>) => kind !== 'unavailable' && kind !== 'faulty' && kind !== 'not-offered';

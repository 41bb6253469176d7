import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { formErrors } from '~/i18n/form-errors.server';
import type { Copy } from '~/i18n/messages';
import { ownFields } from '~/lib/own-fields';
import { safeRedirect } from '~/lib/safe-redirect';
import { auth } from '~/upstream/contract/auth';
import type { FailureKind, Outcome } from '~/upstream/outcome';
import { takeLoginTry } from './login-tries.server';
import { loginSchema } from './login.schema';

const FIELDS = Object.keys(loginSchema.shape);
const CONSTRAINT = getZodConstraint(loginSchema);

const redirectTargetOf = (request: Request) => safeRedirect(new URL(request.url).searchParams.get('redirectTo'));

export function loadLogin({ request, context }: LoaderFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  if (context.session.player) throw redirect(redirectTo);
  const { translation } = context;
  return json({
    copy: translation.copy('login'),
    summary: translation.t('validation', 'summary'),
    constraint: CONSTRAINT,
    redirectTo,
  });
}

/**
 * Logs the player in and goes back to where they came from. Every failure answers the form with the username kept and
 * the password gone: 400 for bad input and refusals, 429 for too many tries, 503 and 502 for the operator's faults.
 */
export async function submitLogin({ request, context }: ActionFunctionArgs) {
  const { translation } = context;
  const { t } = translation;
  const labels = { username: t('login', 'username'), password: t('login', 'password') };
  const submission = parseWithZod(ownFields(await request.formData(), FIELDS), {
    schema: loginSchema,
    error: formErrors(translation, labels),
  });
  const answer = (status: number, message?: string) => {
    // Somebody who is logged in is shown no login form: an old tab's failed try is told on the way back.
    if (context.session.player) {
      return context.toasts.redirect(redirectTargetOf(request), {
        type: 'error',
        message: message ?? t('validation', 'summary'),
      });
    }
    return json(submission.reply({ hideFields: ['password'], ...(message && { formErrors: [message] }) }), { status });
  };
  if (submission.status !== 'success') return answer(400);

  const tries = await takeLoginTry(context, submission.value.username);
  if (!tries.allowed) {
    const minutes = Math.ceil(tries.retryAfterSeconds / 60);
    context.answerHeaders.set('retry-after', String(tries.retryAfterSeconds));
    return answer(429, t('login-answers', 'tooMany', { minutes }));
  }

  const outcome = await context.operator.askAsGuest(auth.login, submission.value);
  // An outage is no guess: only an answer about the password counts as a try.
  if (!isJudged(outcome.kind)) await tries.giveBack();
  if (outcome.kind !== 'success') {
    const message =
      outcome.kind === 'refused' && outcome.message ? outcome.message : t('login-answers', messageFor[outcome.kind]);
    return answer(statusFor[outcome.kind], message);
  }
  if (!(await context.session.start(outcome.data))) return answer(502, t('login-answers', 'faulty'));
  const message = outcome.message ?? t('login-answers', 'success');
  return context.toasts.redirect(redirectTargetOf(request), { type: 'success', message }, REPLACE_ENTRY);
}

/** The form, or the dialog over a page, is not worth a step back in the browser's history. */
const REPLACE_ENTRY = { 'x-remix-replace': 'true' };

const isJudged = (kind: Outcome<unknown>['kind']) => kind === 'refused' || kind === 'unauthorised';

const statusFor: Record<FailureKind, number> = {
  refused: 400,
  unauthorised: 400,
  unavailable: 503,
  faulty: 502,
  'not-offered': 502,
};

const messageFor: Record<FailureKind, keyof Copy<'login-answers'>> = {
  refused: 'refused',
  unauthorised: 'refused',
  unavailable: 'unavailable',
  faulty: 'faulty',
  'not-offered': 'unavailable',
};

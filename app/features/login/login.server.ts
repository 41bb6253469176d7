import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { formErrors } from '~/i18n/form-errors.server';
import type { Copy } from '~/i18n/messages';
import { safeRedirect } from '~/lib/safe-redirect';
import { auth } from '~/upstream/contract/auth';
import type { FailureKind } from '~/upstream/outcome';
import { takeLoginTry } from './login-tries.server';
import { loginSchema } from './login.schema';

const redirectTargetOf = (request: Request) => safeRedirect(new URL(request.url).searchParams.get('redirectTo'));

export function loadLogin({ request, context }: LoaderFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  if (context.session.player) throw redirect(redirectTo);
  const { translation } = context;
  return json({
    copy: translation.copy('login'),
    summary: translation.t('validation', 'summary'),
    constraint: getZodConstraint(loginSchema),
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
  const submission = parseWithZod(await request.formData(), {
    schema: loginSchema,
    error: formErrors(translation, labels),
  });
  const answer = (status: number, message?: string) =>
    json(submission.reply({ hideFields: ['password'], ...(message && { formErrors: [message] }) }), { status });
  if (submission.status !== 'success') return answer(400);

  const tries = await takeLoginTry(context, submission.value.username);
  if (!tries.allowed) {
    const minutes = Math.ceil(tries.retryAfterSeconds / 60);
    context.answerHeaders.set('retry-after', String(tries.retryAfterSeconds));
    return answer(429, t('login-answers', 'tooMany', { minutes }));
  }

  const outcome = await context.operator.ask(auth.login, submission.value);
  if (outcome.kind !== 'success') {
    const message =
      outcome.kind === 'refused' && outcome.message ? outcome.message : t('login-answers', messageFor[outcome.kind]);
    return answer(statusFor[outcome.kind], message);
  }
  await tries.giveBack();
  await context.session.start(outcome.data);
  const message = outcome.message ?? t('login-answers', 'success');
  return context.toasts.redirect(redirectTargetOf(request), { type: 'success', message }, REPLACE_ENTRY);
}

/** The form, or the dialog over a page, is not worth a step back in the browser's history. */
const REPLACE_ENTRY = { 'x-remix-replace': 'true' };

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

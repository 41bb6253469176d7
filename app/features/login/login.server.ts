import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import { readForm } from '~/forms/read-form.server';
import { safeRedirect } from '~/lib/safe-redirect';
import { auth } from '~/upstream/contract/auth';
import type { Outcome } from '~/upstream/outcome';
import { takeLoginTry } from './login-tries.server';
import { loginSchema } from './login.schema';

const redirectTargetOf = (request: Request) => safeRedirect(new URL(request.url).searchParams.get('redirectTo'));

export function loadLogin({ request, context }: LoaderFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  if (context.player.session.player) throw redirect(redirectTo);
  const {
    page: { translation },
  } = context;
  return json({ copy: translation.copy('login'), form: describeForm(translation, loginSchema), redirectTo });
}

/**
 * Logs the player in and goes back to where they came from. Every failure answers the form with the username kept and
 * the password gone: 400 for bad input and refusals, 429 for too many tries, 503 and 502 for the operator's faults.
 */
export async function submitLogin(args: ActionFunctionArgs) {
  const { request, context } = args;
  const answer = await tryLogin(args);
  if (answer.ok || isRedirect(answer) || !context.player.session.player) return answer;
  // Somebody who is logged in is shown no login form: an old tab's failed try is told on the way back.
  const message = context.page.translation.t('login-server', 'stillLoggedIn');
  return context.page.toasts.redirect(redirectTargetOf(request), { type: 'error', message });
}

async function tryLogin({ request, context }: ActionFunctionArgs) {
  const { t } = context.page.translation;
  const form = await readForm(
    { request, context },
    {
      schema: loginSchema,
      names: ['username', 'password'],
      labels: { username: t('login', 'username'), password: t('login', 'password') },
      secrets: ['password'],
    },
  );
  if (!form.value) return form.invalid();

  const tries = await takeLoginTry(context, form.value.username);
  if (!tries.allowed) return form.failLater(tries.retryAfterSeconds);

  const outcome = await context.operator.askAsGuest(auth.login, form.value);
  // An outage is no guess: only an answer about the password counts as a try.
  if (!isJudged(outcome.kind)) await tries.refund();
  if (outcome.kind === 'unauthorised') return form.fail(400, t('login-server', 'refused'));
  if (outcome.kind === 'refused') return form.fail(400, outcome.message || t('login-server', 'refused'));
  if (outcome.kind !== 'success') return form.failWith(outcome);
  if (!(await context.player.session.start(outcome.data))) return form.failWith({ kind: 'faulty' });
  const message = outcome.message ?? t('login-server', 'success');
  return context.page.toasts.redirect(redirectTargetOf(request), { type: 'success', message }, REPLACE_ENTRY);
}

/** The form, or the dialog over a page, is not worth a step back in the browser's history. */
const REPLACE_ENTRY = { 'x-remix-replace': 'true' };

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

const isJudged = (kind: Outcome<unknown>['kind']) => kind === 'refused' || kind === 'unauthorised';

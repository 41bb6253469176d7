import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import { safeRedirect } from '~/lib/safe-redirect';
import { findRecovery } from './recovery-journey.server';
import { codeRules, passwordRules, usernameRules } from './recovery-rules.server';
import { acceptCode, acceptPassword, acceptUsername, advance, sendAnotherCode } from './recovery-steps.server';

const redirectTargetOf = (request: Request) => safeRedirect(new URL(request.url).searchParams.get('redirectTo'));

const withWayBack = (path: string, redirectTo: string) =>
  redirectTo === '/' ? path : `${path}?redirectTo=${encodeURIComponent(redirectTo)}`;

/** Loader of the current step. Its data never contain the accepted code. */
export async function loadRecovery({ request, context }: LoaderFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  if (context.player.session.player) throw redirect(redirectTo);
  const {
    page: { translation },
  } = context;
  const recovery = await findRecovery(context);
  const copy = translation.copy('recovery');
  const shared = {
    copy,
    action: withWayBack('/recover', redirectTo),
    loginHref: withWayBack('/login', redirectTo),
    signUpHref: withWayBack('/register', redirectTo),
    isLite: context.page.lite,
    reachedAt: recovery.reachedAt,
  };
  switch (recovery.step) {
    case 'username':
      return json({ ...shared, step: recovery.step, form: describeForm(translation, usernameRules(translation)) });
    case 'code':
      return json({ ...shared, step: recovery.step, form: describeForm(translation, codeRules(translation)) });
    case 'password':
      return json({
        ...shared,
        step: recovery.step,
        form: describeForm(translation, passwordRules(translation)),
        username: recovery.username,
      });
    case 'done':
      return json({ ...shared, step: recovery.step });
  }
}

/**
 * Action: submits the current step, or goes back. A form of another step, from an old tab or the back button, changes
 * nothing and redirects to the current step.
 */
export async function submitRecovery({ request, context }: ActionFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  if (context.player.session.player) throw redirect(redirectTo, 303);
  const form = context.page.form;
  const now = await findRecovery(context);
  const visit = { request, context, form, now, here: withWayBack('/recover', redirectTo) };

  if (form.get('intent') === 'startOver') return advance(visit, { type: 'startedOver' });
  if (form.get('intent') === 'resend' && 'username' in now) return sendAnotherCode({ ...visit, now });
  if (form.get('step') === 'username') return acceptUsername(visit);
  if (form.get('step') === 'code' && now.step === 'code') return acceptCode({ ...visit, now });
  if (form.get('step') === 'password' && now.step === 'password') return acceptPassword({ ...visit, now });
  return redirect(visit.here, 303);
}

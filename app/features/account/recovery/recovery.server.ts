import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import { newPasswordCopy, passwordMinLength } from '~/forms/new-password.server';
import { foldUsername } from '~/lib/fold-username';
import { redirectTargetOf } from '~/lib/safe-redirect';
import { RECOVERY_START, type Recovery } from './recovery-flow';
import { findRecovery } from './recovery-journey.server';
import { recoveryCodeRules, passwordRules, usernameRules } from './recovery-rules.server';
import { acceptCode, acceptPassword, acceptUsername, sendAnotherCode } from './recovery-steps.server';

const withWayBack = (path: string, redirectTo: string) =>
  redirectTo === '/' ? path : `${path}?redirectTo=${encodeURIComponent(redirectTo)}`;

/** The first step, for another username. The recovery that was begun goes on at the address without it. */
const withAnother = (path: string) => `${path}${path.includes('?') ? '&' : '?'}another=1`;

const isForAnother = (request: Request) => new URL(request.url).searchParams.has('another');

/** Loader of the current step. Its data never contain the accepted code. */
export async function loadRecovery({ request, context }: LoaderFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  if (context.player.session.player) throw redirect(redirectTo);
  const { translation } = context.page;
  const begun = await findRecovery(context);
  const recovery = isForAnother(request) ? { ...begun, ...RECOVERY_START } : begun;
  const here = withWayBack('/recover', redirectTo);
  const copy = translation.copy('recovery');
  const shared = {
    copy,
    action: isForAnother(request) ? withAnother(here) : here,
    anotherHref: withAnother(here),
    loginHref: withWayBack('/login', redirectTo),
    signUpHref: withWayBack('/register', redirectTo),
    isLite: context.page.lite,
    reachedAt: recovery.reachedAt,
  };
  switch (recovery.step) {
    case 'username':
      return json({ ...shared, step: recovery.step, form: describeForm(translation, usernameRules(translation)) });
    case 'code': {
      const { step, username } = recovery;
      return json({ ...shared, step, username, form: describeForm(translation, recoveryCodeRules(translation)) });
    }
    case 'password': {
      const { step, username } = recovery;
      const minLength = await passwordMinLength(context);
      return json({
        ...shared,
        step,
        username,
        passwordCopy: newPasswordCopy(translation, minLength),
        form: describeForm(translation, passwordRules(translation, minLength)),
      });
    }
    case 'done':
      return json({ ...shared, step: recovery.step });
  }
}

/** A form of another step or account, from another tab or the back button, changes nothing. */
export async function submitRecovery({ request, context }: ActionFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  if (context.player.session.player) throw redirect(redirectTo, 303);
  const { form } = context.page;
  const now = await findRecovery(context);
  const visit = { request, context, now, here: withWayBack('/recover', redirectTo) };

  const username = otherAccountThan(form, now);
  if (username !== undefined) {
    const message = context.page.translation.t('recovery-server', 'otherAccount', { username });
    return context.page.toasts.redirect(visit.here, { type: 'warning', message });
  }
  if (form.get('intent') === 'resend' && 'username' in now) return sendAnotherCode({ ...visit, now });
  if (form.get('step') === 'username') return acceptUsername(visit);
  if (form.get('step') === 'code' && now.step === 'code') return acceptCode({ ...visit, now });
  if (form.get('step') === 'password' && now.step === 'password') return acceptPassword({ ...visit, now });
  return redirect(visit.here, 303);
}

/** The account that this browser has gone on with, where the form names another one; undefined where it does not. */
function otherAccountThan(form: FormData, now: Recovery): string | undefined {
  const named = form.get('step') === 'username' ? null : form.get('username');
  if (typeof named !== 'string' || !('username' in now)) return undefined;
  return foldUsername(named) === foldUsername(now.username) ? undefined : now.username;
}

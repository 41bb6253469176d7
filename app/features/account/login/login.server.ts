import { json, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import type { FormRules } from '~/forms/form-rules.server';
import { readForm } from '~/forms/read-form.server';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import { redirectTargetOf } from '~/lib/safe-redirect';
import type { Translation } from '~/i18n/translator.server';
import { FAVOURITE, loginPath, PRESSED_PARAM, registerPath } from '~/session/login-link';
import { needsFingerprint } from '~/session/fingerprint.server';
import { auth } from '~/upstream/contract/auth';
import { isRejection } from '~/upstream/outcome';
import { admitLogin } from './login-attempts.server';
import { findLoginReason, type WantedGame } from './login-reason.server';
import { loginSchema } from './login.schema';
import { answerPasskeyOptions, describePasskeyLogin, logInWithPasskey } from './passkey-login.server';
import { beginSecondStep, findInterruptedLogin, secondStepPath } from '~/session/second-step-journey.server';

const loginRules = ({ copy }: Pick<Translation, 'copy'>): FormRules<typeof loginSchema> => ({
  schema: loginSchema,
  labels: copy('login'),
  secrets: ['password'],
});

interface Sources {
  /** The game that is played at an address. */
  findGame(context: AppLoadContext, href: string): Promise<WantedGame | null>;
  /** The username of an account that was recovered just now. */
  findRecovered(context: AppLoadContext): Promise<string | null>;
}

export async function loadLogin({ request, context }: LoaderFunctionArgs, { findGame, findRecovered }: Sources) {
  const redirectTo = redirectTargetOf(request);
  const pressed = new URL(request.url).searchParams.get(PRESSED_PARAM) === FAVOURITE ? FAVOURITE : null;
  if (context.player.session.player) throw redirect(redirectTo);
  const { translation } = context.page;
  const recovered = await findRecovered(context);
  return json({
    copy: translation.copy('login'),
    recovered: recovered && translation.t('login-server', 'recovered'),
    form: describeForm(translation, loginRules(translation)),
    passkey: await describePasskeyLogin(context, loginPath(redirectTo), 'routes/login'),
    redirectTo,
    reason: findLoginReason(context, { href: redirectTo, game: await findGame(context, redirectTo), pressed }),
    action: loginPath(redirectTo, pressed),
    signUpHref: registerPath(redirectTo),
    /** The username of a login that stopped at its second step, or of a recovered account. */
    username: (await findInterruptedLogin(context)) ?? recovered,
    needsFingerprint: needsFingerprint(context.player.jar),
  });
}

/** A failure returns the form without the password: 400, 429 with a challenge as long as one helps, 503 and 502. */
export async function submitLogin(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (context.page.form.get('intent') === 'passkey-options') return answerPasskeyOptions(context);
  const answer = await tryLogin(args);
  if (answer.ok || isRedirect(answer) || !context.player.session.player) return answer;
  // A player with a session sees no login form: an attempt from an old tab redirects with its error as a toast.
  const message = context.page.translation.t('login-server', 'stillLoggedIn');
  return context.page.toasts.redirect(redirectTargetOf(request), { type: 'error', message });
}

async function tryLogin({ request, context }: ActionFunctionArgs) {
  if (context.page.form.get('intent') === 'passkey') return logInWithPasskey(context, redirectTargetOf(request));
  const { t } = context.page.translation;
  const form = await readForm({ context }, loginRules(context.page.translation));
  if (!form.value) return form.invalid();

  const attempt = await admitLogin(context, form.value);
  if (attempt.kind !== 'allowed') return form.failAttempt(attempt);

  const outcome = await context.operator.askAsGuest(auth.login, form.value);
  // Only an answer about the credentials counts as an attempt; an outage does not.
  if (!isRejection(outcome)) await attempt.refund();
  if (outcome.kind === 'unauthorised') return form.fail(400, t('login-server', 'refused'));
  if (outcome.kind === 'refused') return form.fail(400, outcome.message || t('login-server', 'refused'));
  if (outcome.kind !== 'success') return form.failWith(outcome);
  if ('challenge' in outcome.data) {
    await beginSecondStep(context, { ...outcome.data, username: form.value.username });
    return redirect(secondStepPath(redirectTargetOf(request)), 303);
  }
  if (!(await context.player.session.start(outcome.data))) return form.failWith({ kind: 'faulty' });
  await context.site.knownDevices.remember(context.player.jar, form.value.username);
  return replaceWithMessage(context, redirectTargetOf(request), outcome.message ?? t('login-server', 'success'));
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

import { json, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import type { FormRules } from '~/forms/form-rules.server';
import { readForm } from '~/forms/read-form.server';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import type { Translation } from '~/i18n/translator.server';
import { redirectTargetOf } from '~/lib/safe-redirect';
import { loginPath } from '~/session/login-link';
import { capabilitiesOf } from '~/upstream/capabilities';
import { auth, CODE_FACTORS, type CodeFactor, type Factor } from '~/upstream/contract/auth';
import { cms } from '~/upstream/contract/cms';
import { isRejection } from '~/upstream/outcome';
import { admitSecondStep } from './login-attempts.server';
import { answerPasskeyOptions, describePasskeyLogin, readPasskey } from './passkey-login.server';
import {
  endSecondStep,
  findSecondStep,
  interruptSecondStep,
  secondStepPath,
  type SecondStep,
} from '~/session/second-step-journey.server';
import { secondStepSchemas } from './second-step.schema';

/** The kind of code that was chosen, where the player has it; else the first of the player's. */
function chosenFactor(name: unknown, own: readonly Factor[]): CodeFactor {
  const codes = CODE_FACTORS.filter((factor) => own.includes(factor));
  return codes.find((factor) => factor === name) ?? codes[0] ?? 'totp';
}

const rulesFor = (
  factor: CodeFactor,
  { t }: Pick<Translation, 't'>,
): FormRules<(typeof secondStepSchemas)[CodeFactor]> => ({
  schema: secondStepSchemas[factor],
  labels: { code: t('second-step', factor === 'totp' ? 'code' : 'recoveryCode') },
  wrong: { notSixDigits: t('second-step-server', 'notSixDigits') },
  secrets: ['code'],
});

/** Loader of the second step. Its data contain neither the challenge nor a code. Without a login that waits: the login form. */
export async function loadSecondStep({ request, context }: LoaderFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  const login = await findSecondStep(context);
  if (!login) {
    await refuseWithoutCapability(context);
    throw redirect(context.player.session.player ? redirectTo : loginPath(redirectTo));
  }
  const { translation, responseHeaders } = context.page;
  // It names the account, and there is no player yet whose pages no cache may store.
  responseHeaders.set('cache-control', 'private, no-store');
  const factor = chosenFactor(new URL(request.url).searchParams.get('factor'), login.factors);
  return json({
    copy: translation.copy('second-step'),
    form: describeForm(translation, rulesFor(factor, translation)),
    factor,
    /** False where the passkey is all that the operator accepts. */
    hasCode: CODE_FACTORS.some((own) => login.factors.includes(own)),
    passkey: login.factors.includes('passkey')
      ? await describePasskeyLogin(context, secondStepPath(redirectTo, factor), 'routes/login_.verify')
      : null,
    username: login.username,
    action: secondStepPath(redirectTo, factor),
    others: CODE_FACTORS.filter((other) => other !== factor && login.factors.includes(other)).map((other) => ({
      label: translation.t('second-step', other === 'totp' ? 'useApp' : 'useRecoveryCode'),
      href: secondStepPath(redirectTo, other),
    })),
    loginHref: loginPath(redirectTo),
  });
}

/** A login that has expired, or had too many wrong codes, begins again. */
export async function submitSecondStep({ request, context }: ActionFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  const { player, page, site } = context;
  const { t } = page.translation;
  const login = await findSecondStep(context);
  if (!login) {
    await refuseWithoutCapability(context);
    if (player.session.player) return redirect(redirectTo, 303);
    return beginAgain(context, redirectTo, t('second-step-server', 'expired'));
  }
  if (page.form.get('intent') === 'passkey-options') return answerPasskeyOptions(context, login.challenge);
  const read = page.form.get('intent') === 'passkey' ? await readPasskeyProof(context) : await readCode(context, login);
  if ('failed' in read) return read.failed;
  const { proof, form } = read;
  const { challenge } = login;
  const outcome = await context.operator.askAsGuest(auth.verify, { challenge, ...proof });
  if (!isRejection(outcome)) await read.refund();
  if (outcome.kind === 'refused' && outcome.field === 'challenge') {
    await interruptSecondStep(context, login);
    return beginAgain(context, redirectTo, outcome.message || t('second-step-server', 'expired'));
  }
  if (outcome.kind !== 'success') return form.failWith(outcome);
  if (!(await player.session.start(outcome.data))) return form.failWith({ kind: 'faulty' });
  endSecondStep(context);
  await site.knownDevices.remember(player.jar, login.username);
  return replaceWithMessage(context, redirectTo, outcome.message ?? t('login-server', 'success'));
}

async function readPasskeyProof(context: AppLoadContext) {
  const read = await readPasskey(context);
  if (!read.assertion) return { failed: read.failed };
  const { assertion, form, refund } = read;
  return { proof: { factor: 'passkey', assertion } as const, form, refund };
}

async function readCode(context: AppLoadContext, { username, factors }: SecondStep) {
  const factor = chosenFactor(context.page.form.get('factor'), factors);
  const form = await readForm({ context }, rulesFor(factor, context.page.translation));
  if (!form.value) return { failed: form.invalid() };
  const attempt = await admitSecondStep(context, username);
  if (attempt.kind !== 'allowed') return { failed: form.failAttempt(attempt) };
  return { proof: { factor, code: form.value.code }, form, refund: attempt.refund };
}

/** 404 without a second factor. No declared capability: while the operator's options are away, a login goes on. */
async function refuseWithoutCapability({ content }: LoaderFunctionArgs['context']): Promise<void> {
  const bootstrap = await content.find(cms.grouped, {});
  if (!capabilitiesOf(bootstrap).has('two-factor')) throw new Response(null, { status: 404 });
}

const beginAgain = (context: AppLoadContext, redirectTo: string, message: string) =>
  replaceWithMessage(context, loginPath(redirectTo), message, 'error');

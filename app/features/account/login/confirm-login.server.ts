import { json, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { describeForm, codeCopy } from '~/forms/describe-form.server';
import type { FormRules } from '~/forms/form-rules.server';
import { readForm, type ReadForm } from '~/forms/read-form.server';
import { replaceWith } from '~/forms/replace-entry.server';
import type { Translation } from '~/i18n/translator.server';
import { redirectTargetOf } from '~/lib/safe-redirect';
import { findSmsCode } from '~/lib/sms-code';
import type { ConsumedAttempt } from '~/limits/consume-attempt.server';
import { confirmPath } from '~/session/login-link';
import { requirePlayer } from '~/session/require-player.server';
import { hasSecondFactor } from '~/session/second-factor.server';
import { auth, CODE_FACTORS, type Factor } from '~/upstream/contract/auth';
import { isRejection, type Outcome } from '~/upstream/outcome';
import { normaliseCode } from '~/lib/normalise-text';
import { admitLogin, admitSecondStep } from './login-attempts.server';

const confirmLoginSchema = z.object({
  password: z.string().min(3).max(100),
  /** A code of the app or a backup code, where the player has a second factor. */
  code: z.string().overwrite(normaliseCode).max(40).optional(),
});

export type ConfirmLoginFields = z.input<typeof confirmLoginSchema>;

const confirmLoginRules = ({ t }: Pick<Translation, 't'>): FormRules<typeof confirmLoginSchema> => ({
  schema: confirmLoginSchema,
  labels: { password: t('confirm-login', 'password'), code: t('forms-server', 'factorCode') },
  missing: { code: t('forms-server', 'factorCodeHint') },
  secrets: ['password', 'code'],
});

export async function loadConfirmLogin(args: LoaderFunctionArgs) {
  const player = requirePlayer(args);
  const { request, context } = args;
  const redirectTo = redirectTargetOf(request);
  if (await context.player.stepUp.isKnown(player)) throw redirect(redirectTo);
  const { translation } = context.page;
  return json({
    copy: translation.copy('confirm-login'),
    form: describeForm(translation, confirmLoginRules(translation)),
    username: player.username,
    action: confirmPath(redirectTo),
    asksForCode: await hasSecondFactor(context),
    codeCopy: codeCopy(translation),
  });
}

type ConfirmForm = ReadForm<{ password: string; code?: string | undefined }>;

/** The session that proves the player, or the form with what is wrong. */
type Proof =
  { readonly token: string; readonly answer?: undefined } | { readonly answer: ReturnType<ConfirmForm['invalid']> };

/**
 * The operator's login proves the player, and leads back. The session goes on with its figures; the session that proved it
 * ends. Wrong passwords and codes count as those of logins do.
 */
export async function submitConfirmLogin(args: ActionFunctionArgs) {
  const player = requirePlayer(args);
  const { request, context } = args;
  const form = await readForm({ context }, confirmLoginRules(context.page.translation));
  if (!form.value) return form.invalid();
  const proof = await provePassword(context, form, { ...form.value, username: player.username });
  if (proof.answer) return proof.answer;
  await context.operator.endProof(proof.token);
  await context.player.stepUp.begin(player);
  return replaceWith(redirectTargetOf(request));
}

interface Typed {
  readonly username: string;
  readonly password: string;
  readonly code?: string | undefined;
}

async function provePassword(
  context: AppLoadContext,
  form: ConfirmForm,
  { username, password, code }: Typed,
): Promise<Proof> {
  const { t } = context.page.translation;
  const login = { username, password };
  const tried = await tryWith(form, await admitLogin(context, login), () =>
    context.operator.askAsGuest(auth.login, login),
  );
  if (tried.answer) return tried;
  const { outcome } = tried;
  if (isRejection(outcome))
    return { answer: form.failField('password', messageOf(outcome) || t('confirm-login-server', 'refused')) };
  if (outcome.kind !== 'success') return { answer: form.failWith(outcome) };
  return 'challenge' in outcome.data ? proveFactor(context, form, { ...outcome.data, username, code }) : outcome.data;
}

interface FactorProof extends Omit<Typed, 'password'> {
  readonly challenge: string;
  readonly factors: readonly Factor[];
}

async function proveFactor(
  context: AppLoadContext,
  form: ConfirmForm,
  { username, code, challenge, factors }: FactorProof,
): Promise<Proof> {
  const { t } = context.page.translation;
  if (!CODE_FACTORS.some((factor) => factors.includes(factor)))
    return { answer: form.fail(409, t('confirm-login-server', 'passkeyOnly')) };
  if (!code) return { answer: form.failField('code', t('forms-server', 'factorCodeHint')) };
  const ofApp = findSmsCode(code);
  const typed =
    ofApp === null ? ({ factor: 'recovery-code', code } as const) : ({ factor: 'totp', code: ofApp } as const);
  const tried = await tryWith(form, await admitSecondStep(context, username), () =>
    context.operator.askAsGuest(auth.verify, { challenge, ...typed }),
  );
  if (tried.answer) return tried;
  const { outcome } = tried;
  if (isRejection(outcome))
    return { answer: form.failField('code', messageOf(outcome) || t('forms-server', 'factorCodeWrong')) };
  return outcome.kind === 'success' ? outcome.data : { answer: form.failWith(outcome) };
}

type Tried<Data> =
  | { readonly outcome: Outcome<Data>; readonly answer?: undefined }
  | { readonly answer: ReturnType<ConfirmForm['invalid']> };

/** Only an answer about what was typed counts as an attempt; an outage does not. */
async function tryWith<Data>(
  form: ConfirmForm,
  attempt: ConsumedAttempt,
  ask: () => Promise<Outcome<Data>>,
): Promise<Tried<Data>> {
  if (attempt.kind !== 'allowed') return { answer: form.failAttempt(attempt) };
  const outcome = await ask();
  if (!isRejection(outcome)) await attempt.refund();
  return { outcome };
}

const messageOf = (outcome: Outcome<unknown>) => (outcome.kind === 'refused' ? outcome.message : null);

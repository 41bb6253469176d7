import { json, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { PasskeyOptionsAnswer } from '~/features/account/passkeys/ceremony.client';
import { explainFailure } from '~/forms/explain-failure.server';
import { buttonRules } from '~/forms/form-rules.server';
import { readForm, type ReadForm } from '~/forms/read-form.server';
import { tooManyText } from '~/limits/too-many-text.server';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import { parseJson } from '~/lib/parse-json';
import { deviceId } from '~/session/fingerprint.server';
import type { Journey } from '~/session/journeys.server';
import { capabilitiesOf } from '~/upstream/capabilities';
import { auth } from '~/upstream/contract/auth';
import { cms } from '~/upstream/contract/cms';
import { assertion, type Assertion } from '~/upstream/contract/webauthn';
import { hasCapability } from '~/upstream/has-capability.server';

/** The list of the field for the name, the button and a second tab may each have asked. */
const MAX_OPEN = 6;

/** The challenges that this browser asked for: a passkey's answer from elsewhere opens no session here. */
const journey: Journey<{ readonly challenges: readonly string[] }> = {
  name: 'passkey-login',
  seconds: 5 * 60,
  state: z.object({ challenges: z.array(z.string()) }),
};

const ownerOf = ({ player }: AppLoadContext) => deviceId(player.jar);

const findChallenges = async (context: AppLoadContext): Promise<readonly string[]> =>
  (await context.player.journeys.find(journey, ownerOf(context)))?.challenges ?? [];

/**
 * Null where the operator has none, and in lite mode.
 *
 * @param action with a query
 * @param routeId of the action: a script gets its answer as JSON
 */
export async function describePasskeyLogin(context: AppLoadContext, action: string, routeId: string) {
  const { page } = context;
  if (page.lite || !(await hasCapability(context, 'passkeys'))) return null;
  return {
    copy: page.translation.copy('passkey-login'),
    action,
    optionsHref: `${action}&_data=${encodeURIComponent(routeId)}`,
  };
}

/** @param loginChallenge of a second step; undefined for a whole login, whose challenge is kept for its answer */
export async function answerPasskeyOptions(context: AppLoadContext, loginChallenge?: string) {
  const { translation, responseHeaders } = context.page;
  await requirePasskeys(context);
  responseHeaders.set('cache-control', 'private, no-store');
  const allowance = await context.site.limits.passkeyOptionsByNetwork.consume(context.player.ipAddress);
  if (!allowance.allowed) {
    responseHeaders.set('retry-after', String(allowance.retryAfterSeconds));
    return json<PasskeyOptionsAnswer>({ message: tooManyText(translation, allowance.retryAfterSeconds) }, 429);
  }
  const outcome = await context.operator.askAsGuest(
    auth.passkeyoptions,
    loginChallenge === undefined ? {} : { challenge: loginChallenge },
  );
  if (outcome.kind !== 'success') {
    const { status, message } = explainFailure(outcome, translation);
    return json<PasskeyOptionsAnswer>({ message }, status);
  }
  if (loginChallenge === undefined) {
    const challenges = [...(await findChallenges(context)), outcome.data.challenge].slice(-MAX_OPEN);
    await context.player.journeys.keep(journey, ownerOf(context), { challenges });
  }
  return json<PasskeyOptionsAnswer>({ options: outcome.data });
}

/** A passkey that a form brings, or the answer where it brings none or there were too many. */
type PasskeyForm =
  | { readonly failed: ReturnType<ReadForm<unknown>['invalid']>; readonly assertion?: undefined }
  | { readonly assertion: Assertion; readonly form: ReadForm<unknown>; refund(): Promise<void> };

export async function readPasskey(context: AppLoadContext): Promise<PasskeyForm> {
  const { t } = context.page.translation;
  await requirePasskeys(context);
  const form = await readForm({ context }, buttonRules);
  const sent = context.page.form.get('assertion');
  const read = assertion.safeParse(typeof sent === 'string' ? parseJson(sent) : null);
  if (!read.success) return { failed: form.fail(400, t('login-server', 'passkeyNotRead')) };
  const limit = context.site.limits.passkeyLoginByNetwork;
  const { ipAddress } = context.player;
  const allowance = await limit.consume(ipAddress);
  if (!allowance.allowed) return { failed: form.failAttempt({ kind: 'refused', ...allowance }) };
  return { assertion: read.data, form, refund: () => limit.refund(ipAddress) };
}

export async function logInWithPasskey(context: AppLoadContext, redirectTo: string) {
  const { player, page, site } = context;
  const { t } = page.translation;
  const read = await readPasskey(context);
  if (!read.assertion) return read.failed;
  const { form } = read;
  const challenge = challengeIn(read.assertion);
  if (!(await findChallenges(context)).includes(challenge)) return form.fail(400, t('login-server', 'passkeyExpired'));
  const request = { challenge, factor: 'passkey', assertion: read.assertion } as const;
  const outcome = await context.operator.askAsGuest(auth.verify, request);
  if (outcome.kind !== 'refused') await read.refund();
  if (outcome.kind !== 'success') return form.failWith(outcome);
  if (!(await player.session.start(outcome.data))) return form.failWith({ kind: 'faulty' });
  player.journeys.end(journey);
  await site.knownDevices.remember(player.jar, outcome.data.username);
  return replaceWithMessage(context, redirectTo, outcome.message ?? t('login-server', 'success'));
}

/** The challenge that the browser signed; empty for an answer without one. */
function challengeIn({ response }: Assertion): string {
  const said = parseJson(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
  return z.object({ challenge: z.string() }).safeParse(said).data?.challenge ?? '';
}

/** @throws 404 where the operator has no passkeys; while its options cannot be read, a login goes on */
async function requirePasskeys({ content }: AppLoadContext): Promise<void> {
  const bootstrap = await content.find(cms.grouped, {});
  if (bootstrap !== null && !capabilitiesOf(bootstrap).has('passkeys')) throw new Response(null, { status: 404 });
}

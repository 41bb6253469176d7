import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { codeWords } from '~/forms/code-words.server';
import { describeForm } from '~/forms/describe-form.server';
import { explainFailure } from '~/forms/explain-failure.server';
import type { FormRules } from '~/forms/form-rules.server';
import { readForm } from '~/forms/read-form.server';
import type { Translation } from '~/i18n/translator.server';
import { formatDateTime } from '~/lib/dates';
import { parseJson } from '~/lib/parse-json';
import { REPLACE_ENTRY } from '~/lib/remix-headers';
import { requestKey } from '~/lib/request-key.server';
import type { Allowance } from '~/limits/rate-limit.server';
import { requirePlayer } from '~/session/require-player.server';
import { singleFlightByPlayer } from '~/session/single-flight-by-player.server';
import type { Call, CallRequest } from '~/upstream/contract/call';
import { security } from '~/upstream/contract/security';
import { identifier } from '~/upstream/contract/values';
import { attestation, type creationOptions } from '~/upstream/contract/webauthn';
import type { Failure, Outcome } from '~/upstream/outcome';
import { passkeySchema, removePasskeySchema } from './security.schema';

const HERE = '/dashboard/security/passkeys';

type Words = Pick<Translation, 't'>;

const addRules = ({ t }: Words): FormRules<typeof passkeySchema> => ({
  schema: passkeySchema,
  names: ['name', 'code'],
  labels: { name: t('passkeys', 'name'), code: t('forms-server', 'factorCode') },
  secrets: ['code'],
});

const removeRules = ({ t }: Words): FormRules<typeof removePasskeySchema> => ({
  schema: removePasskeySchema,
  names: ['code'],
  labels: { code: t('forms-server', 'factorCode') },
  secrets: ['code'],
});

const removePath = (id: string) => `${HERE}?${new URLSearchParams({ remove: id }).toString()}`;

/** Loader of the player's passkeys. `?remove=` names the one that the page asks about. */
export async function loadPasskeys({ request, context }: LoaderFunctionArgs) {
  const { translation, zone } = context.page;
  const { totp, passkeys = [] } = await context.operator.read(security.status, {});
  const asked = new URL(request.url).searchParams.get('remove');
  const timeOf = (time: string) => formatDateTime(Date.parse(time), zone);
  const list = passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: timeOf(createdAt),
    lastUsedAt: lastUsedAt === null ? translation.t('passkeys', 'never') : timeOf(lastUsedAt),
    removeHref: removePath(id),
    removeLabel: translation.t('passkeys-server', 'removeNamed', { name }),
  }));
  return json({
    copy: translation.copy('passkeys'),
    security: translation.t('security', 'title'),
    form: describeForm(translation, addRules(translation)),
    removeForm: describeForm(translation, removeRules(translation)),
    asksForCode: totp,
    codeWords: codeWords(translation),
    passkeys: list,
    /** Null for one that the player does not have. */
    removing: list.find(({ id }) => id === asked) ?? null,
  });
}

/** What the browser needs to make a passkey, and the name that was typed. */
export interface BegunPasskey {
  readonly creation: z.output<typeof creationOptions>;
  readonly name: string;
}

/** Action: begins a passkey and answers what the browser needs to make it, adds it, or removes one. */
export async function submitPasskeys({ context }: ActionFunctionArgs) {
  const { usercode } = requirePlayer({ context });
  const intent = context.page.form.get('intent');
  if (intent === 'finish') return finish(context, usercode);
  if (intent === 'remove') return remove(context, usercode);
  const form = await readForm({ context }, addRules(context.page.translation));
  if (!form.value) return form.invalid();
  const { value } = form;
  const outcome = await askWithinLimits(context, usercode, value.code, () =>
    context.operator.ask(security.passkeybegin, value),
  );
  if (outcome.kind === 'limited') return form.failLater(outcome.retryAfterSeconds);
  if (outcome.kind !== 'success') return form.failWith(outcome);
  return json<BegunPasskey>({ creation: outcome.data, name: form.value.name });
}

/** A form that was sent twice gets the answer of the first. */
const SAME_FORM_MS = 10_000;

async function finish(context: AppLoadContext, usercode: string) {
  const { translation } = context.page;
  const made = context.page.form.get('attestation');
  const read = attestation.safeParse(typeof made === 'string' ? parseJson(made) : null);
  if (!read.success) return tell(context, 'error', translation.t('passkeys-server', 'notRead'));
  // Counted when it was begun; an answer that no beginning belongs to is refused by the operator.
  const outcome = await askOnce(context, usercode, security.passkeyfinish, { attestation: read.data });
  if (outcome.kind !== 'success') return tellFailure(context, outcome);
  return tell(context, 'success', outcome.message ?? translation.t('passkeys-server', 'added'));
}

async function remove(context: AppLoadContext, usercode: string) {
  const { translation, form: sent } = context.page;
  const id = identifier.safeParse(sent.get('id'));
  if (!id.success) return tell(context, 'warning', translation.t('passkeys-server', 'gone'));
  const form = await readForm({ context }, removeRules(translation));
  if (!form.value) return form.invalid();
  const request = { id: id.data, ...form.value };
  const outcome = await askWithinLimits(context, usercode, request.code, () =>
    askOnce(context, usercode, security.passkeyremove, request),
  );
  if (outcome.kind === 'limited') return form.failLater(outcome.retryAfterSeconds);
  if (outcome.kind === 'success')
    return tell(context, 'success', outcome.message ?? translation.t('passkeys-server', 'removed'));
  // Only a refused code leaves something to do on this page.
  if (isAboutCode(outcome)) return form.failWith(outcome);
  return tellFailure(context, outcome);
}

const isAboutCode = (outcome: Outcome<unknown>): outcome is Extract<Failure, { kind: 'refused' }> =>
  outcome.kind === 'refused' && outcome.code === 'second-factor';

/**
 * Makes a rate limited call. Wrong codes have a limit of their own, because the player's unlocked phone may be in other
 * hands.
 *
 * @param code the typed code; undefined for a form without one
 */
async function askWithinLimits<Data>(
  { site: { limits } }: AppLoadContext,
  usercode: string,
  code: string | undefined,
  ask: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data> | ({ kind: 'limited' } & Extract<Allowance, { allowed: false }>)> {
  const calls = await limits.passkeyByPlayer.consume(usercode);
  if (!calls.allowed) return { kind: 'limited', ...calls };
  if (code === undefined) return ask();
  const codes = await limits.factorCodeByPlayer.consume(usercode);
  if (!codes.allowed) return { kind: 'limited', ...codes };
  const outcome = await ask();
  if (!isAboutCode(outcome)) await limits.factorCodeByPlayer.refund(usercode);
  return outcome;
}

async function askOnce<C extends Call>(context: AppLoadContext, usercode: string, call: C, request: CallRequest<C>) {
  const outcome = await singleFlightByPlayer(
    context,
    requestKey(call.path, usercode, request),
    () => context.operator.ask(call, request),
    ({ kind }) => (kind === 'success' ? SAME_FORM_MS : 0),
  );
  // The page that follows reads the list, and gets its full time for that.
  context.operator.resetDeadline();
  return outcome;
}

function tellFailure(context: AppLoadContext, failure: Failure) {
  const { translation } = context.page;
  return tell(
    context,
    'error',
    explainFailure(failure, translation, translation.t('security-server', 'unknown')).message,
  );
}

const tell = ({ page }: AppLoadContext, type: 'error' | 'warning' | 'success', message: string) =>
  page.toasts.redirect(HERE, { type, message }, REPLACE_ENTRY);

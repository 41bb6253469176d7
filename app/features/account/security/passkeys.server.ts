import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { describeForm, codeCopy } from '~/forms/describe-form.server';
import { explainFailure } from '~/forms/explain-failure.server';
import type { FormRules } from '~/forms/form-rules.server';
import { readForm } from '~/forms/read-form.server';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import type { Translation } from '~/i18n/translator.server';
import { formatDateTime } from '~/lib/dates';
import { parseJson } from '~/lib/parse-json';
import { security } from '~/upstream/contract/security';
import { identifier } from '~/upstream/contract/values';
import { attestation, type creationOptions } from '~/upstream/contract/webauthn';
import type { Failure, Outcome } from '~/upstream/outcome';
import { passkeySchema, removePasskeySchema } from './security.schema';
import { suggestName } from './suggest-name.server';

const HERE = '/dashboard/security/passkeys';

type Texts = Pick<Translation, 't'>;

const addRules = ({ t }: Texts): FormRules<typeof passkeySchema> => ({
  schema: passkeySchema,
  labels: { name: t('passkeys', 'name'), code: t('forms-server', 'factorCode') },
  secrets: ['code'],
});

const removeRules = ({ t }: Texts): FormRules<typeof removePasskeySchema> => ({
  schema: removePasskeySchema,
  labels: { code: t('forms-server', 'factorCode') },
  secrets: ['code'],
});

const removePath = (id: string) => `${HERE}?${new URLSearchParams({ remove: id }).toString()}`;

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
    codeCopy: codeCopy(translation),
    passkeys: list,
    suggestedName: suggestName(
      request.headers.get('user-agent'),
      list.map(({ name }) => name),
    ),
    /** Null for one that the player does not have. */
    removing: list.find(({ id }) => id === asked) ?? null,
  });
}

/** What the browser needs to make a passkey, and the name that was typed. */
export interface BegunPasskey {
  readonly creation: z.output<typeof creationOptions>;
  readonly name: string;
}

export async function submitPasskeys({ context }: ActionFunctionArgs) {
  const intent = context.page.form.get('intent');
  if (intent === 'finish') return finish(context);
  if (intent === 'remove') return remove(context);
  const form = await readForm({ context }, addRules(context.page.translation));
  if (!form.value) return form.invalid();
  const outcome = await context.operator.ask(security.passkeybegin, form.value);
  if (outcome.kind !== 'success') return form.failWith(outcome);
  return json<BegunPasskey>({ creation: outcome.data, name: form.value.name });
}

async function finish(context: AppLoadContext) {
  const { translation } = context.page;
  const made = context.page.form.get('attestation');
  const read = attestation.safeParse(typeof made === 'string' ? parseJson(made) : null);
  if (!read.success) return replaceWithMessage(context, HERE, translation.t('passkeys-server', 'notRead'), 'error');
  // Counted when it was begun; an answer that no beginning belongs to is refused by the operator.
  const outcome = await context.operator.ask(security.passkeyfinish, { attestation: read.data });
  if (outcome.kind !== 'success') return tellFailure(context, outcome);
  return replaceWithMessage(context, HERE, outcome.message ?? translation.t('passkeys-server', 'added'));
}

async function remove(context: AppLoadContext) {
  const { translation, form: sent } = context.page;
  const id = identifier.safeParse(sent.get('id'));
  if (!id.success) return replaceWithMessage(context, HERE, translation.t('passkeys-server', 'gone'), 'warning');
  const form = await readForm({ context }, removeRules(translation));
  if (!form.value) return form.invalid();
  const outcome = await context.operator.ask(security.passkeyremove, { id: id.data, ...form.value });
  if (outcome.kind === 'success')
    return replaceWithMessage(context, HERE, outcome.message ?? translation.t('passkeys-server', 'removed'));
  // Only a refused code, or one too many, leaves something to do on this page.
  if (isAboutCode(outcome)) return form.failWith(outcome);
  return tellFailure(context, outcome);
}

const isAboutCode = (outcome: Outcome<unknown>): outcome is Extract<Failure, { kind: 'refused' }> =>
  outcome.kind === 'refused' && (outcome.code === 'second-factor' || outcome.retryAfterSeconds !== undefined);

function tellFailure(context: AppLoadContext, failure: Failure) {
  const { translation } = context.page;
  const { message } = explainFailure(failure, translation, translation.t('security-server', 'unknown'));
  return replaceWithMessage(context, HERE, message, 'error');
}

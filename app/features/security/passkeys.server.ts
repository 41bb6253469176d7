import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod/v4';
import { describeForm } from '~/forms/describe-form.server';
import { explainFailure } from '~/forms/explain-failure.server';
import type { FormRules } from '~/forms/form-rules.server';
import { readForm } from '~/forms/read-form.server';
import type { TextKey, Translation } from '~/i18n/translator.server';
import { formatDateTime } from '~/lib/dates';
import { parseJson } from '~/lib/parse-json';
import { REPLACE_ENTRY } from '~/lib/remix-headers';
import { requestKey } from '~/lib/request-key.server';
import { requirePlayer } from '~/session/require-player.server';
import { singleFlightByPlayer } from '~/session/single-flight-by-player.server';
import type { Call, CallRequest } from '~/upstream/contract/call';
import { security } from '~/upstream/contract/security';
import { identifier } from '~/upstream/contract/values';
import { attestation, type creationOptions } from '~/upstream/contract/webauthn';
import { passkeySchema } from './security.schema';

const HERE = '/dashboard/security/passkeys';

const rules = ({ t }: Pick<Translation, 't'>): FormRules<typeof passkeySchema> => ({
  schema: passkeySchema,
  names: ['name'],
  labels: { name: t('passkeys', 'name') },
});

/** Loader of the player's passkeys. `?remove=` names the one that the page asks about. */
export async function loadPasskeys({ request, context }: LoaderFunctionArgs) {
  requirePlayer({ request, context });
  const { translation, zone } = context.page;
  const { passkeys = [] } = await context.operator.read(security.status, {});
  const asked = new URL(request.url).searchParams.get('remove');
  const timeOf = (time: string) => formatDateTime(Date.parse(time), zone);
  return json({
    copy: translation.copy('passkeys'),
    security: translation.t('security', 'title'),
    form: describeForm(translation, rules(translation)),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: timeOf(createdAt),
      lastUsedAt: lastUsedAt === null ? translation.t('passkeys', 'never') : timeOf(lastUsedAt),
      removeHref: `${HERE}?${new URLSearchParams({ remove: id }).toString()}`,
      removeLabel: translation.t('passkeys-server', 'removeNamed', { name }),
    })),
    /** Null for one that the player does not have. */
    removing: passkeys.find(({ id }) => id === asked) ?? null,
  });
}

/** What the browser needs to make a passkey, and the name that was typed. */
export interface BegunPasskey {
  readonly creation: z.output<typeof creationOptions>;
  readonly name: string;
}

/** Action: begins a passkey and answers what the browser needs to make it, adds it, or removes one. */
export async function submitPasskeys({ request, context }: ActionFunctionArgs) {
  const { usercode } = requirePlayer({ request, context });
  const intent = context.page.form.get('intent');
  if (intent === 'finish') return finish(context, usercode);
  if (intent === 'remove') return remove(context, usercode);
  const form = await readForm({ context }, rules(context.page.translation));
  if (!form.value) return form.invalid();
  const allowance = await context.site.limits.passkeyByPlayer.consume(usercode);
  if (!allowance.allowed) return form.failLater(allowance.retryAfterSeconds);
  const outcome = await context.operator.ask(security.passkeybegin, form.value);
  if (outcome.kind !== 'success') return form.failWith(outcome);
  return json<BegunPasskey>({ creation: outcome.data, name: form.value.name });
}

async function finish(context: AppLoadContext, usercode: string) {
  const made = context.page.form.get('attestation');
  const read = attestation.safeParse(typeof made === 'string' ? parseJson(made) : null);
  if (!read.success) return tell(context, 'error', 'notRead');
  // Counted when it was begun; an answer that no beginning belongs to is refused by the operator.
  return sendOnce(context, usercode, security.passkeyfinish, { attestation: read.data }, 'added');
}

async function remove(context: AppLoadContext, usercode: string) {
  const id = identifier.safeParse(context.page.form.get('id'));
  if (!id.success) return tell(context, 'warning', 'gone');
  const allowance = await context.site.limits.passkeyByPlayer.consume(usercode);
  if (!allowance.allowed) {
    const count = Math.ceil(allowance.retryAfterSeconds / 60);
    const message = context.page.translation.t('forms-server', 'tooMany', { count });
    return context.page.toasts.redirect(HERE, { type: 'error', message }, REPLACE_ENTRY);
  }
  return sendOnce(context, usercode, security.passkeyremove, { id: id.data }, 'removed');
}

/** A form that was sent twice gets the answer of the first. */
const SAME_FORM_MS = 10_000;

async function sendOnce<C extends Call>(
  context: AppLoadContext,
  usercode: string,
  call: C,
  request: CallRequest<C>,
  done: TextKey<'passkeys-server'>,
) {
  const { translation, toasts } = context.page;
  const outcome = await singleFlightByPlayer(
    context.site.singleFlight,
    requestKey(call.path, usercode, request),
    () => context.operator.ask(call, request),
    ({ kind }) => (kind === 'success' ? SAME_FORM_MS : 0),
  );
  // The page that follows reads the list, and gets its full time for that.
  context.operator.resetDeadline();
  if (outcome.kind === 'success') {
    const message = outcome.message ?? translation.t('passkeys-server', done);
    return toasts.redirect(HERE, { type: 'success', message }, REPLACE_ENTRY);
  }
  const { message } = explainFailure(outcome, translation);
  return toasts.redirect(HERE, { type: 'error', message }, REPLACE_ENTRY);
}

const tell = (
  { page: { toasts, translation } }: AppLoadContext,
  type: 'error' | 'warning',
  key: TextKey<'passkeys-server'>,
) => toasts.redirect(HERE, { type, message: translation.t('passkeys-server', key) }, REPLACE_ENTRY);

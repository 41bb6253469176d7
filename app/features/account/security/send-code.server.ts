import type { AppLoadContext } from '@remix-run/node';
import type { ReadForm } from '~/forms/read-form.server';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import type { Call, CallData, CallRequest } from '~/upstream/contract/call';
import { mayHaveActed } from '~/upstream/outcome';

type Sent<Data, Failed> =
  { readonly data: Data; readonly message: string | null } | { readonly data?: undefined; readonly failed: Failed };

/** @throws a redirect to the page that shows what holds, where the call may have had its effect */
export async function sendCode<C extends Call, Value>(
  context: AppLoadContext,
  form: ReadForm<Value>,
  call: C,
  request: CallRequest<C>,
  /** Whether the operator then ends the player's other sessions. */
  { endsOthers = false } = {},
): Promise<Sent<CallData<C>, ReturnType<typeof form.invalid>>> {
  const outcome = await context.operator.ask(call, request);
  if (endsOthers && mayHaveActed(outcome)) await context.player.session.checkOthers();
  if (outcome.kind !== 'success' && mayHaveActed(outcome)) throw await leadToStatus(context);
  return outcome.kind === 'success' ? outcome : { failed: form.failWith(outcome) };
}

const leadToStatus = (context: AppLoadContext) =>
  replaceWithMessage(
    context,
    '/dashboard/security',
    context.page.translation.t('security-server', 'unknown'),
    'warning',
  );

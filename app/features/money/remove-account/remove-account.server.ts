import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { ConfirmReply } from '~/forms/confirm-form';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import { readMethods } from '~/features/money/payment-methods/methods.server';
import {
  accountPath,
  findAccount,
  isCard,
  removeAccountPath,
} from '~/features/money/payment-methods/saved-account.server';
import { KIND_NUMBER, methodsPath, type PaymentKind } from '~/payments/payment-kind';
import { payment } from '~/upstream/contract/payment';
import { mayHaveActed } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';

type Params = LoaderFunctionArgs['params'];

export async function loadRemoval({ context, params }: LoaderFunctionArgs) {
  const found = await findSaved(context, params);
  const { translation } = context.page;
  const copy = translation.copy(found && isCard(found.method) ? 'remove-card' : 'remove-account');
  // No error page: it would replace the message of a removal whose outcome is unknown.
  if (found === null) return json({ state: 'gone' as const, copy, methods: methodsPath('deposit') }, { status: 404 });
  const { kind, method, account } = found;
  return json({
    state: 'saved' as const,
    copy,
    texts: translation.copy('forms'),
    self: removeAccountPath(kind, method, account),
    back: accountPath(kind, method, account),
    methods: methodsPath(kind),
    method: method.title,
    account: account.label,
  });
}

/** Null where the operator keeps no such account, or does not remove it. @throws an error page when it cannot be read */
async function findSaved(context: AppLoadContext, { kind, method: methodId, account: accountId }: Params) {
  if (kind === undefined || !isKind(kind)) return null;
  const method = (await readMethods(context, kind)).find(({ id }) => String(id) === methodId);
  const account = method && findAccount(method, accountId ?? '');
  return method && account?.removable ? { kind, method, account } : null;
}

const isKind = (text: string): text is PaymentKind => Object.hasOwn(KIND_NUMBER, text);

/** Action: removes a saved account. It has one effect however often it is asked. */
export async function submitRemoval({ context, params }: ActionFunctionArgs) {
  const found = await findSaved(context, params);
  if (found === null) throw new Response(null, { status: 404 });
  const { kind, method, account } = found;
  const texts = context.page.translation.copy(isCard(method) ? 'remove-card-server' : 'remove-account-server');
  const outcome = await context.operator.ask(payment.forget, { id: method.id, account: account.id });
  if (outcome.kind === 'success')
    return replaceWithMessage(context, methodsPath(kind), outcome.message || texts.removed);
  const isUnknown = mayHaveActed(outcome);
  const operatorMessage = outcome.kind === 'refused' ? outcome.message : null;
  return json(
    {
      kind: isUnknown ? 'unknown' : 'refused',
      message: isUnknown ? texts.unknown : operatorMessage || texts.notRemoved,
    } satisfies ConfirmReply,
    { status: statusOf(outcome) },
  );
}

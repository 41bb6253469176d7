import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { ConfirmReply } from '~/forms/confirm-form';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import { readMethods } from '~/features/money/payment-methods/methods.server';
import { accountPath, findAccount, removeAccountPath } from '~/features/money/payment-methods/saved-account.server';
import { KIND_NUMBER, methodsPath, type PaymentKind } from '~/payments/payment-kind';
import { payment } from '~/upstream/contract/payment';
import { mayHaveActed } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';

type Params = LoaderFunctionArgs['params'];

export async function loadRemoval({ context, params }: LoaderFunctionArgs) {
  const { kind, method, account } = await findSaved(context, params);
  const { translation } = context.page;
  return json({
    copy: translation.copy('remove-account'),
    texts: translation.copy('forms'),
    self: removeAccountPath(kind, method, account),
    back: accountPath(kind, method, account),
    methods: methodsPath(kind),
    method: method.title,
    account: account.label,
  });
}

/** @throws 404 where the operator keeps no such account, or does not remove it; an error page when it cannot be read */
async function findSaved(context: AppLoadContext, { kind, method: methodId, account: accountId }: Params) {
  if (kind === undefined || !isKind(kind)) throw new Response(null, { status: 404 });
  const method = (await readMethods(context, kind)).find(({ id }) => String(id) === methodId);
  const account = method && findAccount(method, accountId ?? '');
  if (!method || !account?.removable) throw new Response(null, { status: 404 });
  return { kind, method, account };
}

const isKind = (text: string): text is PaymentKind => Object.hasOwn(KIND_NUMBER, text);

/** Action: removes a saved account. It has one effect however often it is asked. */
export async function submitRemoval({ context, params }: ActionFunctionArgs) {
  const texts = context.page.translation.copy('remove-account-server');
  const { kind, method, account } = await findSaved(context, params);
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

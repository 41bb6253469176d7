import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { explainFailure } from '~/forms/explain-failure.server';
import { parseJson } from '~/lib/parse-json';
import type { Toast } from '~/session/toasts.server';
import { customer } from '~/upstream/contract/customer';
import { identifier } from '~/upstream/contract/values';
import { hasCapability } from '~/upstream/has-capability.server';
import { mayHaveActed, type Outcome } from '~/upstream/outcome';

/** Whether players can end their sessions at this operator. */
export const canEndSessions = (context: AppLoadContext): Promise<boolean> => hasCapability(context, 'sessions');

type Target = { readonly id: string | number } | 'others';

/** The value of a row's button. It keeps whether the operator's id is a number. */
export const targetOf = (id: string | number) => JSON.stringify(id);

function readTarget(form: FormData): Target | null {
  if (form.has('others')) return 'others';
  const value = form.get('id');
  const id = identifier.safeParse(typeof value === 'string' ? parseJson(value) : null);
  return id.success ? { id: id.data } : null;
}

/**
 * Action: ends one other session of the player, or all others, and shows the list with the outcome as a toast. Every other
 * session that this site serves is then checked before it is served again.
 */
export async function submitSessionEnd({ context }: ActionFunctionArgs) {
  // As for any page that has no action.
  if (!(await canEndSessions(context))) throw new Response(null, { status: 405 });
  const { toasts, translation, href } = context.page;
  const answer = (toast: Toast) => toasts.redirect(href, toast);
  const target = readTarget(context.page.form);
  if (target === null) return answer({ type: 'warning', message: translation.t('history-server', 'noSession') });
  return answer(toastOf(await end(context, target), target, translation));
}

async function end({ operator, player }: AppLoadContext, target: Target): Promise<Outcome<unknown>> {
  const outcome =
    target === 'others'
      ? await operator.ask(customer.endothersessions, {})
      : await operator.ask(customer.endsession, target);
  // A refusal may say that an earlier try, whose answer was lost, has ended it.
  if (mayHaveActed(outcome) || outcome.kind === 'refused') await player.session.checkOthers();
  return outcome;
}

function toastOf(outcome: Outcome<unknown>, target: Target, translation: AppLoadContext['page']['translation']): Toast {
  const { t } = translation;
  if (outcome.kind === 'success') {
    const done = t('history-server', target === 'others' ? 'othersEnded' : 'ended');
    return { type: 'success', message: outcome.message || done };
  }
  if (mayHaveActed(outcome)) return { type: 'error', message: t('history-server', 'endUnknown') };
  return { type: 'warning', message: explainFailure(outcome, translation).message };
}

import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { explainFailure } from '~/forms/explain-failure.server';
import { showFailure } from '~/forms/show-failure.server';
import { parseJson } from '~/lib/parse-json';
import { customer } from '~/upstream/contract/customer';
import { identifier } from '~/upstream/contract/values';
import { hasCapability } from '~/upstream/has-capability.server';
import { mayHaveActed, type Outcome } from '~/upstream/outcome';

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

/** Ends one other session of the player, or all. Those that this site serves are then checked before they are served. */
export async function submitSessionEnd({ context }: ActionFunctionArgs) {
  // As for any page that has no action.
  if (!(await canEndSessions(context))) throw new Response(null, { status: 405 });
  const { toasts, translation, href } = context.page;
  const { t } = translation;
  const target = readTarget(context.page.form);
  if (target === null) return toasts.redirect(href, { type: 'warning', message: t('history-server', 'noSession') });
  const outcome = await end(context, target);
  if (outcome.kind === 'success') {
    const done = t('history-server', target === 'others' ? 'othersEnded' : 'ended');
    return toasts.redirect(href, { type: 'success', message: outcome.message || done });
  }
  const failure = explainFailure(outcome, translation, t('history-server', 'endUnknown'));
  return showFailure(context, href, failure, mayHaveActed(outcome) ? 'error' : 'warning');
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

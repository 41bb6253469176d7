import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { REPLACE_ENTRY } from '~/lib/remix-headers';
import { formatMoney, isPositive } from '~/lib/money';
import { bonus } from '~/upstream/contract/bonus';
import { explainFailure } from '~/forms/explain-failure.server';
import type { ConfirmReply } from '~/forms/confirm-form';
import { mayHaveActed, type Failure } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';
import { forfeitPath } from './bonus-paths';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { isActive, NEWEST_BONUSES, type Bonus } from './is-active';

export async function loadForfeit({ params, context }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  const { translation } = context.page;
  const found = await findBonus(context, id);
  const shared = {
    copy: translation.copy('forfeit-bonus'),
    texts: translation.copy('forms'),
    self: forfeitPath(id),
    bonuses: BONUSES_PATH,
    centre: translation.t('bonuses', 'title'),
  };
  // No error page: it would replace the message of a form whose outcome is unknown.
  if ('failure' in found) {
    return json({ state: 'unreadable' as const, ...shared }, { status: statusOf(found.failure, { refused: 503 }) });
  }
  return json({ ...shared, state: stateOf(found), title: found.title, lost: lossOf(found, context.page) });
}

function stateOf(found: Bonus): 'ready' | 'fixed' | 'over' {
  if (!isActive(found, Date.now())) return 'over';
  return found.forfeitable === true ? 'ready' : 'fixed';
}

function lossOf({ remaining, wagered, freeSpins }: Bonus, { translation: { locale, copy } }: AppLoadContext['page']) {
  const names = copy('forfeit-bonus');
  const money = (amount: string) => formatMoney(amount, locale);
  return [
    ...(remaining == null || !isPositive(remaining) ? [] : [{ name: names.remaining, text: money(remaining) }]),
    ...(wagered != null && isPositive(wagered) ? [{ name: names.wagered, text: money(wagered) }] : []),
    ...(freeSpins && freeSpins.left > 0 ? [{ name: names.freeSpins, text: String(freeSpins.left) }] : []),
  ];
}

/** @throws 404 where the player has no such bonus among the newest ones */
async function findBonus({ operator }: AppLoadContext, id: string): Promise<Bonus | { failure: Failure }> {
  const list = await operator.ask(bonus.list, NEWEST_BONUSES);
  if (list.kind !== 'success') return { failure: list };
  const found = list.data.items.find((item) => String(item.id) === id);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

export async function submitForfeit({ params, context }: ActionFunctionArgs) {
  const { translation } = context.page;
  const { t } = translation;
  const say = (kind: ConfirmReply['kind'], message: string, status: number) =>
    json({ kind, message } satisfies ConfirmReply, { status });
  const found = await findBonus(context, params['id'] ?? '');
  if ('failure' in found)
    return say('refused', t('forfeit-bonus-server', 'notSent'), statusOf(found.failure, { refused: 503 }));
  // The id as the operator wrote it, which the address does not say.
  const outcome = await context.operator.ask(bonus.forfeit, { id: found.id });
  if (outcome.kind === 'success') {
    const message = outcome.message || t('forfeit-bonus-server', 'forfeited');
    return context.page.toasts.redirect(BONUSES_PATH, { type: 'success', message }, REPLACE_ENTRY);
  }
  if (mayHaveActed(outcome)) return say('unknown', t('forfeit-bonus-server', 'unknown'), statusOf(outcome));
  const { message, status } = explainFailure(outcome, translation);
  return say('refused', outcome.kind === 'unavailable' ? t('forfeit-bonus-server', 'notSent') : message, status);
}

import { json, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { StateUnavailableError } from '~/platform/state/shared-state';
import { INTENT_FIELD } from '~/features/money/payment-form/payment-field';
import { scopeOf } from '~/payments/payment-intents.server';
import type { PaymentKind } from '~/payments/payment-kind';
import { accountIn } from '~/features/money/payment-methods/saved-account.server';
import type { FailureData } from '~/upstream/outcome';
import { replyWithForm } from './reply-with-form.server';
import { openReview } from './reviewed-payment.server';

/**
 * Answers 503 with what was typed while the shared state is away, without which a payment could be sent twice. The form keeps
 * its intent, which an earlier press may have used.
 */
export const keepUnsent = (args: ActionFunctionArgs, kind: PaymentKind) => async (failure: unknown) => {
  if (!(failure instanceof StateUnavailableError)) throw failure;
  const { payments, page, player: visitor } = args.context;
  const player = visitor.session.player;
  // The page's own data cannot be read either. A script keeps the form that is on the page.
  if (!page.isDataRequest || !player) throw await notSentPage(args.context, 503, 'notSentNow');
  const accountId = accountIn(args.request) ?? '';
  const scope = scopeOf(player.id, kind, args.params['id'] ?? '', accountId === '' ? null : { id: accountId });
  const order = await openReview(payments, page.form, scope);
  const sent = order?.intent ?? page.form.get(INTENT_FIELD);
  const messages = [page.translation.t('cashier-server', 'notSentNow')];
  return replyWithForm(args.context, scope, [], null, {
    status: 503,
    messages,
    intent: typeof sent === 'string' ? sent : '',
  });
};

/** @param text `notSent` where the method could not be read; `notSentNow` where an earlier press may have sent it */
export async function notSentPage(
  { page, player }: AppLoadContext,
  status: number,
  text: 'notSent' | 'notSentNow',
): Promise<Response> {
  const isKept = await player.draft.keep();
  const message = page.translation.t('cashier-server', isKept ? text : `${text}Lost`);
  return json({ kind: 'not-sent', message } satisfies FailureData, { status });
}

import { useActionData, useFetcher } from '@remix-run/react';
import { OFFLINE } from '~/forms/send-form';
import type { ClaimReply } from './claim-in-place.server';
import type { PromoCodeReply } from './promo-code.server';

/** What became of a form that brought no bonus; `offline` when it did not reach the server. */
type Answer<Reply> = Reply | 'offline' | undefined;

type AnyReply = ClaimReply | PromoCodeReply;

/**
 * A form of the bonuses that is sent in place. Without a script it is a form of the page, whose answer comes with the page.
 *
 * @param isOwn whether an answer of the page's action is about this form
 */
export function useBonusForm<Reply extends AnyReply>(isOwn: (reply: AnyReply) => boolean) {
  const fetcher = useFetcher<unknown>();
  const ofPage = useActionData<unknown>() as AnyReply | undefined;
  const ofFetcher = fetcher.data === OFFLINE ? 'offline' : (fetcher.data as Answer<Reply>);
  const answer =
    ofFetcher ?? (typeof ofPage === 'object' && ofPage !== null && isOwn(ofPage) ? (ofPage as Reply) : undefined);
  return { Element: fetcher.Form, isPending: fetcher.state !== 'idle', answer };
}

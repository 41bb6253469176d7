import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { isJustNow } from '~/lib/is-just-now';
import type { Journey } from '~/session/journeys.server';

export const CALL_REQUEST_PATH = '/call-me';

const RECEIVED = 'received';

const state = z.object({ name: z.string(), message: z.string(), contacts: z.array(z.string()) });

type SentRequest = z.output<typeof state>;

const journey: Journey<SentRequest> = { name: 'call-request', seconds: 60, state };

const owner = ({ player: { session } }: AppLoadContext) => session.player?.username ?? '';

/** The page of the form, which says for a minute that it was received, and what was sent. */
export async function confirmOnPage(
  context: AppLoadContext,
  {
    contacts,
    ...texts
  }: Omit<SentRequest, 'contacts'> & {
    readonly contacts: readonly { readonly contact: string }[];
  },
): Promise<string> {
  if (context.page.sendsCookies)
    await context.player.journeys.keep(journey, owner(context), {
      ...texts,
      contacts: contacts.map(({ contact }) => contact),
    });
  return `${CALL_REQUEST_PATH}?${RECEIVED}=${Date.now()}`;
}

/**
 * What was sent, where the address says that something just was; null where it does not. Without cookies nothing is known of
 * it.
 */
export async function describeSent(context: AppLoadContext, request: Request) {
  if (!isJustNow(new URL(request.url).searchParams.get(RECEIVED))) return null;
  const { t } = context.page.translation;
  const sent = await context.player.journeys.find(journey, owner(context));
  return {
    title: t('call-request-server', 'received'),
    sent,
    another: t('call-request-server', 'another'),
  };
}

import { json, type AppLoadContext } from '@remix-run/node';
import type { FailureData } from '~/upstream/outcome';

/** The page for a payment that was not sent because the method could not be read. Keeps the typed values for its form. */
export async function notSentPage({ page, player }: AppLoadContext, { status }: Response): Promise<Response> {
  const username = player.session.player?.username ?? null;
  const isKept = await player.typed.keep(username);
  const message = page.translation.t('cashier-server', isKept ? 'notSent' : 'notSentLost');
  return json({ kind: 'not-sent', message } satisfies FailureData, { status });
}

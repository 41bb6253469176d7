import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { FALLBACK_DELAY_MS } from './find-chat';

/** However many players tap, a chat's host is asked once in this time. */
const KNOWN_FOR_MS = 30_000;

/**
 * Those of the chat's addresses that answer with an error, as a list in JSON. A browser cannot see what another site
 * answers. One that this server cannot reach is not in it: the player's network may be able to.
 */
export async function loadRefusals({ context }: LoaderFunctionArgs) {
  const {
    site: { liveChat },
  } = context;
  const refused = await Promise.all(liveChat.map((page) => isRefused(context, page)));
  return json(liveChat.filter((_page, index) => refused[index]));
}

const isRefused = ({ site: { singleFlight } }: AppLoadContext, page: string) =>
  singleFlight.run(
    `live-chat ${page}`,
    async () => {
      try {
        const signal = AbortSignal.timeout(FALLBACK_DELAY_MS);
        const { status, body } = await fetch(page, { redirect: 'manual', signal });
        await body?.cancel();
        return status >= 400;
      } catch {
        return false;
      }
    },
    () => KNOWN_FOR_MS,
  );

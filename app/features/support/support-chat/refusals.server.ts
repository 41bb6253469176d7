import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { FALLBACK_DELAY_MS } from './find-chat';

/** For how long the status of a chat host is cached for all players. */
const KNOWN_FOR_MS = 30_000;

/** A browser cannot see these statuses. An unreachable address is not listed: the player's network may reach it. */
export async function loadRefusals({ context }: LoaderFunctionArgs) {
  const { liveChat } = context.site;
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

import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { isPrefetch } from '~/lib/is-prefetch';
import type { Journey, Journeys } from './journeys.server';
import type { PlayerSession } from './player-session.server';

/** The time without an act of the player after which pages that move money ask for the password, in seconds. */
export const DEFAULT_MONEY_IDLE = 30 * 60;

const storedAct = z.object({ session: z.string(), at: z.number() });

/** Not with each request: that would be a cookie in each response. A player is asked earlier by this part of the time at most. */
const RENEWALS = 30;

type Known = Pick<PlayerSession, 'id' | 'username'>;

export type StepUp = ReturnType<typeof createStepUp>;

/**
 * Whether the player has acted in this browser lately. A sealed cookie says so: a login and a confirmation begin it, and
 * acts renew it while it lasts. An act after that renews nothing, so that a browser which was left open moves no money
 * (docs/decisions/0033).
 *
 * @param seconds 0 for a time without limit
 */
export function createStepUp(journeys: Journeys, seconds: number, now = Date.now) {
  const journey: Journey<z.output<typeof storedAct>> = { name: 'present', seconds, state: storedAct };
  const isLimited = seconds > 0;

  const begin = ({ id, username }: Known) => journeys.keep(journey, username, { session: id, at: now() });

  async function lastAct({ id, username }: Known): Promise<number | null> {
    const found = await journeys.find(journey, username);
    return found?.session === id ? found.at : null;
  }

  return {
    async begin(player: Known) {
      if (isLimited) await begin(player);
    },
    async renew(player: Known) {
      const at = isLimited ? await lastAct(player) : null;
      if (at !== null && now() - at > (seconds * 1000) / RENEWALS) await begin(player);
    },
    /** Always true where the time is not limited. */
    isKnown: async (player: Known) => !isLimited || (await lastAct(player)) !== null,
    end: () => isLimited && journeys.end(journey),
  };
}

interface RequestedPage {
  readonly routeId: string;
  readonly isDocument: boolean;
  readonly takesForms: boolean;
  readonly facts: { readonly readByScripts?: true; readonly returnPath?: 'redirectTo' };
}

/**
 * Whether a request is an act of the player: a form, or a page that was asked for. A page that loads itself again, one that
 * is fetched ahead, and data that its scripts read by themselves, are none.
 *
 * @param page null for a page of errors
 * @param href of the page, without what the framework adds
 * @param loader the route whose data alone is asked for
 */
export function isAct(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { page, href, loader }: { page: RequestedPage | null; href: string; loader: string | null },
): boolean {
  if (page === null) return false;
  const isReadByScripts = page.facts.readByScripts === true;
  // The login forms post by themselves, to offer a passkey, and scripts post to routes without a page. Neither is an act.
  if (method === 'POST')
    return page.takesForms && page.facts.returnPath === undefined && (page.isDocument || !isReadByScripts);
  if (method !== 'GET' || !page.isDocument) return false;
  if (isPrefetch({ get: (name) => headers[name]?.toString() ?? null })) return false;
  if (headers.referer?.replace(/^https?:\/\/[^/]+/, '') === href) return false;
  return loader === null || (loader === page.routeId && !isReadByScripts);
}

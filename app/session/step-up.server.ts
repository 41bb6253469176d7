import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Journey, Journeys } from './journeys.server';
import type { PlayerSession } from './player-session.server';

/** The time without an act of the player after which pages that move money ask for the password, in seconds. */
export const DEFAULT_MONEY_IDLE = 30 * 60;

const kept = z.object({ session: z.string(), at: z.number() });

/** Not with each request: that would be a cookie in each response. */
const RENEWED_AFTER_MS = 60_000;

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
  const journey: Journey<z.output<typeof kept>> = { name: 'present', seconds, state: kept };
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
      if (at !== null && now() - at > RENEWED_AFTER_MS) await begin(player);
    },
    /** Always true where the time is not limited. */
    isKnown: async (player: Known) => !isLimited || (await lastAct(player)) !== null,
    end: () => isLimited && journeys.end(journey),
  };
}

/** The route that a request is for. */
interface RequestedPage {
  readonly isDocument: boolean;
  readonly facts: { readonly readByScripts?: true; readonly returnPath?: 'redirectTo' };
}

/**
 * Whether a request is an act of the player: a form, or a page that was asked for. A page that loads itself again, and data
 * that its scripts read by themselves, are none.
 *
 * @param href of the page, without what the framework adds
 */
export function isAct(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { page, href, isDataRequest }: { page: RequestedPage | null; href: string; isDataRequest: boolean },
): boolean {
  const isReadByScripts = page?.facts.readByScripts === true;
  // The login forms post by themselves, to offer a passkey, and scripts post to routes without a page. Neither is an act.
  if (method === 'POST') return page?.facts.returnPath === undefined && !(isReadByScripts && !page?.isDocument);
  if (!page?.isDocument || headers['sec-purpose'] !== undefined) return false;
  if (headers.referer?.replace(/^https?:\/\/[^/]+/, '') === href) return false;
  return !(isDataRequest && isReadByScripts);
}

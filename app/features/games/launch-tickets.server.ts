import type { TokenSigner } from '~/lib/signed-token.server';

/** How long a ticket is valid. The frame requests its game at once, but a phone may be slow. */
const TICKET_MS = 2 * 60_000;

/**
 * Issues and checks launch tickets: proof that a page of this site was rendered for this player and game less than two
 * minutes ago. A frame is requested by GET, which a CSRF token does not protect.
 */
export interface LaunchTickets {
  issue(sessionId: string, game: string): string;
  accepts(ticket: string, sessionId: string, game: string): boolean;
}

/** @param signer for `launch` */
export function createLaunchTickets(signer: TokenSigner, now = Date.now): LaunchTickets {
  return {
    issue: (sessionId, game) => signer.issue(String(now() + TICKET_MS), sessionId, game),
    accepts(ticket, sessionId, game) {
      const until = signer.read(ticket, sessionId, game);
      return until !== null && now() <= Number(until);
    },
  };
}

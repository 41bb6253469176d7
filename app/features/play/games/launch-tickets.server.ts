import { randomUUID } from 'node:crypto';
import type { TokenSigner } from '~/lib/signed-token.server';

/** How long a ticket is valid. The frame requests its game at once, but a phone may be slow. */
const TICKET_MS = 2 * 60_000;

/** Proof that a page was rendered for this player and game just before: a CSRF token does not protect a frame's GET. */
export interface LaunchTickets {
  issue(owner: string, game: string): string;
  accepts(ticket: string, owner: string, game: string): boolean;
}

/** @param signer for `launch` */
export function createLaunchTickets(signer: TokenSigner, now = Date.now): LaunchTickets {
  return {
    // With a random part, because a launch is shared by the requests with one ticket: two guests must not share a game.
    issue: (owner, game) => signer.issue(`${now() + TICKET_MS}_${randomUUID()}`, owner, game),
    accepts(ticket, owner, game) {
      const until = signer.read(ticket, owner, game);
      return until !== null && now() <= Number(until.split('_', 1)[0]);
    },
  };
}

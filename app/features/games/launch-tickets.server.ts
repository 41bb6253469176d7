import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '~/session/keys.server';

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

export function createLaunchTickets(keys: Keys, now = Date.now): LaunchTickets {
  return {
    issue(sessionId, game) {
      const until = String(now() + TICKET_MS);
      return `${until}.${sign(keys.newest('launch'), until, sessionId, game).toString('base64url')}`;
    },
    accepts(ticket, sessionId, game) {
      const [until = '', signature = ''] = ticket.split('.');
      const signatureBytes = Buffer.from(signature, 'base64url');
      const isSigned = keys.all('launch').some((key) => {
        const expected = sign(key, until, sessionId, game);
        return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
      });
      return isSigned && now() <= Number(until);
    },
  };
}

function sign(key: Uint8Array, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}

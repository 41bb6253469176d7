import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '~/session/keys.server';

/** A page's frame asks for its game at once; a slow phone may take its time. */
const TICKET_MS = 2 * 60_000;

/**
 * What lets a frame open a game session: proof that a page of this site was made for this player and this game a moment
 * ago. Frames can only be asked for by GET, which proves nothing by itself.
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
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.all('launch').some((key) => {
        const expected = sign(key, until, sessionId, game);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs && now() <= Number(until);
    },
  };
}

function sign(key: Uint8Array, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}

import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { formatMoney } from '~/lib/money';
import type { FailureKind } from '~/upstream/outcome';
import type { Balances } from './balances.server';
import { createCookieJar, type CookieJar } from './cookie-jar.server';
import { deviceId } from './device-id.server';
import { findFingerprint } from './fingerprint.server';
import { endSession, findPlayer } from './player-session.server';
import type { Seal } from './seal.server';

interface BalanceRouteOptions {
  readonly seal: Seal;
  /** On https: cookies are Secure. */
  readonly secure: boolean;
  readonly balances: Balances;
  localeOf(jar: CookieJar): string;
  /** Whether the session was ended before its time. */
  isOver(sessionId: string): Promise<boolean>;
  /** Told when the operator says that a session is over. */
  onEnd(sessionId: string): Promise<void>;
}

const STATUS: Record<FailureKind, number> = {
  refused: 503,
  unavailable: 503,
  unauthorised: 401,
  faulty: 502,
  'not-offered': 501,
};

const RETRY_AFTER_SECONDS = '5';

/**
 * The balance for what polls it: `{ balance, text, asOf }`, the decimal amount, the same as a player reads it, and when
 * the operator said so. 304 while amount and language stay, 401 for guests, 409 when the page belongs to another player
 * (`?of=` their user code) than the one who is logged in by now.
 *
 * Ahead of everything that pages need: at one poll in three seconds, this is most of what the site is asked for.
 */
export function balanceRoute({ seal, secure, balances, localeOf, isOver, onEnd }: BalanceRouteOptions): RequestHandler {
  async function answer(request: Request, response: Response): Promise<void> {
    response.setHeader('cache-control', 'private, no-store');
    const jar = createCookieJar(request.headers.cookie, secure);
    const player = await findPlayer(jar, seal, { isOver });
    if (!player) return void response.status(401).json({});
    const { of } = request.query;
    if (of !== undefined && of !== player.usercode) return void response.status(409).json({});

    const locale = localeOf(jar);
    const outcome = await balances.ask(player.id, {
      token: player.token,
      fingerprint: findFingerprint(jar) ?? deviceId(jar),
      locale,
      requestId: response.locals.requestId as string,
      address: request.ip ?? null,
    });
    if (outcome.kind === 'unauthorised') {
      const gone = createCookieJar(request.headers.cookie, secure);
      endSession(gone);
      await onEnd(player.id);
      response.setHeader('set-cookie', gone.headers());
    }
    if (outcome.kind !== 'success') {
      response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      return void response.status(STATUS[outcome.kind]).json({});
    }
    const { balance } = outcome.data;
    const tag = `"${createHash('sha256').update(`${player.id} ${locale} ${balance}`).digest('base64url').slice(0, 22)}"`;
    response.setHeader('etag', tag);
    if (request.headers['if-none-match'] === tag) return void response.status(304).end();
    response.json({ balance, text: formatMoney(balance, locale), asOf: new Date(outcome.asOf).toISOString() });
  }

  return (request, response, next) => {
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET');
      response.status(405).json({});
      return;
    }
    answer(request, response).catch(next);
  };
}

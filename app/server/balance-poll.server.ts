import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatMoney } from '~/lib/money';
import type { FailureKind } from '~/upstream/outcome';
import type { Balances } from '~/upstream/balances.server';
import { createCookieJar, type CookieJar } from '~/session/cookie-jar.server';
import { deviceId } from '~/session/device-id.server';
import { findFingerprint } from '~/session/fingerprint.server';
import { endSession, findPlayer } from '~/session/player-session.server';
import type { Seal } from '~/session/seal.server';

interface BalancePollOptions {
  readonly seal: Seal;
  /** On https: cookies are Secure. */
  readonly secure: boolean;
  readonly balances: Balances;
  /** For every answer. */
  readonly headers: Readonly<Record<string, string>>;
  localeOf(jar: CookieJar): string;
  /** Where a request comes from, for the operator. */
  addressOf(request: IncomingMessage): string;
  /** Whether the session was ended before its time. */
  isOver(sessionId: string): Promise<boolean>;
  /** Told when the operator says that a session is over. */
  onEnd(sessionId: string): Promise<void>;
}

interface PollAnswer {
  readonly status: number;
  readonly head?: readonly string[];
  /** Nothing is `{}`, but for a 304. */
  readonly body?: object;
}

const STATUS: Record<FailureKind, number> = {
  refused: 503,
  unavailable: 503,
  unauthorised: 401,
  faulty: 502,
  'not-offered': 501,
};

const RETRY_AFTER_SECONDS = '5';

const PATH = '/balance';

/** Whether a request is one of those that a page sends by itself, over and over. */
export const isBalancePoll = ({ url = '' }: IncomingMessage) => url === PATH || url.startsWith(`${PATH}?`);

/**
 * The balance for what polls it: `{ balance, text, asOf }`, the decimal amount, the same as a player reads it, and when
 * the operator said so. 304 while amount and language stay, 401 for guests, 409 when the page belongs to another player
 * (`?of=` their user code) than the one who is logged in by now.
 *
 * Ahead of everything that pages need, express as well: at one poll in three seconds, this is most of what the site is
 * asked for. Rejects when something is wrong with the site itself; nothing was answered then.
 */
export function answersToPolls(options: BalancePollOptions) {
  const { seal, secure, balances, localeOf, addressOf, isOver, onEnd } = options;
  const ownHead = Object.entries({ ...options.headers, 'cache-control': 'private, no-store' }).flat();

  async function find(request: IncomingMessage, requestId: string): Promise<PollAnswer> {
    if (request.method !== 'GET') return { status: 405, head: ['allow', 'GET'] };
    const { cookie } = request.headers;
    const jar = createCookieJar(cookie, secure);
    const player = await findPlayer(jar, seal, { isOver });
    if (!player) return { status: 401 };
    if (playersNamedIn(request.url).some((usercode) => usercode !== player.usercode)) return { status: 409 };

    const locale = localeOf(jar);
    const outcome = await balances.ask(player.id, {
      token: player.token,
      fingerprint: findFingerprint(jar) ?? deviceId(jar),
      locale,
      requestId,
      address: addressOf(request),
    });
    if (outcome.kind !== 'success') {
      const head = ['retry-after', RETRY_AFTER_SECONDS];
      if (outcome.kind === 'unauthorised') {
        const gone = createCookieJar(cookie, secure);
        endSession(gone);
        await onEnd(player.id);
        head.push(...gone.headers().flatMap((each) => ['set-cookie', each]));
      }
      return { status: STATUS[outcome.kind], head };
    }
    const { balance } = outcome.data;
    const tag = `"${createHash('sha256').update(`${player.id} ${locale} ${balance}`).digest('base64url').slice(0, 22)}"`;
    if (request.headers['if-none-match'] === tag) return { status: 304, head: ['etag', tag] };
    const asOf = new Date(outcome.asOf).toISOString();
    return { status: 200, head: ['etag', tag], body: { balance, text: formatMoney(balance, locale), asOf } };
  }

  return async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const { status, head = [], body = {} } = await find(request, requestId);
    const whole = [...ownHead, 'x-request-id', requestId, ...head];
    if (status === 304) return void response.writeHead(304, whole).end();
    const json = JSON.stringify(body);
    whole.push('content-type', 'application/json; charset=utf-8', 'content-length', String(Buffer.byteLength(json)));
    response.writeHead(status, whole).end(json);
  };
}

function playersNamedIn(url = ''): string[] {
  const at = url.indexOf('?');
  return at < 0 ? [] : new URLSearchParams(url.slice(at)).getAll('of');
}

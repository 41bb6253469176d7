import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead } from '~/lib/is-read';
import type { BalancePart } from '~/balance/balance-store';
import { balanceParts, hasParts } from '~/balance/balance-parts.server';
import { formatMoney } from '~/lib/money';
import type { Trace } from '~/lib/trace-parent.server';
import { statusOf } from '~/upstream/status-of';
import { userAgentOf } from '~/upstream/user-agent';
import { chooseLocale } from '~/i18n/language-offer';
import type { Locale } from '~/i18n/locale';
import type { Caller } from '~/upstream/client.server';
import type { CallData } from '~/upstream/contract/call';
import { cms } from '~/upstream/contract/cms';
import type { user } from '~/upstream/contract/user';
import { createCookieJar } from '~/session/cookie-jar.server';
import { findFingerprint, deviceId } from '~/session/fingerprint.server';
import { LANGUAGE_COOKIE } from '~/session/preferences.server';
import { pausedUntil } from '~/session/paused-play.server';
import { endSession, findSession, type PlayerSession } from '~/session/player-session.server';
import { shortHash } from '~/lib/short-hash.server';
import { matchesEtag } from './http/etag.server';
import type { Site } from './site.server';

type Wallet = CallData<typeof user.balance>;

interface PollAnswer {
  readonly status: number;
  /** Header names and values, in turns. */
  readonly headers?: readonly string[];
  /** Sent as JSON; `{}` when absent. A 304 has no body. */
  readonly body?: object;
}

const RETRY_AFTER_SECONDS = '5';

const PATH = '/balance';

const ENDS = {
  'no-session': { status: 401, message: 'sessionEndedKept' },
  'other-player': { status: 409, message: 'otherPlayer' },
} as const;
const NOT_OFFERED: PollAnswer = { status: 501, body: { end: 'not-offered' } };

/** Whether a request is a balance poll, which open pages send every three seconds. */
export const isBalancePoll = ({ url = '' }: IncomingMessage) => url === PATH || url.startsWith(`${PATH}?`);

/**
 * Creates the handler of balance polls. It answers `{ balance, text, asOf, isPaused, parts }`: the decimal amount, the amount
 * formatted for the player, the ISO time of the operator's answer, and whether the player has paused play. Other statuses:
 *
 * - 304: all but the time is unchanged
 * - 401: the request has no session, or the operator has ended it, which the next page says in a toast
 * - 409: `?of=` holds the user code of the page's player, and another player is logged in now
 * - 501: the operator has no balances
 *
 * These three end a page's polling: `{ end }` says that it is this site that answers, not a proxy. With `?unsent=` the page has
 * a form that is filled in, and `{ message }` says what became of it. No cookie says it: another tab would take the cookie.
 *
 * It runs before express, because polls are most of the traffic. The promise rejects on an internal error, before a response
 * is sent.
 *
 * @param headers the security headers, for every response
 */
export function createBalancePoll(site: Site, headers: Readonly<Record<string, string>>) {
  const { seal, secure, balances, toasts, content, translator, languages, pausedPlayers, revocations } = site;
  const baseHeaders = Object.entries({ ...headers, 'cache-control': 'private, no-store' }).flat();

  const textOf = async (name: 'sessionEnded' | 'sessionEndedKept' | 'otherPlayer', locale: Locale) =>
    (await translator.translation(locale, null)).t('login-server', name);

  /** @param isUnsent whether the page has a form that is filled in, and says what became of it */
  async function answerEnd(end: keyof typeof ENDS, isUnsent: boolean, locale: Locale): Promise<PollAnswer> {
    const { status, message } = ENDS[end];
    return { status, body: { end, ...(isUnsent && { message: await textOf(message, locale) }) } };
  }

  /** Costs nothing where the operator names no parts. The names come from the site's own texts, as the amounts do. */
  async function partsOf(wallet: Wallet, locale: Locale): Promise<readonly BalancePart[]> {
    if (!hasParts(wallet)) return [];
    return balanceParts(wallet, content.peek(cms.grouped, {}, locale), await translator.translation(locale, null));
  }

  async function answerTo(request: IncomingMessage, trace: Trace): Promise<PollAnswer> {
    if (!isRead(request)) return { status: 405, headers: ['allow', 'GET, HEAD'] };
    const { cookie } = request.headers;
    const jar = createCookieJar(cookie, secure);
    const locale = chooseLocale(languages.peek() ?? languages.initial, jar.get(LANGUAGE_COOKIE));
    const query = queryOf(request.url);
    const isUnsent = query.has('unsent');
    const callerFor = ({ token }: PlayerSession): Caller => ({
      token,
      fingerprint: findFingerprint(jar) ?? deviceId(jar),
      locale,
      ...trace,
      address: site.addressOf(request),
      userAgent: userAgentOf(request.headers),
    });
    const { player, revoked } = await findSession(jar, seal, {
      lengths: site.sessionLengths,
      isOver: site.isSessionOver,
      findPause: pausedPlayers.find,
      findDemand: revocations.find,
      check: (session, demandedAt) => revocations.check(session, demandedAt, callerFor(session)),
    });
    /** Ends the session that the operator has ended: removes its cookies, and says so now or on the next page. */
    const endNow = async ({ id }: PlayerSession) => {
      await site.endSession(id);
      const changed = createCookieJar(cookie, secure);
      endSession(changed);
      const cookies = changed.headers();
      if (!isUnsent)
        cookies.push(await toasts.cookie({ type: 'warning', message: await textOf('sessionEnded', locale) }));
      const answer = await answerEnd('no-session', isUnsent, locale);
      return { ...answer, headers: cookies.flatMap((each) => ['set-cookie', each]) };
    };
    if (revoked) return endNow(revoked);
    if (!player) return answerEnd('no-session', isUnsent, locale);
    if (query.getAll('of').some((usercode) => usercode !== player.usercode))
      return answerEnd('other-player', isUnsent, locale);

    const outcome = await balances.ask(player.id, callerFor(player));
    if (outcome.kind === 'unauthorised') return endNow(player);
    if (outcome.kind !== 'success') {
      const headers = ['retry-after', RETRY_AFTER_SECONDS];
      if (outcome.kind === 'not-offered') return { ...NOT_OFFERED, headers };
      return { status: statusOf(outcome, { refused: 503 }), headers };
    }
    const { balance } = outcome.data;
    const isPaused = pausedUntil(player) !== null;
    const parts = await partsOf(outcome.data, locale);
    const shown = [player.id, locale, balance, isPaused, ...parts.map(({ text }) => text)].join(' ');
    const etag = `"${shortHash(shown)}"`;
    if (matchesEtag(request.headers['if-none-match'], etag)) return { status: 304, headers: ['etag', etag] };
    const asOf = new Date(outcome.asOf).toISOString();
    return {
      status: 200,
      headers: ['etag', etag],
      body: { balance, text: formatMoney(balance, locale), asOf, isPaused, ...(parts.length > 0 && { parts }) },
    };
  }

  return async (request: IncomingMessage, response: ServerResponse, trace: Trace): Promise<void> => {
    const { status, headers = [], body = {} } = await answerTo(request, trace);
    const allHeaders = [...baseHeaders, 'x-request-id', trace.requestId, ...headers];
    if (status === 304) return void response.writeHead(304, allHeaders).end();
    const json = JSON.stringify(body);
    allHeaders.push(
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(Buffer.byteLength(json)),
    );
    response.writeHead(status, allHeaders).end(json);
  };
}

function queryOf(url = ''): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at));
}

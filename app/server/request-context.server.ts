import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { json } from '@remix-run/node';
import type { Logger } from 'pino';
import type { RejectionStatus } from './http/csrf-guard.server';
import type { Translation } from '~/i18n/translator.server';
import { safeRedirect } from '~/lib/safe-redirect';
import { timeZoneNamed } from '~/lib/time-zone';
import { createCookieJar, type CookieJar } from '~/session/cookie-jar.server';
import { csrfToken, csrfTokenMatches } from '~/session/csrf-token.server';
import { deviceId } from '~/session/device-id.server';
import { findFingerprint } from '~/session/fingerprint.server';
import { loginPath } from '~/session/login-link';
import { createJourneys, type Journeys } from '~/session/journeys.server';
import { openSession, type SessionHandle } from '~/session/player-session.server';
import { isLite, LANGUAGE_COOKIE, TIME_ZONE_COOKIE } from '~/session/preferences.server';
import { keepReferral } from '~/session/referral.server';
import type { PaymentServices } from '~/payments/payment-services.server';
import type { Toasts } from '~/session/toasts.server';
import { createTypedValues, type TypedValues, type Values } from '~/session/typed-values.server';
import { PAGE_BUDGET_MS, type Caller } from '~/upstream/client.server';
import type { Call, CallData, CallRequest } from '~/upstream/contract/call';
import { cms } from '~/upstream/contract/cms';
import type { FailureData, FailureKind, Outcome } from '~/upstream/outcome';
import type { Site } from './site.server';

/** What loaders and actions are given: everything about one request, made once, shared with nobody. */
export interface RequestContext {
  readonly requestId: string;
  /** Path and query of the page that the request belongs to, without Remix's own parameters. */
  readonly page: string;
  readonly development: boolean;
  /** The scheme and host that players see, for absolute links. */
  readonly origin: string;
  /** Spec 2.3: the public host is the product's own domain, or below it. */
  readonly onMainDomain: boolean;
  /** Addresses of the live chat's page, best first; none where there is no chat. */
  readonly liveChat: readonly string[];
  readonly translation: Translation;
  /** The time zone of the player's clocks. */
  readonly zone: string;
  /** The operator's wording could not be read, not even an old copy: the bundled texts stand alone. */
  readonly translationsFailed: boolean;
  readonly jar: CookieJar;
  /** Headers for the answer to come, whether a page, data or an error: Remix passes on only a route's own choice. */
  readonly answerHeaders: Headers;
  readonly session: SessionHandle;
  readonly lite: boolean;
  readonly csrf: string;
  /** The player's address, as the trusted proxies tell it. */
  readonly address: string;
  readonly operator: {
    /** Makes a call in the player's name. When the operator says the session is over, throws the way to the login form. */
    ask<C extends Call>(call: C, request: CallRequest<C>, options?: AskOptions): Promise<Outcome<CallData<C>>>;
    /** For a page that is nothing without it: throws an error page when the call does not succeed. */
    read<C extends Call>(call: C, request: CallRequest<C>): Promise<CallData<C>>;
    /** Makes a call in nobody's name, for forms that open a session: a 401 is then an answer like any other. */
    askAsGuest<C extends Call>(call: C, request: CallRequest<C>): Promise<Outcome<CallData<C>>>;
    /** The player's balance as decimal text, null for guests and when it is not known. */
    findBalance(): Promise<string | null>;
    /** Money moved: the balance is asked for anew. */
    forgetBalance(): Promise<void>;
  };
  /** How many notifications the player has not read, for the frame of every page. */
  readonly unread: {
    /** Null for guests and when it is not known. */
    find(): Promise<number | null>;
    know(count: number): void;
    forget(): void;
  };
  /** What all players see alike, cached, in the language of the page. */
  readonly content: {
    /** Null when there is none, for pages that do without. */
    find<C extends Call>(call: C, request: CallRequest<C>): Promise<CallData<C> | null>;
    /** For a page that is nothing without it: throws an error page otherwise, 404 when the operator has no such thing. */
    read<C extends Call>(call: C, request: CallRequest<C>): Promise<CallData<C>>;
    /** Whether all content that was asked for so far came. What the operator does not offer is not missing. */
    isComplete(): boolean;
  };
  readonly toasts: Toasts;
  readonly journeys: Journeys;
  /** What was typed into a form whose session had ended. */
  readonly typed: Pick<TypedValues, 'note'> & {
    /** For the form of this page: what its player had typed; undefined when nothing was kept. */
    find(): Promise<Values | undefined>;
  };
  /** The session of a form is over: throws the way to the login form and back. What was noted as typed waits there. */
  askForLogin(): Promise<never>;
  /** Work that is done once, however often it is asked for. */
  readonly singleFlight: Site['singleFlight'];
  readonly payments: PaymentServices;
  readonly launchTickets: Site['launchTickets'];
  readonly operatorIsLocal: Site['operatorIsLocal'];
  readonly limits: Site['limits'];
  /** Gives the page its whole time again, after something that was worth waiting for. */
  resetDeadline(): void;
  readonly log: Logger;
  /** Set when the request was refused before it came to Remix: the page to show instead. */
  readonly rejection: RejectionStatus | null;
}

/** `idempotencyKey` goes with a `money` call. */
type AskOptions = Pick<Caller, 'idempotencyKey'>;

declare module '@remix-run/node' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the framework's way to type its load context
  interface AppLoadContext extends RequestContext {}
}

export async function createRequestContext(
  site: Site,
  request: Pick<IncomingMessage, 'headers'> & { originalUrl: string; ip?: string | undefined },
  requestId: string,
  startedAt = performance.now(),
): Promise<RequestContext> {
  const jar = createCookieJar(request.headers.cookie, site.secure);
  const session = await openSession(jar, site.seal, { isOver: site.isSessionOver, onEnd: site.endSession });
  const locale = site.translator.detect(jar.get(LANGUAGE_COOKIE));
  const page = pageOf(request.originalUrl);
  if (session.player && ABOUT_MONEY.test(page)) await site.balances.forget(session.player.id);
  let signal = pageDeadline(PAGE_BUDGET_MS - (performance.now() - startedAt));
  const answerHeaders = new Headers();
  let isComplete = true;
  const content: RequestContext['content'] = {
    async find(call, body) {
      const outcome = await site.content.ask(call, body, locale, signal);
      if (outcome.kind === 'unavailable' || outcome.kind === 'faulty') isComplete = false;
      return outcome.kind === 'success' ? outcome.data : null;
    },
    async read(call, body) {
      const outcome = await site.content.ask(call, body, locale, signal);
      if (outcome.kind === 'refused') throw new Response(null, { status: 404 });
      return dataOrErrorPage(outcome, answerHeaders);
    },
    isComplete: () => isComplete,
  };
  const overlay = await content.find(cms.translationlist, {});
  const translation = site.translator.translation(locale, overlay);
  const device = deviceId(jar);
  keepReferral(jar, new URL(request.originalUrl, 'http://site.invalid'));
  const address = request.ip ?? '';
  const journeys = createJourneys(jar, site.journeySeal);
  const typed = createTypedValues(journeys, page.split('?')[0] ?? page);
  const caller = (): Caller => ({
    token: session.player?.token ?? null,
    fingerprint: findFingerprint(jar) ?? device,
    locale,
    requestId,
    address,
    signal,
  });

  /** 401 on any call ends the session; the player goes to the login form with a way back. */
  async function endSession(): Promise<never> {
    const owner = session.player?.username ?? null;
    await session.end();
    return askForLogin(owner);
  }

  async function askForLogin(owner: string | null): Promise<never> {
    const isKept = await typed.keep(owner);
    const message = translation.t('login-server', isKept ? 'sessionEndedKept' : 'sessionEnded');
    throw await site.toasts.redirect(loginPath(page), { type: 'warning', message });
  }

  const operator: RequestContext['operator'] = {
    async ask(call, body, options) {
      const outcome = await site.client.ask(call, body, { ...caller(), ...options });
      return outcome.kind === 'unauthorised' && session.player ? endSession() : outcome;
    },
    read: async (call, body) => dataOrErrorPage(await operator.ask(call, body), answerHeaders),
    askAsGuest: (call, body) => site.client.ask(call, body, { ...caller(), token: null }),
    async findBalance() {
      if (!session.player) return null;
      const outcome = await site.balances.ask(session.player.id, caller());
      if (outcome.kind === 'unauthorised') return endSession();
      return outcome.kind === 'success' ? outcome.data.balance : null;
    },
    async forgetBalance() {
      if (session.player) await site.balances.forget(session.player.id);
    },
  };

  return {
    requestId,
    page,
    development: site.development,
    origin: site.origin,
    onMainDomain: site.onMainDomain,
    liveChat: site.liveChat,
    translation,
    zone: timeZoneNamed(jar.get(TIME_ZONE_COOKIE)),
    translationsFailed: overlay === null,
    jar,
    answerHeaders,
    session,
    lite: isLite(jar, request.headers['save-data'] as string | undefined),
    get csrf() {
      return csrfToken(site.keys, session.player?.id ?? device);
    },
    address,
    operator,
    unread: {
      find: async () => (session.player ? site.unread.find(session.player.id, caller()) : null),
      know: (count) => void (session.player && site.unread.know(session.player.id, count)),
      forget: () => void (session.player && site.unread.forget(session.player.id)),
    },
    content,
    toasts: site.toasts,
    journeys,
    typed: { note: typed.note, find: () => typed.take(session.player?.username ?? '') },
    askForLogin: () => askForLogin(null),
    singleFlight: site.singleFlight,
    payments: site.payments,
    launchTickets: site.launchTickets,
    operatorIsLocal: site.operatorIsLocal,
    limits: site.limits,
    resetDeadline: () => void (signal = pageDeadline(PAGE_BUDGET_MS)),
    log: site.log,
    rejection: null,
  };
}

/** Where players look after their money has moved elsewhere, such as on a payment page: the balance is asked for anew. */
const ABOUT_MONEY = /^\/dashboard\/(?:deposit|withdraw|receipt|financial-activities)\b/;

/** Ends when the page has run out of time. A lobby asks for many lists at once, and each waits for it: that is no leak. */
function pageDeadline(ms: number): AbortSignal {
  const signal = AbortSignal.timeout(Math.max(0, Math.round(ms)));
  setMaxListeners(0, signal);
  return signal;
}

/** Whether a form's token was made for whoever sends this request. */
export function csrfTokenIsValid(
  site: Site,
  { session, jar }: RequestContext,
  token: FormDataEntryValue | null,
): boolean {
  return typeof token === 'string' && csrfTokenMatches(site.keys, session.player?.id ?? deviceId(jar), token);
}

/** The page that a request belongs to: its path and query, without Remix's own parameters. */
function pageOf(originalUrl: string): string {
  const url = new URL(originalUrl, 'http://site.invalid');
  url.searchParams.delete('_data');
  url.searchParams.delete('index');
  return safeRedirect(`${url.pathname}${url.search}`);
}

const FAILURE_STATUS: Record<FailureKind, number> = {
  refused: 409,
  unauthorised: 401,
  unavailable: 503,
  faulty: 502,
  'not-offered': 501,
};

const RETRY_AFTER_SECONDS = '5';

/** The data of a successful outcome; for any other, throws what the error boundary shows. */
function dataOrErrorPage<Data>(outcome: Outcome<Data>, answerHeaders: Headers): Data {
  if (outcome.kind === 'success') return outcome.data;
  if (outcome.kind === 'unavailable' || outcome.kind === 'faulty')
    answerHeaders.set('retry-after', RETRY_AFTER_SECONDS);
  const failure: FailureData = { kind: outcome.kind, message: outcome.kind === 'refused' ? outcome.message : null };
  throw json(failure, { status: FAILURE_STATUS[outcome.kind] });
}

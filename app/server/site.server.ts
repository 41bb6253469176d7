import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { createChallenges } from '~/limits/challenges.server';
import { createLimits } from '~/limits/limits.server';
import { createRateLimits } from '~/limits/rate-limit.server';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { networkOf } from '~/lib/network-of';
import { createKeyedDigest } from '~/lib/keyed-digest.server';
import { createTokenSigner } from '~/lib/signed-token.server';
import { createSingleFlight } from '~/lib/single-flight';
import type { Languages } from '~/i18n/languages.server';
import type { Locale } from '~/i18n/locale';
import type { Copy } from '~/i18n/messages';
import { chooseLocale } from '~/i18n/language-offer';
import { createTranslator } from '~/i18n/translator.server';
import { isLoopback } from '~/lib/loopback';
import type { AssetIntegrity } from './http/asset-integrity.server';
import { createPlainLooks } from './http/plain-page.server';
import { createMetrics } from './metrics/metrics.server';
import type { HubAddress } from '~/realtime/negotiate-hub.server';
import { createRelay } from '~/realtime/relay.server';
import { createBalances } from '~/upstream/balances.server';
import { createCookieJar } from '~/session/cookie-jar.server';
import { findFingerprint, deviceId } from '~/session/fingerprint.server';
import { createCsrfTokens } from '~/session/csrf-token.server';
import { deriveKeys, type KeyPurpose } from '~/session/keys.server';
import { createKnownDevices } from '~/session/known-devices.server';
import { createEndedSessions } from '~/session/ended-sessions.server';
import { createPausedPlayers } from '~/session/paused-players.server';
import { createPaymentServices } from '~/payments/payment-services.server';
import { findPlayer, DEFAULT_LENGTHS, type SessionLengths } from '~/session/player-session.server';
import { DEFAULT_MONEY_IDLE } from '~/session/step-up.server';
import { createRevocations } from '~/session/revocations.server';
import { LANGUAGE_COOKIE } from '~/session/preferences.server';
import { rememberOpened } from '~/session/remember-opened.server';
import { createSeal } from '~/session/seal.server';
import { createDistributedSingleFlight } from './distributed-single-flight.server';
import type { Config } from '~/platform/config/env.server';
import { createEdge } from './edge/edge.server';
import { clientAddresses } from './http/client-address.server';
import { createToasts } from '~/session/toasts.server';
import { user } from '~/upstream/contract/user';
import { userAgentOf } from '~/upstream/user-agent';
import { createUnreadCounts } from '~/upstream/unread-counts.server';
import { createSiteLanguages, noteLanguages } from './site-languages.server';
import { createMemoryState } from '~/platform/state/memory-state.server';
import { connectRedis } from '~/platform/state/redis-link.server';
import { createRedisState } from '~/platform/state/redis-state.server';
import { createOperatorClient } from '~/upstream/client.server';
import { createContent } from '~/upstream/content.server';
import { createBrands } from '~/upstream/brand/brands.server';
import { openLastGood } from '~/upstream/last-good.server';

/** Must be longer than the time-out of a balance call, and shorter than a page's time for calls. */
const BALANCE_LEASE_SECONDS = 4;

/** How long the other instances can find a brand. After that each has read it from the operator. */
const BRAND_SECONDS = 86_400;

export const brandKey = (hash: string) => `brand:${hash}`;

export interface SiteSettings extends Pick<
  Config,
  'mainDomain' | 'redis' | 'trustProxy' | 'paymentHosts' | 'edge' | 'dataDir' | 'liveChat'
> {
  readonly origin: string;
  readonly apiUrl: string;
  readonly hub: HubAddress;
  /** The newest secret first. */
  readonly secrets: readonly string[];
  readonly sessionLengths?: SessionLengths;
  readonly moneyIdleSeconds?: number;
  readonly development: boolean;
  readonly assetIntegrity: AssetIntegrity;
  readonly languages: Languages;
  readonly log: Logger;
}

export type Site = Readonly<Awaited<ReturnType<typeof createSite>>>;

/** The services that live as long as the process. They hold nothing of one player. Rejects without a data directory. */
export async function createSite(options: SiteSettings) {
  const { origin, mainDomain, apiUrl, secrets, sessionLengths = DEFAULT_LENGTHS, development, log } = options;
  const keys = deriveKeys(secrets);
  const metrics = createMetrics({ origin, apiUrl });
  const client = createOperatorClient(apiUrl, log, {
    called: metrics.upstreamCall,
    requested: metrics.operatorRequest,
  });
  const onMalformed = (kind: string) => {
    metrics.malformedState(kind);
    log.error({ kind }, 'the shared state holds a value that cannot be read');
  };
  const redis = options.redis ? connectRedis(options.redis, log, onMalformed) : null;
  const state = redis ? createRedisState(redis) : createMemoryState();
  const lasting = { shared: redis && { state, events: redis }, lifetimeSeconds: sessionLengths.whole };
  const ended = createEndedSessions({
    ...lasting,
    onEnd(sessionId) {
      relay.endSession(sessionId);
      unread.forget(sessionId);
    },
  });
  const pausedPlayers = createPausedPlayers({
    ...lasting,
    onMalformed,
    digest: createKeyedDigest(keys.all('paused-player')),
    onPause: (playerId) => relay.tellPaused(playerId),
  });
  const revocations = createRevocations({
    ...lasting,
    onMalformed,
    digest: createKeyedDigest(keys.all('session-checks')),
    ask: (caller) => client.ask(user.balance, {}, caller),
    onDemand: (account, demandedAt) => relay.checkPlayer(account, demandedAt),
  });
  const secure = origin.startsWith('https:');
  // Asked several times for each request: by limits, turns and the operator's calls.
  const addressOf = memoizeByIdentity(clientAddresses(options.trustProxy, log));
  const tokenSigner = (purpose: KeyPurpose) => createTokenSigner(keys.all(purpose));
  const limits = createLimits(createRateLimits(redis));
  const seal = rememberOpened(createSeal(keys));
  const edge = options.edge && createEdge({ config: options.edge, events: redis, log, metrics });
  const content = createContent(client, {
    lastGood: await openLastGood(path.join(options.dataDir, 'last-good'), log),
    onRead: (read) => metrics.cacheRead('content', read),
    ...(edge && { onChange: edge.noteChange }),
  });
  edge?.onContentChanged(content.outdate);
  const languages = createSiteLanguages(content, options.languages, log);
  const translator = createTranslator(options.languages);
  noteLanguages(options.languages, log, metrics);
  const relay = createRelay({
    hub: options.hub,
    origin,
    log,
    identify: (request) => identifyPlayer(request, addressOf(request)),
    networkOf: (request) => networkOf(addressOf(request)),
    onRefused: metrics.relayRefused,
    // The page asks at once for a balance, and must not get one from before the end of its session.
    onHubClosed: (sessionId) => void balances.forget(sessionId),
  });
  /** The player behind a request for a live connection, null for guests. The hub checks the token itself. */
  async function identifyPlayer({ headers }: IncomingMessage, address: string) {
    const jar = createCookieJar(headers.cookie, secure);
    const session = await findPlayer(jar, seal, { lengths: sessionLengths, isOver: ended.isOver });
    if (!session) return null;
    const { id: sessionId, token } = session;
    const fingerprint = findFingerprint(jar) ?? deviceId(jar);
    const locale = chooseLocale(await languages.read(), jar.get(LANGUAGE_COOKIE));
    const caller = { token, fingerprint, locale, address, userAgent: userAgentOf(headers), requestId: randomUUID() };
    return {
      sessionId,
      player: pausedPlayers.idOf(session.usercode),
      account: revocations.accountOf(session.username),
      token,
      fingerprint,
      isRevoked: async (demandedAt: number) => (await revocations.check(session, demandedAt, caller)) === 'over',
    };
  }

  const brands = createBrands({
    log,
    onFault: metrics.brandFault,
    // A browser may ask another instance for the stylesheet. Without the store that one asks the operator.
    onStylesheet: (hash, text) =>
      void state.put(brandKey(hash), text, BRAND_SECONDS, 'evictable').catch(() => undefined),
  });
  const balances = createBalances(client, redis && createDistributedSingleFlight(state, keys, BALANCE_LEASE_SECONDS));
  const unread = createUnreadCounts(client);
  const plainLook = createPlainLooks(plainTextsIn(options.languages));
  return {
    origin,
    /** Whether the public host is the product's own domain, or a subdomain of it. */
    onMainDomain: isOnDomain(origin, mainDomain),
    /** True on https: cookies then get the attribute Secure. */
    secure,
    /** The client's address, behind trusted proxies. */
    addressOf,
    development,
    assetIntegrity: options.assetIntegrity,
    /** URLs of the live chat, the preferred one first. Empty without a live chat. */
    liveChat: options.liveChat,
    /** The operator runs on this machine, so its third parties may be served over plain http. */
    operatorIsLocal: isLoopback(new URL(apiUrl).hostname),
    log,
    metrics,
    sessionLengths,
    /** Seconds without an act of the player after which money pages ask for the password; 0 for never. */
    moneyIdleSeconds: options.moneyIdleSeconds ?? DEFAULT_MONEY_IDLE,
    seal,
    journeySeal: rememberOpened(createSeal(keys, 'journey')),
    client,
    content,
    /** Null without an edge cache. */
    edge,
    brands,
    balances,
    unread,
    state,
    payments: createPaymentServices({
      state,
      keys,
      apiUrl,
      hosts: options.paymentHosts,
      onIntent: metrics.paymentIntent,
      onMalformed,
    }),
    translator,
    languages,
    plainLookFor(cookies: string | undefined) {
      const stored = createCookieJar(cookies, secure).get(LANGUAGE_COOKIE);
      return plainLook(brands.current(), chooseLocale(languages.peek() ?? languages.initial, stored));
    },
    toasts: createToasts(keys, secure),
    singleFlight: createSingleFlight(redis && createDistributedSingleFlight(state, keys)),
    relay,
    /** Ends a session at all instances: its live connections close, and its cached data is deleted. */
    async endSession(sessionId: string) {
      await Promise.all([ended.end(sessionId), balances.forget(sessionId)]);
    },
    isSessionOver: ended.isOver,
    pausedPlayers,
    revocations,
    csrfTokens: createCsrfTokens(keys),
    /** Signs what a feature sends through the browser; one purpose for each kind of token. */
    tokenSigner,
    limits,
    challenges: createChallenges({ signer: tokenSigner('challenge'), limits, onStep: metrics.challenge }),
    knownDevices: createKnownDevices(keys),
    triedPassword: createKeyedDigest(keys.all('tried-password')),
  };
}

/** What a language lacks is in English, which plain pages have beside it. */
const plainTextsIn =
  ({ textsOf }: Languages) =>
  (locale: Locale) =>
    textsOf(locale, 'en').texts['plain-pages'] as Copy<'plain-pages'>;

/** Whether an origin's host is the domain or a subdomain of it; false without a domain. */
export function isOnDomain(origin: string, domain: string | undefined): boolean {
  if (!domain) return false;
  const host = new URL(origin).hostname;
  return host === domain || host.endsWith(`.${domain}`);
}

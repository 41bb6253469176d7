import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { createChallenges, type Challenges } from '~/limits/challenges.server';
import { createLimits, type Limits } from '~/limits/limits.server';
import { createRateLimits } from '~/limits/rate-limit.server';
import { isOnDomain } from '~/lib/is-on-domain';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { networkOf } from '~/lib/network-of';
import { createKeyedDigest, type KeyedDigest } from '~/lib/keyed-digest.server';
import { createTokenSigner, type TokenSigner } from '~/lib/signed-token.server';
import { createSingleFlight, type SingleFlight } from '~/lib/single-flight';
import type { Languages } from '~/i18n/languages.server';
import type { Locale } from '~/i18n/locale';
import type { Copy } from '~/i18n/messages';
import { chooseLocale } from '~/i18n/language-offer';
import { createTranslator, type Translator } from '~/i18n/translator.server';
import type { RedisConfig } from '~/platform/config/redis-env.server';
import type { AssetIntegrity } from './http/asset-integrity.server';
import { createPlainLooks, type PlainLook } from './http/plain-page.server';
import { createMetrics, type Metrics } from './metrics/metrics.server';
import type { HubAddress } from '~/realtime/negotiate-hub.server';
import { createRelay, type Relay } from '~/realtime/relay.server';
import { createBalances, type Balances } from '~/upstream/balances.server';
import { createCookieJar } from '~/session/cookie-jar.server';
import { findFingerprint, deviceId } from '~/session/fingerprint.server';
import { createCsrfTokens, type CsrfTokens } from '~/session/csrf-token.server';
import { deriveKeys, type KeyPurpose } from '~/session/keys.server';
import { createKnownDevices, type KnownDevices } from '~/session/known-devices.server';
import { createEndedSessions } from '~/session/ended-sessions.server';
import { createPausedPlayers, type PausedPlayers } from '~/session/paused-players.server';
import { createPaymentServices, type PaymentServices } from '~/payments/payment-services.server';
import { findPlayer, USUAL_LENGTHS, type SessionLengths } from '~/session/player-session.server';
import { DEFAULT_MONEY_IDLE } from '~/session/step-up.server';
import { createRevocations, type Revocations } from '~/session/revocations.server';
import { LANGUAGE_COOKIE } from '~/session/preferences.server';
import { rememberOpened } from '~/session/remember-opened.server';
import { createSeal, type Seal } from '~/session/seal.server';
import { createDistributedSingleFlight } from './distributed-single-flight.server';
import type { EdgeConfig } from '~/platform/config/env.server';
import { createEdge, type Edge } from './edge/edge.server';
import { clientAddresses } from './http/client-address.server';
import { createToasts, type Toasts } from '~/session/toasts.server';
import { user } from '~/upstream/contract/user';
import { userAgentOf } from '~/upstream/user-agent';
import { createUnreadCounts, type UnreadCounts } from '~/upstream/unread-counts.server';
import { createSiteLanguages, noteLanguages, type SiteLanguages } from './site-languages.server';
import { createMemoryState } from '~/platform/state/memory-state.server';
import { connectRedis } from '~/platform/state/redis-link.server';
import { createRedisState } from '~/platform/state/redis-state.server';
import type { SharedState } from '~/platform/state/shared-state';
import { createOperatorClient, type OperatorClient } from '~/upstream/client.server';
import { createContent, type Content } from '~/upstream/content.server';
import { createBrands, type Brands } from '~/upstream/brand/brands.server';
import { openLastGood } from '~/upstream/last-good.server';

/** The services that live as long as the process. They hold nothing that belongs to one player. */
export interface Site {
  readonly origin: string;
  /** Whether the public host is the product's own domain, or a subdomain of it. */
  readonly onMainDomain: boolean;
  /** True on https: cookies then get the attribute Secure. */
  readonly secure: boolean;
  /** The client's address, behind trusted proxies. */
  addressOf(request: IncomingMessage): string;
  readonly development: boolean;
  /** The hashes of the built client's files. Empty in development. */
  readonly assetIntegrity: AssetIntegrity;
  /** URLs of the live chat, the preferred one first. Empty without a live chat. */
  readonly liveChat: readonly string[];
  /** The operator runs on this machine, so its third parties may be served over plain http. */
  readonly operatorIsLocal: boolean;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly sessionLengths: SessionLengths;
  /** Seconds without an act of the player after which money pages ask for the password; 0 for never. */
  readonly moneyIdleSeconds: number;
  readonly seal: Seal;
  readonly journeySeal: Seal;
  readonly client: OperatorClient;
  readonly content: Content;
  /** Null without an edge cache. */
  readonly edge: Edge | null;
  readonly brands: Brands;
  readonly balances: Balances;
  /** The state that all instances share. Close it when the site stops. */
  readonly state: SharedState;
  readonly payments: PaymentServices;
  readonly unread: UnreadCounts;
  readonly relay: Relay;
  /** Ends a session at all instances: its live connections close, and its cached data is deleted. */
  endSession(sessionId: string): Promise<void>;
  /** Whether the session was ended, by a logout or by the operator. */
  isSessionOver(sessionId: string): Promise<boolean>;
  readonly pausedPlayers: PausedPlayers;
  readonly revocations: Revocations;
  readonly translator: Translator;
  readonly languages: SiteLanguages;
  /** The look of plain pages, in the language of a request's cookies. */
  plainLookFor(cookies: string | undefined): PlainLook;
  readonly toasts: Toasts;
  readonly csrfTokens: CsrfTokens;
  /** Signs what a feature sends through the browser; one purpose for each kind of token. */
  tokenSigner(purpose: KeyPurpose): TokenSigner;
  readonly singleFlight: SingleFlight;
  readonly limits: Limits;
  readonly challenges: Challenges;
  readonly knownDevices: KnownDevices;
  /** Stands for a tried password in limits. */
  readonly triedPassword: KeyedDigest;
}

/** Must be longer than the time-out of a balance call, and shorter than a page's time for calls. */
const BALANCE_LEASE_SECONDS = 4;

/** How long the other instances can find a brand. After that each has read it from the operator. */
const BRAND_SECONDS = 86_400;

/** Where the option of the brand is whose stylesheet has this hash. */
export const brandKey = (hash: string) => `brand:${hash}`;

export interface SiteOptions {
  /** The scheme and host that players see. */
  readonly origin: string;
  readonly mainDomain: string | undefined;
  /** The base URL of the operator's calls, with a trailing slash. */
  readonly apiUrl: string;
  readonly hub: HubAddress;
  /** The newest secret first. */
  readonly secrets: readonly string[];
  readonly sessionLengths?: SessionLengths;
  readonly moneyIdleSeconds?: number;
  readonly redis: RedisConfig | undefined;
  /** Addresses of proxies whose forwarded headers count. */
  readonly trustProxy: readonly string[];
  readonly paymentHosts: readonly string[] | undefined;
  readonly edge: EdgeConfig | null;
  /** The directory for the last good copy of the operator's content. */
  readonly dataDir: string;
  readonly liveChat: readonly string[];
  readonly development: boolean;
  readonly assetIntegrity: AssetIntegrity;
  readonly languages: Languages;
  readonly log: Logger;
}

/** Creates the services of the site. Rejects when the data directory cannot be used. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { origin, mainDomain, apiUrl, secrets, sessionLengths = USUAL_LENGTHS, development, log } = options;
  const keys = deriveKeys(secrets);
  const metrics = createMetrics({ origin, apiUrl });
  const client = createOperatorClient(apiUrl, log, {
    called: metrics.upstreamCall,
    requested: metrics.operatorRequest,
  });
  const redis = options.redis ? connectRedis(options.redis, log) : null;
  const state = redis ? createRedisState(redis) : createMemoryState();
  const ended = createEndedSessions({
    shared: redis && { state, events: redis },
    lifetimeSeconds: sessionLengths.whole,
    onEnd(sessionId) {
      relay.endSession(sessionId);
      unread.forget(sessionId);
    },
  });
  const onMalformed = (kind: string) => {
    metrics.malformedState(kind);
    log.error({ kind }, 'the shared state holds a value that cannot be read');
  };
  const pausedPlayers = createPausedPlayers({
    onMalformed,
    shared: redis && { state, events: redis },
    digest: createKeyedDigest(keys.all('paused-player')),
    lifetimeSeconds: sessionLengths.whole,
    onPause: (playerId) => relay.tellPaused(playerId),
  });
  const revocations = createRevocations({
    onMalformed,
    shared: redis && { state, events: redis },
    digest: createKeyedDigest(keys.all('session-checks')),
    lifetimeSeconds: sessionLengths.whole,
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
    onMainDomain: isOnDomain(origin, mainDomain),
    secure,
    addressOf,
    development,
    assetIntegrity: options.assetIntegrity,
    liveChat: options.liveChat,
    operatorIsLocal: ['127.0.0.1', 'localhost'].includes(new URL(apiUrl).hostname),
    log,
    metrics,
    sessionLengths,
    moneyIdleSeconds: options.moneyIdleSeconds ?? DEFAULT_MONEY_IDLE,
    seal,
    journeySeal: rememberOpened(createSeal(keys, 'journey')),
    client,
    content,
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
    plainLookFor(cookies) {
      const stored = createCookieJar(cookies, secure).get(LANGUAGE_COOKIE);
      return plainLook(brands.current(), chooseLocale(languages.peek() ?? languages.initial, stored));
    },
    toasts: createToasts(keys, secure),
    singleFlight: createSingleFlight(redis && createDistributedSingleFlight(state, keys)),
    relay,
    async endSession(sessionId) {
      await Promise.all([ended.end(sessionId), balances.forget(sessionId)]);
    },
    isSessionOver: (sessionId) => ended.isOver(sessionId),
    pausedPlayers,
    revocations,
    csrfTokens: createCsrfTokens(keys),
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

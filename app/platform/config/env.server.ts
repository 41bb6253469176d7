import { isIP } from 'node:net';
import { z } from 'zod';
import { flag, integer, list, port, type EnvRule } from './env-values.server';
import { redisConfig, redisRules, redisVariables } from './redis-env.server';

/** The environment variables of the site, validated at start-up. docs/operations.md describes each one. */

const DEVELOPMENT_PORT = 3000;
const SECRET_MIN_LENGTH = 32;

// Without `abort`: that would skip the rules about several variables.
const httpUrl = z.url({ protocol: /^https?$/ });
const isOrigin = (text: string) => new URL(text).pathname === '/' && !new URL(text).search;
const hosts = list.pipe(
  z
    .array(
      z
        .string()
        .regex(/^[a-z0-9.-]+(:\d+)?$/i)
        .toLowerCase(),
    )
    .min(1),
);

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'] as const;
const PROXY_ERROR = `an address, a range like 10.0.0.0/8, or one of ${PROXY_GROUPS.join(', ')}`;

const proxyAddress = z
  .union([z.enum(PROXY_GROUPS), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: PROXY_ERROR })
  // proxy-addr refuses a range of all addresses.
  .refine((text) => !text.endsWith('/0'), { error: PROXY_ERROR });

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(DEVELOPMENT_PORT),
  PUBLIC_ORIGIN: httpUrl
    .refine((text) => !URL.canParse(text) || isOrigin(text), { error: 'an origin without a path' })
    .transform((text) => new URL(text).origin)
    .optional(),
  MAIN_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/i, { error: 'a domain, such as site.example' })
    .transform((text) => text.toLowerCase())
    .optional(),
  OPERATOR_API_URL: httpUrl.transform((text) => (text.endsWith('/') ? text : `${text}/`)).optional(),
  OPERATOR_HUB_URL: z.url({ protocol: /^(https?|wss?)$/ }).optional(),
  OPERATOR_HUB_NEGOTIATION: flag.default(false),
  OPERATOR_HUB_HOSTS: hosts.optional(),
  SESSION_SECRETS: list
    .pipe(z.array(z.string().min(SECRET_MIN_LENGTH, { error: `at least ${SECRET_MIN_LENGTH} characters each` })).min(1))
    .optional(),
  SESSION_IDLE_MINUTES: integer(5, 7 * 24 * 60).default(12 * 60),
  SESSION_HOURS: integer(1, 30 * 24).default(7 * 24),
  MONEY_IDLE_MINUTES: integer(0, 24 * 60).default(30),
  LOCALES_DIR: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  ...redisVariables,
  PAYMENT_HOSTS: hosts.optional(),
  LIVE_CHAT_URL: httpUrl.optional(),
  LIVE_CHAT_FALLBACK_URL: httpUrl.optional(),
  TRUST_PROXY: list.pipe(z.array(proxyAddress)).optional(),
  OPERATOR_PORT: port.default(3001),
  EDGE_CACHE: z.enum(['varnish', 'nginx', 'fastly', 'cloudflare', 'off']).default('off'),
  EDGE_PURGE_URL: list.pipe(z.array(httpUrl).min(1)).optional(),
  EDGE_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'visible characters of ASCII only' })
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z
    .string()
    .refine((text) => isIP(text) !== 0, { error: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0' })
    .default('127.0.0.1'),
  MAX_PAGE_WAIT_MS: integer(10, 60_000).default(250),
  MAX_PAGES_UNDER_WAY: integer(1, 10_000).default(40),
  SHUTDOWN_GRACE_SECONDS: integer(0, 60).default(0),
  HSTS_PRELOAD: flag.default(false),
  OPERATOR_SCENARIOS: flag.default(false),
  OPERATOR_CANCELLATION: flag.optional(),
  DEMO_LIMITS: z.enum(['uk', 'se', 'de']).default('se'),
  DEMO_BRAND: z.enum(['dark', 'light', 'sharp']).default('dark'),
  DEMO_SPORTSBOOK: z.enum(['pages', 'frame']).default('pages'),
  DEMO: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const rules: readonly EnvRule<z.output<typeof variables>>[] = [
  {
    variable: 'SESSION_SECRETS',
    holds: ({ NODE_ENV, SESSION_SECRETS }) => NODE_ENV !== 'production' || SESSION_SECRETS !== undefined,
    error: 'required in production',
  },
  // Fails closed: a forgotten variable must not open invented accounts and money to players.
  {
    variable: 'OPERATOR_API_URL',
    holds: ({ NODE_ENV, OPERATOR_API_URL, DEMO }) => NODE_ENV !== 'production' || OPERATOR_API_URL || DEMO,
    error: 'required in production; DEMO=1 starts the demonstration operator in its place',
  },
  {
    variable: 'DEMO',
    holds: ({ OPERATOR_API_URL, DEMO }) => !(OPERATOR_API_URL && DEMO),
    error: 'not together with OPERATOR_API_URL',
  },
  {
    variable: 'OPERATOR_HUB_HOSTS',
    holds: ({ OPERATOR_HUB_HOSTS, OPERATOR_HUB_NEGOTIATION }) => !OPERATOR_HUB_HOSTS || OPERATOR_HUB_NEGOTIATION,
    error: 'only with OPERATOR_HUB_NEGOTIATION=1',
  },
  {
    variable: 'METRICS_PORT',
    holds: ({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT || PORT === 0,
    error: 'a port of its own',
  },
  {
    variable: 'EDGE_PURGE_URL',
    holds: ({ EDGE_CACHE, EDGE_PURGE_URL }) => !EDGE_PURGE_URL || !['off', 'nginx'].includes(EDGE_CACHE),
    error: 'only with an EDGE_CACHE that purges by tag: varnish, fastly or cloudflare',
  },
  {
    variable: 'EDGE_PURGE_TOKEN',
    holds: ({ EDGE_CACHE, EDGE_PURGE_URL, EDGE_PURGE_TOKEN }) =>
      !EDGE_PURGE_URL || !['fastly', 'cloudflare'].includes(EDGE_CACHE) || EDGE_PURGE_TOKEN,
    error: 'required for EDGE_PURGE_URL at this EDGE_CACHE',
  },
  {
    variable: 'LIVE_CHAT_FALLBACK_URL',
    holds: ({ LIVE_CHAT_URL, LIVE_CHAT_FALLBACK_URL }) => !LIVE_CHAT_FALLBACK_URL || LIVE_CHAT_URL,
    error: 'a fallback of LIVE_CHAT_URL, which is not set',
  },
  ...redisRules,
];

/** Runs the rules also when a variable is invalid, so that one message names all errors. */
const always = () => true;

const environment = rules.reduce(
  (schema, { variable, holds, error }) => schema.refine(holds, { path: [variable], error, when: always }),
  variables,
);

export type Config = Readonly<ReturnType<typeof configOf>>;
export type EdgeConfig = Readonly<NonNullable<Config['edge']>>;

const configOf = (env: z.output<typeof variables>) => ({
  production: env.NODE_ENV === 'production',
  /** 0 means any free port. */
  port: env.PORT,
  /** The scheme and host that players see. Unset: `http://localhost:<port>`. */
  publicOrigin: env.PUBLIC_ORIGIN,
  /** The product's own domain. Some features exist only there (docs/product/frame.md#side-menu). */
  mainDomain: env.MAIN_DOMAIN,
  /** With a trailing slash. Unset: the embedded operator. */
  operatorApiUrl: env.OPERATOR_API_URL,
  /** Unset: `hubs/notify` below `operatorApiUrl`, or the embedded operator's own. */
  operatorHubUrl: env.OPERATOR_HUB_URL ?? (env.OPERATOR_API_URL && `${env.OPERATOR_API_URL}hubs/notify`),
  /** Whether the hub is asked by SignalR's `negotiate` where to connect. */
  negotiatesHub: env.OPERATOR_HUB_NEGOTIATION,
  /** The hosts, besides the hub's own, that a negotiation may lead to. */
  hubHosts: env.OPERATOR_HUB_HOSTS ?? [],
  /** The first one seals, and all of them unseal, so that secrets can be rotated. Unset: one kept in the data directory. */
  sessionSecrets: env.SESSION_SECRETS,
  /** In seconds: without use, and in any case. */
  sessionLengths: { idle: env.SESSION_IDLE_MINUTES * 60, whole: env.SESSION_HOURS * 3600 },
  /** 0 for no limit. */
  moneyIdleSeconds: env.MONEY_IDLE_MINUTES * 60,
  dataDir: env.DATA_DIR,
  /** A folder of languages beside those of the build. */
  localesDir: env.LOCALES_DIR,
  /** The Redis that holds the state of all instances. Unset: each instance has its own state, in memory. */
  redis: redisConfig(env),
  /** The allow-list of payment page hosts. Unset: any host, over https. */
  paymentHosts: env.PAYMENT_HOSTS,
  /** URLs of the live chat, the preferred one first. Empty outside production. */
  liveChat: env.NODE_ENV === 'production' ? [env.LIVE_CHAT_URL ?? [], env.LIVE_CHAT_FALLBACK_URL ?? []].flat() : [],
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: env.TRUST_PROXY ?? [],
  /** The cache in front of the site that stores guests' pages. Null: there is none. Without `purgeUrls` its pages only expire. */
  edge:
    env.EDGE_CACHE === 'off'
      ? null
      : { vendor: env.EDGE_CACHE, purgeUrls: env.EDGE_PURGE_URL ?? [], purgeToken: env.EDGE_PURGE_TOKEN },
  operatorPort: env.OPERATOR_PORT,
  /** The port for Prometheus. Unset: metrics are not served; 0 means any free port. */
  metricsPort: env.METRICS_PORT,
  metricsHost: env.METRICS_HOST,
  /** How long a page may wait in the queue before it is refused. */
  maxPageWaitMs: env.MAX_PAGE_WAIT_MS,
  /** How many pages may be in progress while the thread is busy: pages that wait for a slow operator cost no CPU. */
  maxPagesUnderWay: env.MAX_PAGES_UNDER_WAY,
  /** How long the site accepts requests after `/readyz` has started to answer 503. */
  shutdownGraceSeconds: env.SHUTDOWN_GRACE_SECONDS,
  /** Asks browser makers to list the domain as https only. Cannot be undone for months. */
  hstsPreload: env.HSTS_PRELOAD,
  operatorScenarios: env.OPERATOR_SCENARIOS,
  operatorCancellation: env.OPERATOR_CANCELLATION,
  demoLimits: env.DEMO_LIMITS,
  demoBrand: env.DEMO_BRAND,
  demoSportsbook: env.DEMO_SPORTSBOOK,
  logLevel: env.LOG_LEVEL,
});

export class ConfigurationError extends Error {}

/** An empty variable counts as unset. @throws {ConfigurationError} naming each invalid variable, never its value */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ConfigurationError(`The configuration is not valid:\n${faults.join('\n')}`);
  }
  return configOf(parsed.data);
}

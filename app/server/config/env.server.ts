import { isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod/v4';

/** The environment that the site understands, validated at boot. docs/operations.md says what each one means. */

const DEVELOPMENT_PORT = 3000;
const SECRET_MIN_LENGTH = 32;

const port = z.coerce.number().int().min(0).max(65_535);
// What is no address is not looked at any further.
const httpUrl = z.url({ protocol: /^https?$/, abort: true });
const list = z.string().transform((text) => text.split(',').flatMap((item) => item.trim() || []));
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** What several variables say together is told beside what is wrong with one of them. */
const always = () => true;

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

const proxyAddress = z.string().refine(
  (text) => {
    const [address = '', bits, ...rest] = text.split('/');
    const width = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width);
    return PROXY_GROUPS.includes(text) || (width > 0 && isRange && rest.length === 0);
  },
  { error: `an address, a range like 10.0.0.0/8, or one of ${PROXY_GROUPS.join(', ')}` },
);

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: port.default(DEVELOPMENT_PORT),
    PUBLIC_ORIGIN: httpUrl
      .refine((text) => new URL(text).pathname === '/' && !new URL(text).search, { error: 'an origin without a path' })
      .transform((text) => new URL(text).origin)
      .optional(),
    MAIN_DOMAIN: z
      .string()
      .regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/i, { error: 'a domain, such as site.example' })
      .transform((text) => text.toLowerCase())
      .optional(),
    OPERATOR_API_URL: httpUrl.transform((text) => (text.endsWith('/') ? text : `${text}/`)).optional(),
    OPERATOR_HUB_URL: z.url({ protocol: /^(https?|wss?)$/ }).optional(),
    SESSION_SECRETS: list
      .pipe(
        z.array(z.string().min(SECRET_MIN_LENGTH, { error: `at least ${SECRET_MIN_LENGTH} characters each` })).min(1),
      )
      .optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    PAYMENT_HOSTS: list.pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i)).min(1)).optional(),
    LIVE_CHAT_URL: httpUrl.optional(),
    LIVE_CHAT_FALLBACK_URL: httpUrl.optional(),
    TRUST_PROXY: list.pipe(z.array(proxyAddress)).optional(),
    OPERATOR_PORT: port.default(3001),
    METRICS_PORT: port.optional(),
    MAX_PAGE_WAIT_MS: z.coerce.number().int().min(10).max(60_000).default(250),
    MAX_PAGES_UNDER_WAY: z.coerce.number().int().min(1).max(10_000).default(40),
    SHUTDOWN_GRACE_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
    OPERATOR_SCENARIOS: flag.default(false),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine(({ NODE_ENV, SESSION_SECRETS }) => NODE_ENV !== 'production' || SESSION_SECRETS !== undefined, {
    path: ['SESSION_SECRETS'],
    error: 'required in production',
    when: always,
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT || PORT === 0, {
    path: ['METRICS_PORT'],
    error: 'a port of its own',
    when: always,
  })
  .refine(({ LIVE_CHAT_URL, LIVE_CHAT_FALLBACK_URL }) => !LIVE_CHAT_FALLBACK_URL || LIVE_CHAT_URL, {
    path: ['LIVE_CHAT_FALLBACK_URL'],
    error: 'a fallback of LIVE_CHAT_URL, which is not set',
    when: always,
  });

export interface Config {
  readonly production: boolean;
  /** 0 takes any free port. */
  readonly port: number;
  /** The scheme and host that players see. Unset: `http://localhost:<port>`. */
  readonly publicOrigin: string | undefined;
  /** The product's own domain: what the main-domain check compares the public origin with (spec 2.3). */
  readonly mainDomain: string | undefined;
  /** With a trailing slash. Unset: the embedded operator. */
  readonly operatorApiUrl: string | undefined;
  /** Unset: `hubs/notify` below `operatorApiUrl`, or the embedded operator's own. */
  readonly operatorHubUrl: string | undefined;
  /** The first seals, all of them open. Unset: kept in the data directory. */
  readonly sessionSecrets: readonly string[] | undefined;
  readonly dataDir: string;
  /** Where instances share their state. Unset: each has its own, in memory. */
  readonly redisUrl: string | undefined;
  /** The only hosts whose payment pages are linked to. Unset: any, by https. */
  readonly paymentHosts: readonly string[] | undefined;
  /** Where the live chat is, best address first. Empty outside production (spec section 9). */
  readonly liveChat: readonly string[];
  /** Addresses whose forwarded headers count. */
  readonly trustProxy: readonly string[];
  readonly operatorPort: number;
  /** Where Prometheus reads, apart from the site. Unset: nowhere; 0 takes any free port. */
  readonly metricsPort: number | undefined;
  /** How long a page may wait for its turn before it is refused. */
  readonly maxPageWaitMs: number;
  /** With so many pages begun and not sent, a busy thread turns new work away. */
  readonly maxPagesUnderWay: number;
  /** How long it goes on taking requests after `/readyz` has begun to say no. */
  readonly shutdownGraceSeconds: number;
  /** The embedded operator takes orders for faults and counts its calls, for tests and staging. */
  readonly operatorScenarios: boolean;
  readonly logLevel: string;
}

/** Every variable that is wrong, in one message. */
export class ConfigurationError extends Error {}

/** @throws {ConfigurationError} naming each bad variable, without its value */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ConfigurationError(`The configuration is not valid:\n${faults.join('\n')}`);
  }
  const env = parsed.data;
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    publicOrigin: env.PUBLIC_ORIGIN,
    mainDomain: env.MAIN_DOMAIN,
    operatorApiUrl: env.OPERATOR_API_URL,
    operatorHubUrl: env.OPERATOR_HUB_URL ?? (env.OPERATOR_API_URL && `${env.OPERATOR_API_URL}hubs/notify`),
    sessionSecrets: env.SESSION_SECRETS,
    dataDir: env.DATA_DIR,
    redisUrl: env.REDIS_URL,
    paymentHosts: env.PAYMENT_HOSTS,
    liveChat: env.NODE_ENV === 'production' ? [env.LIVE_CHAT_URL ?? [], env.LIVE_CHAT_FALLBACK_URL ?? []].flat() : [],
    trustProxy: env.TRUST_PROXY ?? [],
    operatorPort: env.OPERATOR_PORT,
    metricsPort: env.METRICS_PORT,
    maxPageWaitMs: env.MAX_PAGE_WAIT_MS,
    maxPagesUnderWay: env.MAX_PAGES_UNDER_WAY,
    shutdownGraceSeconds: env.SHUTDOWN_GRACE_SECONDS,
    operatorScenarios: env.OPERATOR_SCENARIOS,
    logLevel: env.LOG_LEVEL,
  };
}

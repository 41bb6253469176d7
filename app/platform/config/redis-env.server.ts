import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { z } from 'zod';
import { flag, integer, list, type EnvRule } from './env-values.server';

/** The environment variables of Redis: one server, a master that Sentinels name, or a cluster. */

export interface RedisAddress {
  readonly host: string;
  readonly port: number;
}

type Topology =
  | { readonly kind: 'single'; readonly url: string }
  | {
      readonly kind: 'sentinel';
      readonly sentinels: readonly RedisAddress[];
      readonly name: string;
      readonly sentinelPassword: string | undefined;
    }
  /** The nodes to start from: they name the others. */
  | { readonly kind: 'cluster'; readonly nodes: readonly RedisAddress[] };

/** An IPv6 address is written in brackets. No `@`: a password does not belong here. */
const ADDRESS = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i;

const addresses = list
  .refine((items) => items.length > 0 && items.every((item) => ADDRESS.test(item)), {
    error: 'a comma list of host:port',
  })
  .transform((items) =>
    items.map((item): RedisAddress => {
      const [, ipv6, name = '', port] = ADDRESS.exec(item) ?? [];
      return { host: ipv6 ?? name, port: Number(port) };
    }),
  );

const file = z.string().transform((path, context) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    context.addIssue({ code: 'custom', message: `a file that the site can read: ${code}` });
    return z.NEVER;
  }
});

const certificateFile = file.refine((text) => doesNotThrow(() => new X509Certificate(text)), {
  error: 'a file with a certificate in PEM',
});

export const redisVariables = {
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REDIS_SENTINELS: addresses.optional(),
  REDIS_SENTINEL_NAME: z.string().optional(),
  REDIS_SENTINEL_PASSWORD: z.string().optional(),
  REDIS_CLUSTER: addresses.optional(),
  REDIS_USERNAME: z.string().optional(),
  REDIS_PASSWORD: z.string().optional(),
  REDIS_TLS: flag.default(false),
  REDIS_CA_FILE: certificateFile.optional(),
  REDIS_CERT_FILE: certificateFile.optional(),
  REDIS_KEY_FILE: file.optional(),
  REDIS_WAIT_REPLICAS: integer(0, 5).optional(),
};

type RedisVariables = z.output<z.ZodObject<typeof redisVariables>>;

const isSet = (value: unknown) => value !== undefined && value !== false;
const hasSeveralServers = (env: RedisVariables) => isSet(env.REDIS_SENTINELS) || isSet(env.REDIS_CLUSTER);
const usesTls = (env: RedisVariables) => env.REDIS_TLS || String(env.REDIS_URL).startsWith('rediss:');

const onlyWhere = (
  holds: (env: RedisVariables) => boolean,
  variable: keyof RedisVariables,
  error: string,
): EnvRule<RedisVariables> => ({ variable, holds: (env) => !isSet(env[variable]) || holds(env), error });

const WITH_SEVERAL = 'only with REDIS_SENTINELS or REDIS_CLUSTER';
const WITH_TLS = 'only with TLS: REDIS_TLS=1, or a REDIS_URL that begins with rediss://';

export const redisRules: readonly EnvRule<RedisVariables>[] = [
  {
    variable: 'REDIS_URL',
    holds: (env) => [env.REDIS_URL, env.REDIS_SENTINELS, env.REDIS_CLUSTER].filter(isSet).length <= 1,
    error: 'only one of REDIS_URL, REDIS_SENTINELS and REDIS_CLUSTER',
  },
  {
    variable: 'REDIS_SENTINEL_NAME',
    holds: (env) => isSet(env.REDIS_SENTINEL_NAME) === isSet(env.REDIS_SENTINELS),
    error: 'the name of the master at REDIS_SENTINELS: set both or none',
  },
  onlyWhere((env) => isSet(env.REDIS_SENTINELS), 'REDIS_SENTINEL_PASSWORD', 'only with REDIS_SENTINELS'),
  onlyWhere(hasSeveralServers, 'REDIS_PASSWORD', `${WITH_SEVERAL}: REDIS_URL holds its own`),
  onlyWhere((env) => isSet(env.REDIS_PASSWORD), 'REDIS_USERNAME', 'only with REDIS_PASSWORD'),
  onlyWhere(hasSeveralServers, 'REDIS_TLS', `${WITH_SEVERAL}: REDIS_URL begins with rediss:// instead`),
  onlyWhere(usesTls, 'REDIS_CA_FILE', WITH_TLS),
  onlyWhere(usesTls, 'REDIS_CERT_FILE', WITH_TLS),
  {
    variable: 'REDIS_KEY_FILE',
    holds: (env) => isSet(env.REDIS_KEY_FILE) === isSet(env.REDIS_CERT_FILE),
    error: 'the private key of REDIS_CERT_FILE: set both or none',
  },
  {
    variable: 'REDIS_KEY_FILE',
    holds: ({ REDIS_CERT_FILE: cert, REDIS_KEY_FILE: key }) =>
      !cert || !key || doesNotThrow(() => createSecureContext({ cert, key })),
    error: 'the private key of REDIS_CERT_FILE, in PEM',
  },
  onlyWhere(
    (env) => isSet(env.REDIS_URL) || hasSeveralServers(env),
    'REDIS_WAIT_REPLICAS',
    'only with REDIS_URL, REDIS_SENTINELS or REDIS_CLUSTER',
  ),
];

export type RedisConfig = Readonly<NonNullable<ReturnType<typeof redisConfig>>>;

export function redisConfig(env: RedisVariables) {
  const topology = topologyOf(env);
  if (!topology) return undefined;
  const { REDIS_CA_FILE: ca, REDIS_CERT_FILE: cert, REDIS_KEY_FILE: key } = env;
  return {
    topology,
    username: env.REDIS_USERNAME,
    password: env.REDIS_PASSWORD,
    /** The PEM texts. The server's certificate is always verified; without `ca` against Node's own list. */
    tls: usesTls(env) ? { ...(ca && { ca }), ...(cert && { cert }), ...(key && { key }) } : undefined,
    /** How many replicas must have a write that guards money before it counts. 0 for none. */
    waitReplicas: env.REDIS_WAIT_REPLICAS ?? (topology.kind === 'single' ? 0 : 1),
  };
}

function topologyOf(env: RedisVariables): Topology | undefined {
  const {
    REDIS_URL: url,
    REDIS_SENTINELS: sentinels,
    REDIS_SENTINEL_NAME: name = '',
    REDIS_SENTINEL_PASSWORD: sentinelPassword,
    REDIS_CLUSTER: nodes,
  } = env;
  if (url) return { kind: 'single', url };
  if (sentinels) return { kind: 'sentinel', sentinels, name, sentinelPassword };
  return nodes && { kind: 'cluster', nodes };
}

function doesNotThrow(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './env.server';

const redisOf = (variables: Record<string, string>) => readConfig(variables).redis;

const SENTINELS = { REDIS_SENTINELS: 's1:26379, s2:26379', REDIS_SENTINEL_NAME: 'main' };
const CLUSTER = { REDIS_CLUSTER: '10.0.0.1:6379,[2001:db8::1]:6380' };
const URL_OF_ONE = { REDIS_URL: 'redis://:secret@one:6379/2' };

/** A file that is not a certificate. */
const noise = path.join(mkdtempSync(path.join(tmpdir(), 'redis-env-')), 'noise.pem');
writeFileSync(noise, 'noise');

describe('the Redis of the configuration', () => {
  it('is none, one server, the master that Sentinels name, or a cluster', () => {
    expect(redisOf({})).toBeUndefined();
    expect(redisOf(URL_OF_ONE)).toEqual({
      topology: { kind: 'single', url: URL_OF_ONE.REDIS_URL },
      waitReplicas: 0,
    });
    expect(
      redisOf({ ...SENTINELS, REDIS_SENTINEL_PASSWORD: 'of the sentinels', REDIS_PASSWORD: 'of the rest' }),
    ).toEqual({
      topology: {
        kind: 'sentinel',
        sentinels: [
          { host: 's1', port: 26_379 },
          { host: 's2', port: 26_379 },
        ],
        name: 'main',
        sentinelPassword: 'of the sentinels',
      },
      password: 'of the rest',
      waitReplicas: 1,
    });
    expect(redisOf(CLUSTER)).toMatchObject({
      topology: {
        kind: 'cluster',
        nodes: [
          { host: '10.0.0.1', port: 6379 },
          { host: '2001:db8::1', port: 6380 },
        ],
      },
      waitReplicas: 1,
    });
  });

  it('uses TLS when its URL or REDIS_TLS says so', () => {
    expect(redisOf(URL_OF_ONE)?.tls).toBeUndefined();
    expect(redisOf({ REDIS_URL: 'rediss://one:6379' })?.tls).toEqual({});
    expect(redisOf(CLUSTER)?.tls).toBeUndefined();
    expect(redisOf({ ...CLUSTER, REDIS_TLS: '1' })?.tls).toEqual({});
  });

  it('waits for as many replicas as REDIS_WAIT_REPLICAS says', () => {
    expect(redisOf({ ...URL_OF_ONE, REDIS_WAIT_REPLICAS: '2' })?.waitReplicas).toBe(2);
    expect(redisOf({ ...CLUSTER, REDIS_WAIT_REPLICAS: '0' })?.waitReplicas).toBe(0);
  });

  it.each<[string, Record<string, string>, string]>([
    ['two kinds', { ...URL_OF_ONE, ...CLUSTER }, 'REDIS_URL: only one of REDIS_URL, REDIS_SENTINELS and REDIS_CLUSTER'],
    ['Sentinels without a name', { REDIS_SENTINELS: 's1:26379' }, 'REDIS_SENTINEL_NAME: the name of the master'],
    ['a name without Sentinels', { ...URL_OF_ONE, REDIS_SENTINEL_NAME: 'main' }, 'REDIS_SENTINEL_NAME: '],
    ["the Sentinels' password without them", { REDIS_SENTINEL_PASSWORD: 'x' }, 'REDIS_SENTINEL_PASSWORD: only with'],
    ['a second password', { ...URL_OF_ONE, REDIS_PASSWORD: 'x' }, 'REDIS_PASSWORD: only with'],
    ['a user without a password', { ...CLUSTER, REDIS_USERNAME: 'x' }, 'REDIS_USERNAME: only with REDIS_PASSWORD'],
    ['TLS beside a URL without it', { ...URL_OF_ONE, REDIS_TLS: '1' }, 'REDIS_TLS: only with'],
    ['an address without a port', { REDIS_CLUSTER: 'one' }, 'REDIS_CLUSTER: a comma list of host:port'],
    ['a password in an address', { REDIS_CLUSTER: ':secret@one:6379' }, 'REDIS_CLUSTER: a comma list of host:port'],
    ['no address', { REDIS_CLUSTER: ' , ' }, 'REDIS_CLUSTER: a comma list of host:port'],
    ['another protocol', { REDIS_URL: 'http://:secret@one' }, 'REDIS_URL: '],
    [
      'a file that is not there',
      { ...CLUSTER, REDIS_TLS: '1', REDIS_CA_FILE: '/nowhere/secret.pem' },
      'REDIS_CA_FILE: a file that the site can read: ENOENT',
    ],
    [
      'a file without a certificate',
      { ...CLUSTER, REDIS_TLS: '1', REDIS_CA_FILE: noise },
      'REDIS_CA_FILE: a file with a certificate in PEM',
    ],
    ['a user without a password', { ...CLUSTER, REDIS_USERNAME: 'site' }, 'REDIS_USERNAME: only with REDIS_PASSWORD'],
    [
      'a key without a certificate',
      { ...CLUSTER, REDIS_TLS: '1', REDIS_KEY_FILE: noise },
      'REDIS_KEY_FILE: the private key of REDIS_CERT_FILE: set both or none',
    ],
    ['replicas of no server', { REDIS_WAIT_REPLICAS: '1' }, 'REDIS_WAIT_REPLICAS: only with'],
    ['replicas without number', { ...CLUSTER, REDIS_WAIT_REPLICAS: 'all' }, 'REDIS_WAIT_REPLICAS: '],
  ])('cannot have %s, which the message says without a value', (_what, variables, message) => {
    const read = () => redisOf(variables);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/secret/);
  });
});

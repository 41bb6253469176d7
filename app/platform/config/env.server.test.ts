import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from './env.server';

const secret = 'x'.repeat(32);
const realOperator = { OPERATOR_API_URL: 'https://api.example/v1' };

function faultsOf(variables: Record<string, string>): ConfigurationError {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
  throw new Error('The configuration is valid.');
}

describe('readConfig', () => {
  it('has an edge cache only when it is asked for', () => {
    expect(readConfig({}).edge).toBeNull();
    expect(readConfig({ EDGE_CACHE: 'off' }).edge).toBeNull();
    expect(readConfig({ EDGE_CACHE: 'nginx' }).edge).toEqual({
      vendor: 'nginx',
      purgeUrls: [],
      purgeToken: undefined,
    });
    expect(
      readConfig({ EDGE_CACHE: 'varnish', EDGE_PURGE_URL: 'http://10.0.0.1:6081, http://10.0.0.2:6081' }).edge
        ?.purgeUrls,
    ).toEqual(['http://10.0.0.1:6081', 'http://10.0.0.2:6081']);
  });

  it.each<[string, Record<string, string>]>([
    ['EDGE_CACHE', { EDGE_CACHE: 'squid' }],
    ['EDGE_PURGE_URL', { EDGE_PURGE_URL: 'http://10.0.0.1/' }],
    ['EDGE_PURGE_URL', { EDGE_CACHE: 'nginx', EDGE_PURGE_URL: 'http://10.0.0.1/' }],
    ['EDGE_PURGE_URL', { EDGE_CACHE: 'varnish', EDGE_PURGE_URL: 'ftp://10.0.0.1/' }],
    ['EDGE_PURGE_TOKEN', { EDGE_CACHE: 'fastly', EDGE_PURGE_URL: 'https://api.example/' }],
    ['EDGE_PURGE_TOKEN', { EDGE_CACHE: 'cloudflare', EDGE_PURGE_URL: 'https://api.example/', EDGE_PURGE_TOKEN: 'a b' }],
  ])('rejects %s in %j', (name, variables) => expect(faultsOf(variables).message).toContain(name));

  it('needs no variables outside production', () => {
    expect(readConfig({})).toMatchObject({ production: false, port: 3000, operatorPort: 3001, dataDir: '.data' });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ OPERATOR_API_URL: '', PORT: '' })).toMatchObject({ operatorApiUrl: undefined, port: 3000 });
  });

  it('adds a trailing slash to the URL of the operator', () => {
    expect(readConfig({ OPERATOR_API_URL: 'https://api.example/v1' }).operatorApiUrl).toBe('https://api.example/v1/');
  });

  it('derives the URL of the hub from the URL of the operator unless it is set', () => {
    const OPERATOR_API_URL = 'https://api.example/v1';
    expect(readConfig({}).operatorHubUrl).toBeUndefined();
    expect(readConfig({ OPERATOR_API_URL }).operatorHubUrl).toBe('https://api.example/v1/hubs/notify');
    const OPERATOR_HUB_URL = 'wss://live.example/notify';
    expect(readConfig({ OPERATOR_API_URL, OPERATOR_HUB_URL }).operatorHubUrl).toBe(OPERATOR_HUB_URL);
    expect(() => readConfig({ OPERATOR_HUB_URL: 'javascript:alert(1)' })).toThrow('OPERATOR_HUB_URL');
  });

  it('reduces PUBLIC_ORIGIN to its origin and rejects a path', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://Play.Example/' }).publicOrigin).toBe('https://play.example');
    expect(() => readConfig({ PUBLIC_ORIGIN: 'https://play.example/tr' })).toThrow('PUBLIC_ORIGIN');
  });

  it.each(['x', 'play.example', '//play.example', 'https://'])('rejects %s as PUBLIC_ORIGIN', (address) => {
    expect(() => readConfig({ PUBLIC_ORIGIN: address })).toThrow(ConfigurationError);
  });

  it('names all invalid variables, even in rules about several variables', () => {
    const { message } = faultsOf({
      NODE_ENV: 'production',
      PORT: 'http',
      PUBLIC_ORIGIN: 'x',
      LIVE_CHAT_FALLBACK_URL: 'https://chat.example',
    });
    for (const name of ['PORT', 'PUBLIC_ORIGIN', 'OPERATOR_API_URL', 'SESSION_SECRETS', 'LIVE_CHAT_FALLBACK_URL'])
      expect(message).toMatch(new RegExp(`^  ${name}: `, 'm'));
  });

  it.each([
    ['PUBLIC_ORIGIN', 'x'],
    ['PUBLIC_ORIGIN', 'https://play.example/tr'],
    ['EDGE_PURGE_URL', 'x'],
    ['TRUST_PROXY', 'x'],
    ['REDIS_URL', 'x'],
    ['REDIS_SENTINELS', 'x'],
    ['REDIS_CLUSTER', ','],
    ['REDIS_CA_FILE', '/missing'],
    ['SESSION_SECRETS', 'short'],
  ])('%s=%s does not hide what is wrong with other variables', (name, value) => {
    const { message } = faultsOf({ [name]: value, LIVE_CHAT_FALLBACK_URL: 'https://chat.example' });
    for (const named of [name, 'LIVE_CHAT_FALLBACK_URL']) expect(message).toMatch(new RegExp(`^  ${named}\\b`, 'm'));
  });

  it('has sessions of 12 idle hours and 7 days, or as long as it says', () => {
    expect(readConfig({}).sessionLengths).toEqual({ idle: 12 * 3600, whole: 7 * 24 * 3600 });
    const lengths = readConfig({ SESSION_IDLE_MINUTES: '30', SESSION_HOURS: '24' }).sessionLengths;
    expect(lengths).toEqual({ idle: 1800, whole: 24 * 3600 });
    expect(() => readConfig({ SESSION_IDLE_MINUTES: '4', SESSION_HOURS: '0' })).toThrow(
      /SESSION_IDLE_MINUTES[^]*SESSION_HOURS/,
    );
  });

  it('asks for HSTS preloading only on request', () => {
    expect(readConfig({}).hstsPreload).toBe(false);
    expect(readConfig({ HSTS_PRELOAD: '1' }).hstsPreload).toBe(true);
    expect(() => readConfig({ HSTS_PRELOAD: 'yes' })).toThrow('HSTS_PRELOAD');
  });

  it('enables fault injection only on request', () => {
    expect(readConfig({}).operatorScenarios).toBe(false);
    expect(readConfig({ OPERATOR_SCENARIOS: '1' }).operatorScenarios).toBe(true);
    expect(() => readConfig({ OPERATOR_SCENARIOS: 'yes' })).toThrow('OPERATOR_SCENARIOS');
  });

  it('requires secrets in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/SESSION_SECRETS: required/);
    const secrets = `${secret}, ${secret}y`;
    expect(readConfig({ ...realOperator, NODE_ENV: 'production', SESSION_SECRETS: secrets }).sessionSecrets).toEqual([
      secret,
      `${secret}y`,
    ]);
  });

  it('starts the demonstration operator in production only with DEMO=1', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRETS: secret };
    expect(faultsOf(production).message).toBe(
      'The configuration is not valid:\n' +
        '  OPERATOR_API_URL: required in production; DEMO=1 starts the demonstration operator in its place',
    );
    expect(() => readConfig({ ...production, DEMO: '0' })).toThrow('OPERATOR_API_URL');
    expect(readConfig({ ...production, DEMO: '1' }).operatorApiUrl).toBeUndefined();
    expect(readConfig({ ...production, ...realOperator }).operatorApiUrl).toBe('https://api.example/v1/');
    expect(() => readConfig({ ...realOperator, DEMO: '1' })).toThrow('DEMO: not together with OPERATOR_API_URL');
  });

  it('serves metrics on this machine only, unless METRICS_HOST names another address', () => {
    expect(readConfig({}).metricsHost).toBe('127.0.0.1');
    expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metricsHost).toBe('0.0.0.0');
    expect(readConfig({ METRICS_HOST: '::' }).metricsHost).toBe('::');
    expect(() => readConfig({ METRICS_HOST: 'metrics.example' })).toThrow('METRICS_HOST');
  });

  it('has a live chat in production only, the fallback last', () => {
    const chat = { LIVE_CHAT_URL: 'https://chat.example/desk', LIVE_CHAT_FALLBACK_URL: 'https://chat2.example/desk' };
    expect(readConfig(chat).liveChat).toEqual([]);
    const production = { ...realOperator, NODE_ENV: 'production', SESSION_SECRETS: secret };
    expect(readConfig(production).liveChat).toEqual([]);
    expect(readConfig({ ...production, ...chat }).liveChat).toEqual(Object.values(chat));
    expect(readConfig({ ...production, LIVE_CHAT_URL: chat.LIVE_CHAT_URL }).liveChat).toEqual([chat.LIVE_CHAT_URL]);
    const { LIVE_CHAT_FALLBACK_URL } = chat;
    expect(() => readConfig({ ...production, LIVE_CHAT_FALLBACK_URL })).toThrow('LIVE_CHAT_FALLBACK_URL');
    expect(() => readConfig({ LIVE_CHAT_URL: 'javascript:alert(1)' })).toThrow('LIVE_CHAT_URL');
  });

  it.each([
    'yes',
    'true',
    '1',
    '10.0.0.0/33',
    '10.0.0.0/',
    '0.0.0.0/0',
    '::/0',
    '::1/129',
    '10.0.0',
    'loopback/8',
    '10.0.0.0/8/8',
  ])('rejects %s as a trusted proxy', (proxy) =>
    expect(() => readConfig({ TRUST_PROXY: proxy })).toThrow('TRUST_PROXY'),
  );

  it('accepts trusted proxies by group, address and range', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,192.0.2.1,2001:db8::/32' });
    expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);
  });

  it('serves metrics only when METRICS_PORT is set, and never on PORT', () => {
    expect(readConfig({}).metricsPort).toBeUndefined();
    expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0);
    expect(() => readConfig({ PORT: '3000', METRICS_PORT: '3000' })).toThrow('METRICS_PORT: a port of its own');
    expect(() => readConfig({ METRICS_PORT: '99999' })).toThrow('METRICS_PORT');
  });

  it.each(['0', '9', 'never', '-1'])('rejects %s as MAX_PAGE_WAIT_MS', (delay) =>
    expect(() => readConfig({ MAX_PAGE_WAIT_MS: delay })).toThrow('MAX_PAGE_WAIT_MS'),
  );

  it.each(['0', 'many', '10001'])('rejects %s as MAX_PAGES_UNDER_WAY', (pages) =>
    expect(() => readConfig({ MAX_PAGES_UNDER_WAY: pages })).toThrow('MAX_PAGES_UNDER_WAY'),
  );

  it('names every invalid variable and never a value', () => {
    const act = () => readConfig({ PORT: 'http', OPERATOR_API_URL: 'ftp://x', SESSION_SECRETS: 'hunter2' });
    expect(act).toThrow(ConfigurationError);
    expect(act).toThrow(/PORT[\s\S]*OPERATOR_API_URL[\s\S]*SESSION_SECRETS/);
    expect(act).not.toThrow(/hunter2/);
  });
});

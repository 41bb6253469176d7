import { describe, expect, it } from 'vitest';
import { observatoryScore, type Answers } from './score';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-x'; object-src 'none'; frame-ancestors 'none'";

const STRICT = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

interface Given {
  readonly headers?: Record<string, string | null>;
  readonly cookies?: readonly string[];
  readonly preflight?: Record<string, string>;
  readonly body?: string;
  readonly origin?: string;
  readonly redirectsToHttps?: boolean;
}

function answersOf(given: Given = {}): Answers {
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...STRICT, ...given.headers }))
    if (value !== null) headers.set(name, value);
  const robots = new Headers();
  for (const cookie of given.cookies ?? []) robots.append('set-cookie', cookie);
  return {
    origin: given.origin ?? 'https://play.example',
    home: { headers, body: given.body ?? '<script>1</script>' },
    robots: { headers: robots, body: '' },
    preflight: { headers: new Headers(given.preflight), body: '' },
    redirectsToHttps: given.redirectsToHttps ?? true,
  };
}

const scoreOf = (given?: Given) => observatoryScore(answersOf(given)).score;
const modifierOf = (test: string, given?: Given) =>
  observatoryScore(answersOf(given)).results.find((result) => result.test === test)?.modifier;

it('a strict site has 100 points and its bonuses', () => expect(scoreOf()).toBe(140));

it('bonuses count only where the score without them is at least 90', () => {
  expect(scoreOf({ headers: { 'x-content-type-options': null } })).toBe(135);
  // 100 - 5 - 10 = 85
  const headers = { 'x-content-type-options': null, 'strict-transport-security': 'max-age=600' };
  expect(scoreOf({ headers })).toBe(85);
});

it('the score is never negative', () => {
  const headers = Object.fromEntries(Object.keys(STRICT).map((name) => [name, null]));
  const cookies = ['session=1'];
  const preflight = { 'access-control-allow-origin': 'https://a', 'access-control-allow-credentials': 'true' };
  expect(scoreOf({ headers, cookies, preflight, redirectsToHttps: false })).toBe(0);
});

describe('Content-Security-Policy', () => {
  it.each([
    [10, POLICY],
    [5, POLICY.replace("'none'", "'self'")],
    [0, `${POLICY}; style-src 'unsafe-inline'`],
    [-10, `${POLICY}; img-src http:`],
    [-10, POLICY.replace("'self'", "'unsafe-eval'")],
    [-20, POLICY.replace("'sha256-x'", "'unsafe-inline'")],
    [10, POLICY.replace("'self'", "'unsafe-inline'")],
    [-20, "script-src 'self'"],
    [-20, `${POLICY}; connect-src http://a.example`],
    [-25, `${POLICY}; script-src 'none'`],
    [-25, null],
  ])('%i for %s', (modifier, policy) =>
    expect(modifierOf('Content-Security-Policy', { headers: { 'content-security-policy': policy } })).toBe(modifier),
  );
});

describe('cookies', () => {
  const HSTS = null;
  it.each([
    [5, '__Host-device=1; Secure; HttpOnly; SameSite=Lax', undefined],
    [0, 'a=1; Secure', undefined],
    [-5, 'a=1; SameSite=Lax', undefined],
    [-20, 'a=1; SameSite=Lax', HSTS],
    [-10, 'session=1; HttpOnly; SameSite=Lax', undefined],
    [-40, 'session=1; HttpOnly; SameSite=Lax', HSTS],
    [-30, 'session=1; Secure; SameSite=Lax', undefined],
    [-20, 'csrf=1; Secure', undefined],
    [-20, 'a=1; Secure; SameSite=Often', undefined],
  ])('%i for %s (HSTS: %s)', (modifier, cookie, hsts) => {
    const headers = hsts === null ? { 'strict-transport-security': null } : {};
    expect(modifierOf('cookies', { cookies: [cookie], headers })).toBe(modifier);
  });
});

it.each([
  ['Cross-Origin-Embedder-Policy', 'cross-origin-embedder-policy', 'credentialless', 10],
  ['Cross-Origin-Embedder-Policy', 'cross-origin-embedder-policy', 'x', -5],
  ['Cross-Origin-Opener-Policy', 'cross-origin-opener-policy', 'unsafe-none', 0],
  ['Cross-Origin-Resource-Policy', 'cross-origin-resource-policy', 'cross-origin', 0],
  ['Cross-Origin-Resource-Policy', 'cross-origin-resource-policy', 'same-site', 10],
  ['Referrer-Policy', 'referrer-policy', 'unsafe-url', -5],
  ['Referrer-Policy', 'referrer-policy', null, 0],
  ['Strict-Transport-Security', 'strict-transport-security', 'max-age=600', -10],
  ['Strict-Transport-Security', 'strict-transport-security', 'preload', -20],
  ['X-Content-Type-Options', 'x-content-type-options', 'none', -5],
] as const)('%s: %s of %s is %i', (test, name, value, modifier) =>
  expect(modifierOf(test, { headers: { [name]: value } })).toBe(modifier),
);

it.each([
  [5, '<script src="/a.js" integrity="sha256-x"></script>'],
  [0, '<script src="/a.js"></script>'],
  [0, ''],
  [-50, '<script src="//other.example/a.js"></script>'],
])('Subresource Integrity is %i for %s', (modifier, body) =>
  expect(modifierOf('Subresource Integrity', { body })).toBe(modifier),
);

it('X-Frame-Options counts where the policy says nothing about frames', () => {
  const policy = { 'content-security-policy': "default-src 'none'" };
  expect(modifierOf('X-Frame-Options', { headers: policy })).toBe(5);
  expect(modifierOf('X-Frame-Options', { headers: { ...policy, 'x-frame-options': null } })).toBe(-20);
});

it('sharing with every origin and its credentials costs 50 points', () => {
  const preflight = { 'access-control-allow-origin': 'https://other.example' };
  const test = 'Cross-Origin Resource Sharing';
  expect(modifierOf(test, { preflight: { ...preflight, 'access-control-allow-credentials': 'true' } })).toBe(-50);
  expect(modifierOf(test, { preflight })).toBe(0);
});

it('without https there is no HSTS', () => {
  expect(modifierOf('Strict-Transport-Security', { origin: 'http://play.example' })).toBe(-20);
});

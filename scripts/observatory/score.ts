/**
 * The score of a site by the rules of the MDN HTTP Observatory, algorithm version 6 (August 2026): 100 points, and a modifier for
 * each of twelve tests. Only the results that a site like this one can have are told apart; every other one counts as the
 * worst of its test. https://github.com/mdn/mdn-http-observatory (`src/grader`, `src/analyzer`) is the source.
 */

/** An answer of the site, as the scanner sees it. */
export interface Answer {
  readonly headers: Headers;
  readonly body: string;
}

export interface Answers {
  /** The origin that the scanner asks for. */
  readonly origin: string;
  readonly home: Answer;
  /** Asked for its cookies. */
  readonly robots: Answer;
  /** A CORS preflight of another origin. */
  readonly preflight: Answer;
  /** Whether plain http redirects to https on the same host: the proxy's work, which the site itself cannot show. */
  readonly redirectsToHttps: boolean;
}

export interface TestResult {
  readonly test: string;
  readonly result: string;
  readonly modifier: number;
}

export interface Score {
  readonly score: number;
  readonly results: readonly TestResult[];
}

const BASELINE = 100;

/** Bonus points count only when the score without them reaches this. */
const LEAST_FOR_BONUS = 90;

type Test = (answers: Answers) => readonly [result: string, modifier: number];

export function observatoryScore(answers: Answers): Score {
  const results = Object.entries(TESTS).map(([test, judge]) => {
    const [result, modifier] = judge(answers);
    return { test, result, modifier };
  });
  const sum = (modifiers: readonly number[]) => modifiers.reduce((total, each) => total + each, BASELINE);
  const modifiers = results.map(({ modifier }) => modifier);
  const withoutBonus = sum(modifiers.filter((modifier) => modifier < 0));
  return { score: Math.max(0, withoutBonus >= LEAST_FOR_BONUS ? sum(modifiers) : withoutBonus), results };
}

const isSecure = ({ origin }: Answers) => origin.startsWith('https:');

/** Sources that allow nearly everything. */
const BROAD = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']);
const UNSAFE = new Set([...BROAD, "'unsafe-inline'", 'data:']);

/** The directives of a policy; null for a policy that the scanner refuses, such as one with a directive twice. */
function parsePolicy(header: string): Map<string, readonly string[]> | null {
  const directives = new Map<string, readonly string[]>();
  for (const part of header.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (directives.has(name)) return null;
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives;
}

const policyOf = ({ home }: Answers) => parsePolicy(home.headers.get('content-security-policy') ?? '');

const contentSecurityPolicy: Test = (answers) => {
  const policy = policyOf(answers);
  if (policy === null) return ['invalid', -25];
  if (policy.size === 0) return ['missing', -25];
  const sourcesOf = (name: string) => effectiveSources(policy, name);
  const plain = (sources: readonly string[]) => sources.some((each) => /^(?:http|ftp):/.test(each));
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  const active = [...policy].filter(([name]) => !isPassive(name)).flatMap(([, sources]) => sources);
  const script = sourcesOf('script-src');
  const style = sourcesOf('style-src');
  if (script.some((each) => UNSAFE.has(each)) || sourcesOf('object-src').some((each) => BROAD.has(each)))
    return ['unsafe scripts', -20];
  if (isSecure(answers) && plain(active)) return ['active content by http', -20];
  if ([...script, ...style].includes("'unsafe-eval'")) return ['eval', -10];
  if (isSecure(answers) && plain([...sourcesOf('img-src'), ...sourcesOf('media-src')]))
    return ['pictures by http', -10];
  if (style.some((each) => UNSAFE.has(each))) return ['unsafe styles', 0];
  const defaults = policy.get('default-src') ?? [];
  return defaults.length === 1 && defaults[0] === "'none'" ? ["default-src 'none', nothing unsafe", 10] : ['safe', 5];
};

/** The sources of a directive, or of what stands in for it. A hash or nonce switches `'unsafe-inline'` off. */
function effectiveSources(policy: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] {
  const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hasHash = sources.some((each) => /^'(?:sha\d{3}|nonce)-/.test(each));
  return hasHash ? sources.filter((each) => each !== "'unsafe-inline'") : sources;
}

const cookies: Test = (answers) => {
  const set = [answers.home, answers.robots, answers.preflight].flatMap(({ headers }) => headers.getSetCookie());
  if (set.length === 0) return ['none', 0];
  const parsed = set.map((cookie) => {
    const [pair = '', ...attributes] = cookie.split(';').map((each) => each.trim().toLowerCase());
    const name = pair.split('=', 1)[0] ?? '';
    const sameSite = attributes.find((each) => each.startsWith('samesite'))?.split('=')[1];
    const [secure, httpOnly] = ['secure', 'httponly'].map((each) => attributes.includes(each));
    return { isSession: /login|sess/.test(name), isCsrf: name.includes('csrf'), secure, httpOnly, sameSite };
  });
  const is = (judge: (cookie: (typeof parsed)[number]) => boolean | undefined) => parsed.some(judge);
  const hasHsts = strictTransportSecurity(answers)[1] >= 0;
  // From the worst: the scanner keeps the worst result of all cookies.
  if (!hasHsts && is(({ isSession, secure }) => isSession && !secure)) return ['session cookie by http', -40];
  if (is(({ isSession, httpOnly }) => isSession && !httpOnly)) return ['session cookie for scripts', -30];
  if (is(({ isCsrf, sameSite }) => isCsrf && !sameSite)) return ['CSRF cookie without SameSite', -20];
  if (is(({ sameSite, secure }) => sameSite !== undefined && !isSameSite(sameSite, secure)))
    return ['invalid SameSite', -20];
  if (is(({ isSession, secure }) => isSession && !secure)) return ['session cookie without Secure, with HSTS', -10];
  if (is(({ secure }) => !secure)) return hasHsts ? ['without Secure, with HSTS', -5] : ['without Secure', -20];
  return is(({ sameSite }) => sameSite === undefined)
    ? ['secure, without SameSite', 0]
    : ['secure, HttpOnly sessions, SameSite', 5];
};

const isSameSite = (value: string, secure: boolean | undefined) =>
  ['lax', 'strict'].includes(value) || (value === 'none' && secure);

const crossOriginResourceSharing: Test = ({ preflight: { headers } }) => {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null) return ['not shared', 0];
  const isReflected = allowed !== '*' && headers.get('access-control-allow-credentials') === 'true';
  return isReflected ? ['shared with credentials', -50] : ['shared', 0];
};

const redirection: Test = ({ redirectsToHttps }) =>
  redirectsToHttps ? ['assumed: the proxy redirects to https on the same host', 0] : ['missing', -20];

const GOOD_REFERRER = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const referrerPolicy: Test = ({ home: { headers } }) => {
  const header = headers.get('referrer-policy');
  if (header === null) return ['missing', 0];
  const last = header.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return GOOD_REFERRER.includes(last) ? ['private', 5] : ['unsafe or invalid', -5];
};

/** What the scanner takes for six months. */
const SIX_MONTHS_SECONDS = 15_552_000;

// A domain on the browsers' preload list gets 5 points. No answer can show that.
const strictTransportSecurity: Test = (answers) => {
  if (!isSecure(answers)) return ['no https', -20];
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(answers.home.headers.get('strict-transport-security') ?? '')?.[1];
  if (seconds === undefined) return ['missing', -20];
  return Number(seconds) < SIX_MONTHS_SECONDS ? ['less than six months', -10] : ['at least six months', 0];
};

const subresourceIntegrity: Test = (answers) => {
  const scripts = answers.home.body.match(/<script\b[^>]*>/gi) ?? [];
  const named = scripts.filter((tag) => /\ssrc=/i.test(tag));
  if (named.some((tag) => /\ssrc="(?:https?:)?\/\//i.test(tag))) return ['scripts of other origins', -50];
  if (isSecure(answers) && named.some((tag) => /\sintegrity="/i.test(tag))) return ['all scripts, with hashes', 5];
  return [scripts.length === 0 ? 'no scripts' : 'own scripts only', 0];
};

const contentTypeOptions: Test = ({ home: { headers } }) =>
  headers.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? ['nosniff', 0] : ['missing or invalid', -5];

const frameOptions: Test = (answers) => {
  if (policyOf(answers)?.has('frame-ancestors')) return ['by the policy', 5];
  const header = answers.home.headers.get('x-frame-options')?.toLowerCase() ?? '';
  return ['deny', 'sameorigin'].includes(header) ? ['set', 5] : ['missing or invalid', -20];
};

/** A test of one header: so many points for a strict value, none without the header or with a lax value. */
function headerTest(name: string, strict: readonly string[], lax: readonly string[]): Test {
  return ({ home: { headers } }) => {
    const value = headers.get(name)?.split(';', 1)[0]?.trim().toLowerCase();
    if (value === undefined) return ['missing', 0];
    if (strict.includes(value)) return [value, 10];
    return lax.includes(value) ? [value, 0] : ['invalid', -5];
  };
}

const TESTS: Readonly<Record<string, Test>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  cookies,
  'Cross-Origin-Embedder-Policy': headerTest(
    'cross-origin-embedder-policy',
    ['require-corp', 'credentialless'],
    ['unsafe-none'],
  ),
  'Cross-Origin-Opener-Policy': headerTest(
    'cross-origin-opener-policy',
    ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
    ['unsafe-none'],
  ),
  'Cross-Origin-Resource-Policy': headerTest(
    'cross-origin-resource-policy',
    ['same-origin', 'same-site'],
    ['cross-origin'],
  ),
  'Cross-Origin Resource Sharing': crossOriginResourceSharing,
  redirection,
  'Referrer-Policy': referrerPolicy,
  'Strict-Transport-Security': strictTransportSecurity,
  'Subresource Integrity': subresourceIntegrity,
  'X-Content-Type-Options': contentTypeOptions,
  'X-Frame-Options': frameOptions,
};

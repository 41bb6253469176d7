import type { RateLimit, RateLimits } from './rate-limit.server';

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3_600;

interface LimitRule {
  /** The key prefix in the store: a limit that is renamed starts from zero. */
  readonly name: string;
  /** The number of tries for each key. */
  readonly points: number;
  readonly seconds: number;
  /** What the limit is for, and why it is no lower. */
  readonly protects: string;
}

/** Every rate limit of the site. A name says what is counted, and by which key. */
const RULES = {
  loginByNetwork: {
    name: 'login-network',
    points: 40,
    seconds: TEN_MINUTES,
    protects: 'Accounts, from one network that tries many of them. A network may be many players.',
  },
  loginByAccountAndNetwork: {
    name: 'login-account-network',
    points: 8,
    seconds: TEN_MINUTES,
    protects: 'One account, from one network that guesses its password. Its player logs in from elsewhere meanwhile.',
  },
  loginByAccount: {
    name: 'login-account',
    points: 100,
    seconds: HOUR,
    protects:
      'One account, from many networks that guess its password together. A low number would lock its player out.',
  },
  searchByNetwork: {
    name: 'search-network',
    points: 3_000,
    seconds: TEN_MINUTES,
    protects:
      "The operator's search. Above it only the lobbies' own lists are searched. A network may be many players.",
  },
  registrationByNetwork: {
    name: 'registration-network',
    points: 20,
    seconds: TEN_MINUTES,
    protects: 'The operator, from a script that opens accounts.',
  },
  phoneCodeByPlayer: {
    name: 'phone-code-player',
    points: 6,
    seconds: TEN_MINUTES,
    protects: 'The cost of text messages, from one player.',
  },
  phoneCodeByPhone: {
    name: 'phone-code-phone',
    points: 6,
    seconds: HOUR,
    protects: 'The owner of a phone number, from messages that other people order.',
  },
  phoneCodeByNetwork: {
    name: 'phone-code-network',
    points: 30,
    seconds: TEN_MINUTES,
    protects: 'The cost of text messages, from one network with many accounts.',
  },
  phoneCheckByPlayer: {
    name: 'phone-check-player',
    points: 10,
    seconds: TEN_MINUTES,
    protects: 'The phone code, from guesses by its player.',
  },
  phoneCheckByNetwork: {
    name: 'phone-check-network',
    points: 60,
    seconds: TEN_MINUTES,
    protects: 'Phone codes, from guesses by one network with many accounts.',
  },
  recoveryByNetwork: {
    name: 'recovery-network',
    points: 20,
    seconds: TEN_MINUTES,
    protects: 'The cost of recovery codes, from one network.',
  },
  recoveryByAccountAndNetwork: {
    name: 'recovery-account-network',
    points: 5,
    seconds: TEN_MINUTES,
    protects: "One account's owner, from recovery codes that one network orders.",
  },
  recoveryByAccount: {
    name: 'recovery-account',
    points: 20,
    seconds: HOUR,
    protects: "One account's owner, from recovery codes that many networks order.",
  },
  recoveryTryByNetwork: {
    name: 'recovery-try-network',
    points: 40,
    seconds: TEN_MINUTES,
    protects: 'Recovery codes, from guesses by one network for many accounts.',
  },
  recoveryTryByAccount: {
    name: 'recovery-try-account',
    points: 20,
    seconds: TEN_MINUTES,
    protects: "One account's recovery code, from guesses by many networks.",
  },
  passwordByPlayer: {
    name: 'password-player',
    points: 8,
    seconds: TEN_MINUTES,
    protects: 'The old password, from guesses in a session that was left open.',
  },
  callRequestByNetwork: {
    name: 'call-request-network',
    points: 5,
    seconds: TEN_MINUTES,
    protects: "The operator's call centre, from requests that a script sends.",
  },
  bonusClaimByPlayer: {
    name: 'bonus-claim-player',
    points: 30,
    seconds: TEN_MINUTES,
    protects: "The operator's bonus calls, from one player.",
  },
  paymentByPlayer: {
    name: 'payment-player',
    points: 20,
    seconds: MINUTE,
    protects: "The operator's payment calls, and cards that one player tries out.",
  },
  launches: {
    name: 'launches',
    points: 30,
    seconds: MINUTE,
    protects: 'Game providers, from sessions that one player opens over and over.',
  },
  policyReports: {
    name: 'policy-reports',
    points: 60,
    seconds: MINUTE,
    protects: 'The log, from one network. A page that breaks its policy in many places sends as many reports.',
  },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof RULES;

export type Limits = Readonly<Record<LimitName, RateLimit>>;

export function createLimits(rateLimit: RateLimits): Limits {
  const limits = Object.entries(RULES).map(([key, { name, points, seconds }]) => [
    key,
    rateLimit(name, points, seconds),
  ]);
  return Object.fromEntries(limits) as Limits;
}

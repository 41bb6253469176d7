import { createNetworkLimit } from './network-limit.server';
import type { RateLimit, RateLimits } from './rate-limit.server';

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3_600;
const DAY = 86_400;

interface LimitRule {
  /** The key prefix in the store: a limit that is renamed starts from zero. */
  readonly name: string;
  /** The number of tries for each key. */
  readonly points: number;
  readonly seconds: number;
  /** Counts client addresses, by their networks: see network-limit.server.ts. */
  readonly byNetwork?: true;
  /** What the limit is for, and why it is no lower. */
  readonly protects: string;
}

/**
 * Every rate limit of the site. A name says what is counted, and by which key. Beyond the limits of logins and of
 * recovery a stranger is challenged; a passed challenge counts against the limits called "challenged".
 */
const RULES = {
  loginByDevice: {
    name: 'login-device',
    points: 8,
    seconds: TEN_MINUTES,
    protects: 'One account, from guesses on a device that its player has used. Strangers cannot use this allowance up.',
  },
  loginByDeviceDaily: {
    name: 'login-device-day',
    points: 50,
    seconds: DAY,
    protects: 'One account, from guesses with the cookie of a device that was stolen or copied.',
  },
  loginByKnownDevices: {
    name: 'login-known-devices',
    points: 100,
    seconds: DAY,
    protects:
      'One account, from many known devices together: an operator may keep names apart that the site folds into one.',
  },
  loginByNetwork: {
    name: 'login-network',
    points: 40,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects: 'Accounts, from one network that tries many of them. A network may be many players.',
  },
  loginByAccountAndNetwork: {
    name: 'login-account-network',
    points: 8,
    seconds: TEN_MINUTES,
    protects: 'One account, from one network that guesses its password.',
  },
  loginByAccount: {
    name: 'login-account',
    points: 30,
    seconds: HOUR,
    protects: 'One account, from many networks that guess its password together.',
  },
  loginByPassword: {
    name: 'login-password',
    points: 30,
    seconds: HOUR,
    protects: 'All accounts, from one password that is tried on many. Players may share a popular password.',
  },
  challengedLoginByNetwork: {
    name: 'login-challenged-network',
    points: 100,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects: 'Accounts, from one network that passes challenges. A network may be many players.',
  },
  challengedLoginByAccount: {
    name: 'login-challenged-account',
    points: 200,
    seconds: HOUR,
    protects:
      'One account, from many networks that pass challenges. A low number would lock its player out of new devices.',
  },
  secondStepByDevice: {
    name: 'second-step-device',
    points: 15,
    seconds: TEN_MINUTES,
    protects: 'The second step of one account, from guesses on a device that its player has used.',
  },
  secondStepByNetwork: {
    name: 'second-step-network',
    points: 40,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects: 'Second steps, from one network that has the passwords of many accounts. A network may be many players.',
  },
  secondStepByAccountAndNetwork: {
    name: 'second-step-account-network',
    points: 15,
    seconds: TEN_MINUTES,
    protects:
      'The second step of one account, from one network. None counts by account alone: a stranger with the password could lock the player out.',
  },
  challengedSecondStepByNetwork: {
    name: 'second-step-challenged-network',
    points: 60,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects: 'Second steps, from one network that passes challenges.',
  },
  challengesOutstanding: {
    name: 'challenges-outstanding',
    points: 5,
    seconds: 5 * MINUTE,
    protects: 'One account, from challenges that one network asks for first and passes together after the wait.',
  },
  challengeUse: {
    name: 'challenge-use',
    points: 1,
    seconds: 5 * MINUTE,
    protects: 'Every challenge, from being passed twice.',
  },
  searchByNetwork: {
    name: 'search-network',
    points: 3_000,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects:
      "The operator's search. Above it only the lobbies' own lists are searched. A network may be many players.",
  },
  registrationByNetwork: {
    name: 'registration-network',
    points: 20,
    seconds: TEN_MINUTES,
    byNetwork: true,
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
  phoneCodeByPlayerDaily: {
    name: 'phone-code-player-day',
    points: 15,
    seconds: DAY,
    protects: 'The cost of text messages, from one player who orders them all day.',
  },
  phoneCodeByPhoneDaily: {
    name: 'phone-code-phone-day',
    points: 10,
    seconds: DAY,
    protects: 'The owner of a phone number, from messages that other people order all day.',
  },
  phoneCodeByNetwork: {
    name: 'phone-code-network',
    points: 30,
    seconds: TEN_MINUTES,
    byNetwork: true,
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
    byNetwork: true,
    protects: 'Phone codes, from guesses by one network with many accounts.',
  },
  recoveryByDevice: {
    name: 'recovery-device',
    points: 5,
    seconds: DAY,
    protects: "One account's owner, from recovery codes that a stolen device orders. Strangers cannot use it up.",
  },
  recoveryByNetwork: {
    name: 'recovery-network',
    points: 20,
    seconds: TEN_MINUTES,
    byNetwork: true,
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
    points: 5,
    seconds: HOUR,
    protects: "One account's owner, from recovery codes that many networks order.",
  },
  challengedRecoveryByNetwork: {
    name: 'recovery-challenged-network',
    points: 40,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects: 'The cost of recovery codes, from one network that passes challenges.',
  },
  recoveryByAccountDaily: {
    name: 'recovery-account-day',
    points: 10,
    seconds: DAY,
    protects: "One account's owner, from recovery codes that strangers order all day, with or without challenges.",
  },
  recoveryTryByDevice: {
    name: 'recovery-try-device',
    points: 10,
    seconds: TEN_MINUTES,
    protects: "One account's recovery code, from guesses on a device that its player has used.",
  },
  recoveryTryByNetwork: {
    name: 'recovery-try-network',
    points: 40,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects: 'Recovery codes, from guesses by one network for many accounts.',
  },
  recoveryTryByAccount: {
    name: 'recovery-try-account',
    points: 20,
    seconds: TEN_MINUTES,
    protects: "One account's recovery code, from guesses by many networks.",
  },
  challengedRecoveryTryByNetwork: {
    name: 'recovery-try-challenged-network',
    points: 80,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects: 'Recovery codes, from guesses by one network that passes challenges.',
  },
  challengedRecoveryTryByAccount: {
    name: 'recovery-try-challenged-account',
    points: 60,
    seconds: HOUR,
    protects: "One account's recovery code, from guesses by many networks that pass challenges.",
  },
  passwordByPlayer: {
    name: 'password-player',
    points: 8,
    seconds: TEN_MINUTES,
    protects: 'The old password, from guesses in a session that was left open.',
  },
  sessionEndsByPlayer: {
    name: 'session-end-player',
    points: 60,
    seconds: TEN_MINUTES,
    protects: "The operator's session calls, from one player. A player may end many sessions one by one.",
  },
  factorCodeByPlayer: {
    name: 'factor-code-player',
    points: 10,
    seconds: TEN_MINUTES,
    protects: 'Code and password of the second factor, from guesses in a session that was left open.',
  },
  passkeyOptionsByNetwork: {
    name: 'passkey-options-network',
    points: 300,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects: "The operator's challenges, from one network. Each view of the login form may ask for one.",
  },
  passkeyLoginByNetwork: {
    name: 'passkey-login-network',
    points: 60,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects: 'The cost of verifying passkeys, which cannot be guessed. A network may be many players.',
  },
  passkeyByPlayer: {
    name: 'passkey-player',
    points: 30,
    seconds: TEN_MINUTES,
    protects: "The operator's passkey calls, from one player, who may close the browser's prompt many times.",
  },
  callRequestByNetwork: {
    name: 'call-request-network',
    points: 5,
    seconds: TEN_MINUTES,
    byNetwork: true,
    protects: "The operator's call centre, from requests that a script sends.",
  },
  bonusClaimByPlayer: {
    name: 'bonus-claim-player',
    points: 30,
    seconds: TEN_MINUTES,
    protects: "The operator's bonus calls, from one player.",
  },
  bonusForfeitByPlayer: {
    name: 'bonus-forfeit-player',
    points: 30,
    seconds: TEN_MINUTES,
    protects: "The operator's bonus calls, from one player.",
  },
  promoCodeByPlayer: {
    name: 'promo-code-player',
    points: 10,
    seconds: TEN_MINUTES,
    protects: 'Promo codes, from guesses by one player, in all sessions together.',
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
  demoLaunchesByNetwork: {
    name: 'demo-launch-network',
    points: 60,
    seconds: MINUTE,
    byNetwork: true,
    protects: 'The providers, from game sessions without a player. A network may be many visitors.',
  },
  policyReports: {
    name: 'policy-reports',
    points: 60,
    seconds: MINUTE,
    byNetwork: true,
    protects: 'The log, from one network. A page that breaks its policy in many places sends as many reports.',
  },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof RULES;

export type Limits = Readonly<Record<LimitName, RateLimit>>;

export function createLimits(rateLimit: RateLimits): Limits {
  const limits = Object.entries<LimitRule>(RULES).map(([key, { name, points, seconds, byNetwork }]) => [
    key,
    byNetwork
      ? createNetworkLimit((suffix, factor) => rateLimit(`${name}${suffix}`, points * factor, seconds))
      : rateLimit(name, points, seconds),
  ]);
  return Object.fromEntries(limits) as Limits;
}

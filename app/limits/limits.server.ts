import { DAY, HOUR, MINUTE, TEN_MINUTES, type LimitRule } from './limit-rule.server';
import { LOGIN_LIMITS } from './login-limits.server';
import { createNetworkLimit } from './network-limit.server';
import type { RateLimit, RateLimits } from './rate-limit.server';
import { RECOVERY_LIMITS } from './recovery-limits.server';

/**
 * Every rate limit of the site. A name says what is counted, and by which key. Beyond the limits of logins and of
 * recovery a stranger is challenged; a passed challenge counts against the limits called "challenged".
 */
const RULES = {
  ...LOGIN_LIMITS,
  ...RECOVERY_LIMITS,
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
  passkeyByPlayer: {
    name: 'passkey-player',
    points: 30,
    seconds: TEN_MINUTES,
    protects: "The operator's passkey calls, from one player, who may close the browser's prompt many times.",
  },
  passkeyFinishByPlayer: {
    name: 'passkey-finish-player',
    points: 30,
    seconds: TEN_MINUTES,
    protects: "The operator's passkey calls, from one player. A passkey is added once for each that was begun.",
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
  ticketByPlayer: {
    name: 'ticket-player',
    points: 10,
    seconds: TEN_MINUTES,
    protects: "The operator's support, from tickets that a script opens.",
  },
  ticketReplyByPlayer: {
    name: 'ticket-reply-player',
    points: 30,
    seconds: TEN_MINUTES,
    protects: "The operator's support, from replies that a script sends. A conversation has several a minute.",
  },
  ticketCloseByPlayer: {
    name: 'ticket-close-player',
    points: 30,
    seconds: TEN_MINUTES,
    protects: "The operator's ticket calls, from one player.",
  },
  favouriteByPlayer: {
    name: 'favourite-player',
    points: 300,
    seconds: TEN_MINUTES,
    protects: "The operator's favourites, from one player, who may mark many games while looking through a lobby.",
  },
  notificationByPlayer: {
    name: 'notification-player',
    points: 300,
    seconds: TEN_MINUTES,
    protects: "The operator's notification calls, from one player, who may read many in a row.",
  },
  playerLimitByPlayer: {
    name: 'player-limit-player',
    points: 60,
    seconds: TEN_MINUTES,
    protects: "The operator's limit calls, from one player. There are a dozen limits to set.",
  },
  pauseByPlayer: {
    name: 'pause-player',
    points: 300,
    seconds: TEN_MINUTES,
    protects: "The operator's pause calls, from a script. A player who wants to pause never meets it.",
  },
  cancellationByPlayer: {
    name: 'cancellation-player',
    points: 30,
    seconds: TEN_MINUTES,
    protects: "The operator's payment calls, from one player.",
  },
  trialBonusByPlayer: {
    name: 'trial-bonus-player',
    points: 10,
    seconds: TEN_MINUTES,
    protects: "The operator's bonus calls, from one player, who may take the trial bonus once.",
  },
  factorSetupByPlayer: {
    name: 'factor-setup-player',
    points: 30,
    seconds: TEN_MINUTES,
    protects: "The operator's calls of the second factor, from one player who begins over and over.",
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

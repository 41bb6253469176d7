import { createNetworkLimit } from './network-limit.server';
import type { RateLimit, RateLimits } from './rate-limit.server';

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3_600;
const DAY = 86_400;

type Rule = (rateLimit: RateLimits) => RateLimit;

/**
 * @param name the key prefix in the store: a limit that is renamed starts from zero
 * @param tries allowed for each key
 */
const rule =
  (name: string, tries: number, seconds: number): Rule =>
  (rateLimit) =>
    rateLimit(name, tries, seconds);

const networkRule =
  (name: string, tries: number, seconds: number): Rule =>
  (rateLimit) =>
    createNetworkLimit((suffix, factor) => rateLimit(`${name}${suffix}`, tries * factor, seconds));

/**
 * Every rate limit. The comments say what a name does not: what is protected, or why the number is no lower. Beyond the
 * limits of logins and of recovery a stranger is challenged; a passed challenge counts against those called "challenged".
 */
const RULES = {
  // Logins: the password, the second step, passkeys, and the challenges of strangers.

  /** One account, from guesses on a device that its player has used. Strangers cannot use this allowance up. */
  loginByDevice: rule('login-device', 8, TEN_MINUTES),
  /** One account, from guesses with the cookie of a device that was stolen or copied. */
  loginByDeviceDaily: rule('login-device-day', 50, DAY),
  /** One account, from many known devices together: an operator may keep names apart that the site folds into one. */
  loginByKnownDevices: rule('login-known-devices', 100, DAY),
  /** Accounts, from one network that tries many of them. A network may be many players. */
  loginByNetwork: networkRule('login-network', 40, TEN_MINUTES),
  loginByAccountAndNetwork: rule('login-account-network', 8, TEN_MINUTES),
  loginByAccount: rule('login-account', 30, HOUR),
  /** All accounts, from one password that is tried on many. Players may share a popular password. */
  loginByPassword: rule('login-password', 30, HOUR),
  /** Accounts, from one network that passes challenges. A network may be many players. */
  challengedLoginByNetwork: networkRule('login-challenged-network', 100, TEN_MINUTES),
  /** One account, from many networks that pass challenges. A low number would lock its player out of new devices. */
  challengedLoginByAccount: rule('login-challenged-account', 200, HOUR),
  secondStepByDevice: rule('second-step-device', 15, TEN_MINUTES),
  /** Second steps, from one network that has the passwords of many accounts. A network may be many players. */
  secondStepByNetwork: networkRule('second-step-network', 40, TEN_MINUTES),
  /** No limit counts second steps by account alone: a stranger with the password could lock the player out. */
  secondStepByAccountAndNetwork: rule('second-step-account-network', 15, TEN_MINUTES),
  challengedSecondStepByNetwork: networkRule('second-step-challenged-network', 60, TEN_MINUTES),
  /** One account, from challenges that one network asks for first and passes together after the wait. */
  challengesOutstanding: rule('challenges-outstanding', 5, 5 * MINUTE),
  challengeUse: rule('challenge-use', 1, 5 * MINUTE),
  /** The operator's challenges, from one network. Each view of the login form may ask for one. */
  passkeyOptionsByNetwork: networkRule('passkey-options-network', 300, TEN_MINUTES),
  /** The cost of verifying passkeys, which cannot be guessed. A network may be many players. */
  passkeyLoginByNetwork: networkRule('passkey-login-network', 60, TEN_MINUTES),

  // Account recovery: sending a code, and trying one.

  /** One account's owner, from recovery codes that a stolen device orders. Strangers cannot use it up. */
  recoveryByDevice: rule('recovery-device', 5, DAY),
  recoveryByNetwork: networkRule('recovery-network', 20, TEN_MINUTES),
  recoveryByAccountAndNetwork: rule('recovery-account-network', 5, TEN_MINUTES),
  recoveryByAccount: rule('recovery-account', 5, HOUR),
  challengedRecoveryByNetwork: networkRule('recovery-challenged-network', 40, TEN_MINUTES),
  /** One account's owner, from recovery codes that strangers order all day, with or without challenges. */
  recoveryByAccountDaily: rule('recovery-account-day', 10, DAY),
  recoveryTryByDevice: rule('recovery-try-device', 10, TEN_MINUTES),
  recoveryTryByNetwork: networkRule('recovery-try-network', 40, TEN_MINUTES),
  recoveryTryByAccount: rule('recovery-try-account', 20, TEN_MINUTES),
  challengedRecoveryTryByNetwork: networkRule('recovery-try-challenged-network', 80, TEN_MINUTES),
  challengedRecoveryTryByAccount: rule('recovery-try-challenged-account', 60, HOUR),

  // All others.

  /** The operator's search. Above it only the lobbies' own lists are searched. A network may be many players. */
  searchByNetwork: networkRule('search-network', 3_000, TEN_MINUTES),
  registrationByNetwork: networkRule('registration-network', 20, TEN_MINUTES),
  phoneCodeByPlayer: rule('phone-code-player', 6, TEN_MINUTES),
  phoneCodeByPhone: rule('phone-code-phone', 6, HOUR),
  phoneCodeByPlayerDaily: rule('phone-code-player-day', 15, DAY),
  phoneCodeByPhoneDaily: rule('phone-code-phone-day', 10, DAY),
  phoneCodeByNetwork: networkRule('phone-code-network', 30, TEN_MINUTES),
  phoneCheckByPlayer: rule('phone-check-player', 10, TEN_MINUTES),
  phoneCheckByNetwork: networkRule('phone-check-network', 60, TEN_MINUTES),
  passwordByPlayer: rule('password-player', 8, TEN_MINUTES),
  /** The operator's session calls, from one player. A player may end many sessions one by one. */
  sessionEndsByPlayer: rule('session-end-player', 60, TEN_MINUTES),
  factorCodeByPlayer: rule('factor-code-player', 10, TEN_MINUTES),
  /** The operator's passkey calls, from one player, who may close the browser's prompt many times. */
  passkeyByPlayer: rule('passkey-player', 30, TEN_MINUTES),
  /** The operator's passkey calls, from one player. A passkey is added once for each that was begun. */
  passkeyFinishByPlayer: rule('passkey-finish-player', 30, TEN_MINUTES),
  callRequestByNetwork: networkRule('call-request-network', 5, TEN_MINUTES),
  bonusClaimByPlayer: rule('bonus-claim-player', 30, TEN_MINUTES),
  bonusForfeitByPlayer: rule('bonus-forfeit-player', 30, TEN_MINUTES),
  promoCodeByPlayer: rule('promo-code-player', 10, TEN_MINUTES),
  /** The operator's payment calls, and cards that one player tries out. */
  paymentByPlayer: rule('payment-player', 20, MINUTE),
  /** The operator's betting calls, from one player, who may bet often on a live match. */
  betByPlayer: rule('bet-player', 60, MINUTE),
  ticketByPlayer: rule('ticket-player', 10, TEN_MINUTES),
  /** The operator's support, from replies that a script sends. A conversation has several a minute. */
  ticketReplyByPlayer: rule('ticket-reply-player', 30, TEN_MINUTES),
  ticketCloseByPlayer: rule('ticket-close-player', 30, TEN_MINUTES),
  /** The operator's favourites, from one player, who may mark many games while looking through a lobby. */
  favouriteByPlayer: rule('favourite-player', 300, TEN_MINUTES),
  /** The operator's notification calls, from one player, who may read many in a row. */
  notificationByPlayer: rule('notification-player', 300, TEN_MINUTES),
  playerLimitByPlayer: rule('player-limit-player', 60, TEN_MINUTES),
  /** The operator's pause calls, from a script. A player who wants to pause never meets it. */
  pauseByPlayer: rule('pause-player', 300, TEN_MINUTES),
  cancellationByPlayer: rule('cancellation-player', 30, TEN_MINUTES),
  accountRemovalByPlayer: rule('account-removal-player', 30, TEN_MINUTES),
  /** The operator's bonus calls, from one player, who may take the trial bonus once. */
  trialBonusByPlayer: rule('trial-bonus-player', 10, TEN_MINUTES),
  /** The operator's calls of the second factor, from one player who begins over and over. */
  factorSetupByPlayer: rule('factor-setup-player', 30, TEN_MINUTES),
  launches: rule('launches', 30, MINUTE),
  /** The providers, from game sessions without a player. A network may be many visitors. */
  demoLaunchesByNetwork: networkRule('demo-launch-network', 60, MINUTE),
  /** The log, from one network. A page that breaks its policy in many places sends as many reports. */
  policyReports: networkRule('policy-reports', 60, MINUTE),
};

export type LimitName = keyof typeof RULES;

export type Limits = Readonly<Record<LimitName, RateLimit>>;

export const createLimits = (rateLimit: RateLimits): Limits =>
  Object.fromEntries(Object.entries(RULES).map(([name, create]) => [name, create(rateLimit)])) as Limits;

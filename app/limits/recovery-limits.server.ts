import { DAY, HOUR, TEN_MINUTES, type LimitRule } from './limit-rule.server';

/** The limits of account recovery: sending a code, and trying one. */
export const RECOVERY_LIMITS = {
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
} as const satisfies Record<string, LimitRule>;

import { DAY, HOUR, MINUTE, TEN_MINUTES, type LimitRule } from './limit-rule.server';

/** The limits of logins: the password, the second step, passkeys, and the challenges of strangers. */
export const LOGIN_LIMITS = {
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
} as const satisfies Record<string, LimitRule>;

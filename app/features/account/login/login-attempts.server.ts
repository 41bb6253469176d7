import type { AppLoadContext } from '@remix-run/node';
import { readChallengeAnswer } from '~/forms/challenge-fields';
import { consumeAttempt, type ConsumedAttempt } from '~/limits/consume-attempt.server';
import { foldUsername } from '~/lib/fold-username';
import { networkOf } from '~/lib/network-of';

/**
 * Counts a login attempt. Guessing is slowed down: for an account, from a network, and by one password for many
 * accounts. A device on which the account has logged in before has an allowance of its own, so that guesses lock no
 * player out.
 */
export async function admitLogin(
  { site, player: { ipAddress, jar }, page }: Pick<AppLoadContext, 'site' | 'player' | 'page'>,
  { username, password }: { username: string; password: string },
): Promise<ConsumedAttempt> {
  const { limits, challenges, knownDevices, triedPassword } = site;
  const network = networkOf(ipAddress);
  const account = foldUsername(username);
  const device = await knownDevices.find(jar, username);
  const ofDevice = `${device} ${account}`;
  return consumeAttempt(challenges, { form: 'login', account, network }, readChallengeAnswer(page.form), {
    known: device
      ? [
          [limits.loginByDevice, ofDevice],
          [limits.loginByDeviceDaily, ofDevice],
          [limits.loginByKnownDevices, account],
        ]
      : [],
    free: [
      [limits.loginByNetwork, ipAddress],
      [limits.loginByAccountAndNetwork, `${network} ${account}`],
      [limits.loginByAccount, account],
      [limits.loginByPassword, triedPassword.of(password)],
    ],
    challenged: [
      [limits.challengedLoginByNetwork, ipAddress],
      [limits.challengedLoginByAccount, account],
    ],
  });
}

/**
 * Counts a code of the second step. There is no limit by account alone: a stranger who knows the password must not lock the
 * player out. The operator bounds the guesses for one account.
 */
export async function admitSecondStep(
  { site, player: { ipAddress, jar }, page }: Pick<AppLoadContext, 'site' | 'player' | 'page'>,
  username: string,
): Promise<ConsumedAttempt> {
  const { limits, challenges, knownDevices } = site;
  const network = networkOf(ipAddress);
  const account = foldUsername(username);
  const device = await knownDevices.find(jar, username);
  return consumeAttempt(challenges, { form: 'second-step', account, network }, readChallengeAnswer(page.form), {
    known: device ? [[limits.secondStepByDevice, `${device} ${account}`]] : [],
    free: [
      [limits.secondStepByNetwork, ipAddress],
      [limits.secondStepByAccountAndNetwork, `${network} ${account}`],
    ],
    challenged: [[limits.challengedSecondStepByNetwork, ipAddress]],
  });
}

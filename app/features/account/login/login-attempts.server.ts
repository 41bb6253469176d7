import type { AppLoadContext } from '@remix-run/node';
import { readChallengeAnswer } from '~/forms/challenge-fields';
import { consumeAttempt, type AttemptLimits, type ConsumedAttempt } from '~/limits/consume-attempt.server';
import { foldUsername } from '~/lib/fold-username';
import { networkOf } from '~/lib/network-of';

type AttemptContext = Pick<AppLoadContext, 'site' | 'player' | 'page'>;

interface AttemptKeys {
  readonly ip: string;
  readonly network: string;
  readonly account: string;
  /** The account on a device on which it has logged in before; null on any other. */
  readonly device: string | null;
}

/** Counts a try that strangers may make for an account, against the limits of its form. */
export async function admitAttempt(
  { site, player: { ipAddress, jar }, page }: AttemptContext,
  form: Parameters<typeof consumeAttempt>[1]['form'],
  username: string,
  limitsOf: (limits: AppLoadContext['site']['limits'], keys: AttemptKeys) => AttemptLimits,
): Promise<ConsumedAttempt> {
  const network = networkOf(ipAddress);
  const account = foldUsername(username);
  const known = await site.knownDevices.find(jar, username);
  const device = known ? `${known} ${account}` : null;
  const limits = limitsOf(site.limits, { ip: ipAddress, network, account, device });
  return consumeAttempt(site.challenges, { form, account, network }, readChallengeAnswer(page.form), limits);
}

/**
 * Guessing is slowed down for an account, from a network, and by one password for many accounts. A known device has an
 * allowance of its own, so that guesses lock no player out.
 */
export const admitLogin = (context: AttemptContext, { username, password }: { username: string; password: string }) =>
  admitAttempt(context, 'login', username, (limits, { ip, network, account, device }) => ({
    known: device
      ? [
          [limits.loginByDevice, device],
          [limits.loginByDeviceDaily, device],
          [limits.loginByKnownDevices, account],
        ]
      : [],
    free: [
      [limits.loginByNetwork, ip],
      [limits.loginByAccountAndNetwork, `${network} ${account}`],
      [limits.loginByAccount, account],
      [limits.loginByPassword, context.site.triedPassword.of(password)],
    ],
    challenged: [
      [limits.challengedLoginByNetwork, ip],
      [limits.challengedLoginByAccount, account],
    ],
  }));

/** No limit by account alone: a stranger who knows the password must not lock the player out. The operator bounds those. */
export const admitSecondStep = (context: AttemptContext, username: string) =>
  admitAttempt(context, 'second-step', username, (limits, { ip, network, account, device }) => ({
    known: device ? [[limits.secondStepByDevice, device]] : [],
    free: [
      [limits.secondStepByNetwork, ip],
      [limits.secondStepByAccountAndNetwork, `${network} ${account}`],
    ],
    challenged: [[limits.challengedSecondStepByNetwork, ip]],
  }));

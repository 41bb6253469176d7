import type { AppLoadContext } from '@remix-run/node';
import { readChallengeAnswer } from '~/forms/challenge-fields';
import { consumeAttempt, type ConsumedAttempt } from '~/limits/consume-attempt.server';
import { foldUsername } from '~/lib/fold-username';
import { networkOf } from '~/lib/network-of';

type Context = Pick<AppLoadContext, 'site' | 'player' | 'page'>;

/**
 * Counts the sending of a code: few for an account from one network, so that one visitor cannot flood a mailbox, and few
 * a day from all strangers. A device on which the account has logged in has codes of its own.
 */
export async function admitCodeSending(context: Context, username: string): Promise<ConsumedAttempt> {
  const { site, ipAddress, answer, network, account, device } = await tryOf(context, username);
  const { limits } = site;
  return consumeAttempt(site.challenges, { form: 'recovery', account, network }, answer, {
    known: device ? [[limits.recoveryByDevice, `${device} ${account}`]] : [],
    free: [
      [limits.recoveryByNetwork, ipAddress],
      [limits.recoveryByAccountAndNetwork, `${network} ${account}`],
      [limits.recoveryByAccount, account],
    ],
    challenged: [[limits.challengedRecoveryByNetwork, ipAddress]],
    strangers: [[limits.recoveryByAccountDaily, account]],
  });
}

/** Counts the check of a code, which is short enough to guess. */
export async function admitCodeAttempt(context: Context, username: string): Promise<ConsumedAttempt> {
  const { site, ipAddress, answer, network, account, device } = await tryOf(context, username);
  const { limits } = site;
  return consumeAttempt(site.challenges, { form: 'recovery-code', account, network }, answer, {
    known: device ? [[limits.recoveryTryByDevice, `${device} ${account}`]] : [],
    free: [
      [limits.recoveryTryByNetwork, ipAddress],
      [limits.recoveryTryByAccount, account],
    ],
    challenged: [
      [limits.challengedRecoveryTryByNetwork, ipAddress],
      [limits.challengedRecoveryTryByAccount, account],
    ],
  });
}

async function tryOf({ site, player: { ipAddress, jar }, page }: Context, username: string) {
  const account = foldUsername(username);
  return {
    site,
    ipAddress,
    account,
    network: networkOf(ipAddress),
    answer: readChallengeAnswer(page.form),
    device: await site.knownDevices.find(jar, username),
  };
}

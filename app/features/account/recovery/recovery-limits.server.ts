import type { AppLoadContext } from '@remix-run/node';
import { admitAttempt } from '~/features/account/login/login-attempts.server';

/**
 * Counts the sending of a code: few for an account from one network, so that one visitor cannot flood a mailbox, and few
 * a day from all strangers. A device on which the account has logged in has codes of its own.
 */
export const admitCodeSending = (context: AppLoadContext, username: string) =>
  admitAttempt(context, 'recovery', username, (limits, { ip, network, account, device }) => ({
    known: device ? [[limits.recoveryByDevice, device]] : [],
    free: [
      [limits.recoveryByNetwork, ip],
      [limits.recoveryByAccountAndNetwork, `${network} ${account}`],
      [limits.recoveryByAccount, account],
    ],
    challenged: [[limits.challengedRecoveryByNetwork, ip]],
    strangers: [[limits.recoveryByAccountDaily, account]],
  }));

/** Counts the check of a code, which is short enough to guess. */
export const admitCodeAttempt = (context: AppLoadContext, username: string) =>
  admitAttempt(context, 'recovery-code', username, (limits, { ip, account, device }) => ({
    known: device ? [[limits.recoveryTryByDevice, device]] : [],
    free: [
      [limits.recoveryTryByNetwork, ip],
      [limits.recoveryTryByAccount, account],
    ],
    challenged: [
      [limits.challengedRecoveryTryByNetwork, ip],
      [limits.challengedRecoveryTryByAccount, account],
    ],
  }));

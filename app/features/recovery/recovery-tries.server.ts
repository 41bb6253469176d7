import type { AppLoadContext } from '@remix-run/node';
import { consumeLimits, type LimitResult } from '~/limits/consume-limits.server';
import { foldUsername } from '~/lib/fold-username';
import { networkOf } from '~/lib/network-of';

type Context = Pick<AppLoadContext, 'site' | 'player'>;

/** For a code to be sent: few from one network, so that nobody fills another's mailbox; more from everywhere. */
export function takeSending(
  { site: { limits }, player: { ipAddress } }: Context,
  username: string,
): Promise<LimitResult> {
  const network = networkOf(ipAddress);
  const account = foldUsername(username);
  return consumeLimits([
    [limits.recoveryByNetwork, network],
    [limits.recoveryByAccountAndNetwork, `${network} ${account}`],
    [limits.recoveryByAccount, account],
  ]);
}

/** For a code to be tried: it is short enough to be guessed. */
export function takeCodeTry(
  { site: { limits }, player: { ipAddress } }: Context,
  username: string,
): Promise<LimitResult> {
  return consumeLimits([
    [limits.recoveryTryByNetwork, networkOf(ipAddress)],
    [limits.recoveryTryByAccount, foldUsername(username)],
  ]);
}

import type { AppLoadContext } from '@remix-run/node';
import { consumeLimits, type LimitResult } from '~/limits/consume-limits.server';
import { foldUsername } from '~/lib/fold-username';
import { networkOf } from '~/lib/network-of';

/**
 * Counts a login attempt per network, per account and network, and (with a higher limit) per account. Guessing is
 * slowed down, and locking a player out needs many networks.
 */
export function consumeLoginAttempt(
  { site: { limits }, player: { ipAddress } }: Pick<AppLoadContext, 'site' | 'player'>,
  username: string,
): Promise<LimitResult> {
  const network = networkOf(ipAddress);
  const account = foldUsername(username);
  return consumeLimits([
    [limits.loginByNetwork, network],
    [limits.loginByAccountAndNetwork, `${network} ${account}`],
    [limits.loginByAccount, account],
  ]);
}

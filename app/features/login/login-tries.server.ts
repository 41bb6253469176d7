import type { AppLoadContext } from '@remix-run/node';
import { consumeLimits, type LimitResult } from '~/limits/consume-limits.server';
import { foldUsername } from '~/lib/fold-username';
import { networkOf } from '~/lib/network-of';

/**
 * Counts a try against the network it comes from, against the account as seen from that network, and, far more slowly,
 * against the account from everywhere: guessing is slowed down, and it takes many networks to lock a player out.
 */
export function takeLoginTry(
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

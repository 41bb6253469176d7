import type { AppLoadContext } from '@remix-run/node';
import { consumeLimits, type LimitResult } from '~/limits/consume-limits.server';
import { foldUsername } from '~/lib/fold-username';
import { networkOf } from '~/lib/network-of';

type Context = Pick<AppLoadContext, 'site' | 'player'>;

/**
 * Consumes the limits for sending a code: few per account from one network, so that one visitor cannot flood a mailbox;
 * more from all networks together.
 */
export function consumeCodeSending(
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

/** Consumes the limits for checking a code, which is short enough to guess. */
export function consumeCodeAttempt(
  { site: { limits }, player: { ipAddress } }: Context,
  username: string,
): Promise<LimitResult> {
  return consumeLimits([
    [limits.recoveryTryByNetwork, networkOf(ipAddress)],
    [limits.recoveryTryByAccount, foldUsername(username)],
  ]);
}

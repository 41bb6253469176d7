import type { AppLoadContext } from '@remix-run/node';
import type { Allowance, RateLimit } from '~/http/rate-limit.server';
import { networkOf } from '~/lib/network-of';

type LoginTry = { allowed: true; giveBack(): Promise<void> } | Extract<Allowance, { allowed: false }>;

/**
 * Counts a try against the network it comes from, against the account as seen from that network, and, far more slowly,
 * against the account from everywhere: guessing is slowed down, and it takes many networks to lock a player out.
 */
export async function takeLoginTry(
  { limits, address }: Pick<AppLoadContext, 'limits' | 'address'>,
  username: string,
): Promise<LoginTry> {
  const network = networkOf(address);
  const account = foldUsername(username);
  const taken: [RateLimit, string][] = [];
  const giveBack = async () => void (await Promise.all(taken.map(([limit, key]) => limit.giveBack(key))));
  for (const [limit, key] of [
    [limits.loginByNetwork, network],
    [limits.loginByAccountAndNetwork, `${network} ${account}`],
    [limits.loginByAccount, account],
  ] as [RateLimit, string][]) {
    const allowance = await limit.take(key);
    if (!allowance.allowed) return allowance;
    taken.push([limit, key]);
  }
  return { allowed: true, giveBack };
}

/** One key for all ways to write a name: operators fold case, and some fold the Turkish İ, I, ı and i into one. */
const foldUsername = (username: string) => username.normalize('NFKC').replace(/[İIı]/g, 'i').toLowerCase();

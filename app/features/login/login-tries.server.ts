import type { AppLoadContext } from '@remix-run/node';
import type { Allowance } from '~/http/rate-limit.server';

type LoginTry = { allowed: true; giveBack(): Promise<void> } | Extract<Allowance, { allowed: false }>;

/**
 * Counts a try against the address, and against the account as seen from that address: guessing is slowed down, and
 * nobody can lock a player out from elsewhere.
 */
export async function takeLoginTry(
  { limits, address }: Pick<AppLoadContext, 'limits' | 'address'>,
  username: string,
): Promise<LoginTry> {
  const accountKey = `${address} ${username.normalize('NFKC').toLocaleLowerCase('tr')}`;
  const byAddress = await limits.loginByAddress.take(address);
  if (!byAddress.allowed) return byAddress;
  const byAccount = await limits.loginByAccount.take(accountKey);
  if (!byAccount.allowed) return byAccount;
  return {
    allowed: true,
    async giveBack() {
      await Promise.all([limits.loginByAddress.giveBack(address), limits.loginByAccount.giveBack(accountKey)]);
    },
  };
}

import type { AppLoadContext } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { compareDecimals } from '~/lib/decimal';
import { formatWholeMoney, isPositive } from '~/lib/money';
import type { CallData } from '~/upstream/contract/call';
import { bonus } from '~/upstream/contract/bonus';
import { ProcessStatus } from '~/upstream/contract/values';
import { hasCapability } from '~/upstream/has-capability.server';

type Bonus = CallData<typeof bonus.list>['items'][number];

/**
 * Says what becomes of each bonus under way during a pause of play: its time runs on. What ends first comes first. Empty for
 * an operator without the capability `bonus-wallet`, and while the bonuses cannot be read.
 */
export async function findBonusesInPause(context: AppLoadContext): Promise<string[]> {
  if (!(await hasCapability(context, 'bonus-wallet'))) return [];
  const outcome = await context.operator.ask(bonus.list, { skip: 0, take: 20 });
  if (outcome.kind !== 'success') return [];
  const ofEnd = ({ expiresAt }: Bonus) => (expiresAt === null ? Infinity : Date.parse(expiresAt));
  const { translation, zone } = context.page;
  return outcome.data.items
    .filter((each) => isRunning(each, Date.now()))
    .toSorted((one, other) => (ofEnd(one) < ofEnd(other) ? -1 : 1))
    .map(({ title, amount, expiresAt }) => {
      // Free spins have no amount.
      const worth = isPositive(amount) ? ` (${formatWholeMoney(amount, translation.locale)})` : '';
      const named = { bonus: `${title}${worth}` };
      if (expiresAt === null) return translation.t('player-pause-server', 'bonusOpen', named);
      const time = formatDateTime(Date.parse(expiresAt), zone);
      return translation.t('player-pause-server', 'bonusUntil', { ...named, time });
    });
}

function isRunning({ status, expiresAt, wagered, wagerRequired }: Bonus, now: number): boolean {
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return false;
  if (status === ProcessStatus.Processing) return true;
  if (status !== ProcessStatus.Completed || wagerRequired == null) return false;
  return compareDecimals(wagerRequired, wagered ?? '0') > 0;
}

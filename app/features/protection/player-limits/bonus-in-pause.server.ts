import type { AppLoadContext } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { compareDecimals } from '~/lib/decimal';
import type { CallData } from '~/upstream/contract/call';
import { bonus } from '~/upstream/contract/bonus';
import { ProcessStatus } from '~/upstream/contract/values';
import { hasCapability } from '~/upstream/has-capability.server';

type Bonus = CallData<typeof bonus.list>['items'][number];

/**
 * Says what becomes of the bonus under way that ends first during a pause of play: its time runs on. Null without such a
 * bonus, of an operator without the capability `bonus-wallet`, and while the bonuses cannot be read.
 */
export async function findBonusInPause(context: AppLoadContext): Promise<string | null> {
  if (!(await hasCapability(context, 'bonus-wallet'))) return null;
  const outcome = await context.operator.ask(bonus.list, { skip: 0, take: 20 });
  if (outcome.kind !== 'success') return null;
  const ofEnd = ({ expiresAt }: Bonus) => (expiresAt === null ? Infinity : Date.parse(expiresAt));
  const running = outcome.data.items
    .filter((each) => isRunning(each, Date.now()))
    .toSorted((one, other) => (ofEnd(one) < ofEnd(other) ? -1 : 1))[0];
  if (!running) return null;
  const { t } = context.page.translation;
  const { title, expiresAt } = running;
  if (expiresAt === null) return t('player-pause-server', 'bonusOpen', { title });
  const time = formatDateTime(Date.parse(expiresAt), context.page.zone);
  return t('player-pause-server', 'bonusUntil', { title, time });
}

function isRunning({ status, expiresAt, wagered, wagerRequired }: Bonus, now: number): boolean {
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return false;
  if (status === ProcessStatus.Processing) return true;
  if (status !== ProcessStatus.Completed || wagerRequired == null) return false;
  return compareDecimals(wagerRequired, wagered ?? '0') > 0;
}

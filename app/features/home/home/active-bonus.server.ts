import type { AppLoadContext } from '@remix-run/node';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { activeBonuses, countsFirst } from '~/features/money/bonuses/is-active';
import { wagerProgressOf } from '~/features/money/bonuses/wager-progress';
import { formatDateTime } from '~/lib/dates';
import { capabilitiesOf } from '~/upstream/capabilities';
import { bonus } from '~/upstream/contract/bonus';
import type { Bootstrap } from '~/upstream/site-options';

export type ActiveBonus = NonNullable<Awaited<ReturnType<typeof findActiveBonus>>>;

const LATEST = 20;

/**
 * The bonus that stakes count for first, else the newest with open wagering. Null for guests, without the capability
 * `bonus-wallet` and while it cannot be read.
 */
export async function findActiveBonus(
  { operator, page: { translation, zone }, player: { session } }: AppLoadContext,
  bootstrap: Bootstrap | null,
) {
  if (!session.player || !capabilitiesOf(bootstrap).has('bonus-wallet')) return null;
  const outcome = await operator.ask(bonus.list, { skip: 0, take: LATEST });
  if (outcome.kind !== 'success') return null;
  const underWay = activeBonuses(outcome.data.items, Date.now());
  for (const each of underWay) {
    const progress = wagerProgressOf(each, translation.locale);
    if (progress === null || progress.percent === 100) continue;
    const { id, title, expiresAt } = each;
    const expires =
      expiresAt && translation.t('home-server', 'expires', { time: formatDateTime(new Date(expiresAt), zone) });
    const order = countsFirst(each, underWay) ? translation.t('bonuses-server', 'first') : null;
    return {
      id: String(id),
      title,
      href: BONUSES_PATH,
      progress,
      /** The text for the progress, with places for its figures. */
      wagered: translation.copy('bonuses').wagered,
      note: [order, expires].filter(Boolean).join(' · '),
    };
  }
  return null;
}

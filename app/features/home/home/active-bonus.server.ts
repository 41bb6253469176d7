import type { AppLoadContext } from '@remix-run/node';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { isActive } from '~/features/money/bonuses/is-active';
import { wagerProgressOf } from '~/features/money/bonuses/wager-progress';
import { formatDateTime } from '~/lib/dates';
import { capabilitiesOf } from '~/upstream/capabilities';
import { bonus } from '~/upstream/contract/bonus';
import type { Bootstrap } from '~/upstream/site-options';

export type ActiveBonus = NonNullable<Awaited<ReturnType<typeof findActiveBonus>>>;

const LATEST = 20;

/** The newest bonus with open wagering. Null for guests, without the capability `bonus-wallet` and while it cannot be read. */
export async function findActiveBonus(
  { operator, page: { translation, zone }, player: { session } }: AppLoadContext,
  bootstrap: Bootstrap | null,
) {
  if (!session.player || !capabilitiesOf(bootstrap).has('bonus-wallet')) return null;
  const outcome = await operator.ask(bonus.list, { skip: 0, take: LATEST });
  if (outcome.kind !== 'success') return null;
  const now = Date.now();
  for (const each of outcome.data.items) {
    const progress = isActive(each, now) ? wagerProgressOf(each, translation.locale) : null;
    if (progress === null || progress.percent === 100) continue;
    const { id, title, expiresAt } = each;
    return {
      id: String(id),
      title,
      href: BONUSES_PATH,
      progress,
      /** The text for the progress, with places for its figures. */
      wagered: translation.copy('bonuses').wagered,
      expires:
        expiresAt && translation.t('home-server', 'expires', { time: formatDateTime(new Date(expiresAt), zone) }),
    };
  }
  return null;
}

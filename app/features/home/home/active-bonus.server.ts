import type { AppLoadContext } from '@remix-run/node';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { activeBonuses, countsFirst, type Bonus } from '~/features/money/bonuses/is-active';
import { wagerProgressOf, type WagerProgress } from '~/features/money/bonuses/wager-progress';
import { formatDateTime } from '~/lib/dates';
import { capabilitiesOf } from '~/upstream/capabilities';
import { bonus } from '~/upstream/contract/bonus';
import type { Bootstrap } from '~/upstream/site-options';

export type ActiveBonus = NonNullable<Awaited<ReturnType<typeof findActiveBonus>>>;

const LATEST = 20;

/**
 * The bonus that stakes count for first, else the newest with open wagering, else the newest under way, such as free spins. Null
 * for guests, without the capability `bonus-wallet` and while it cannot be read.
 */
export async function findActiveBonus(
  { operator, page: { translation, zone }, player: { session } }: AppLoadContext,
  bootstrap: Bootstrap | null,
) {
  if (!session.player || !capabilitiesOf(bootstrap).has('bonus-wallet')) return null;
  const outcome = await operator.ask(bonus.list, { skip: 0, take: LATEST });
  if (outcome.kind !== 'success') return null;
  const underWay = activeBonuses(outcome.data.items, Date.now());
  const described = underWay.map((each) => ({ each, progress: openProgressOf(each, translation.locale) }));
  const shown = described.find(({ progress }) => progress !== null) ?? described[0];
  if (!shown) return null;
  const { id, title, expiresAt, freeSpins } = shown.each;
  const spins =
    freeSpins && freeSpins.left > 0 && translation.t('bonuses-server', 'freeSpins', { count: freeSpins.left });
  const expires =
    expiresAt && translation.t('home-server', 'expires', { time: formatDateTime(new Date(expiresAt), zone) });
  const order = countsFirst(shown.each, underWay) ? translation.t('bonuses-server', 'first') : null;
  return {
    id: String(id),
    title,
    href: BONUSES_PATH,
    /** How many are under way, where there are others. */
    all: underWay.length > 1 ? translation.t('home-server', 'bonuses', { count: underWay.length }) : null,
    /** Null for one without open wagering. */
    progress: shown.progress,
    /** The text for the progress, with places for its figures. */
    wagered: translation.copy('bonuses').wagered,
    note: [order, spins, expires].filter(Boolean).join(' · '),
  };
}

function openProgressOf(each: Bonus, locale: string): WagerProgress | null {
  const progress = wagerProgressOf(each, locale);
  return progress?.percent === 100 ? null : progress;
}

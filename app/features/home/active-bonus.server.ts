import type { AppLoadContext } from '@remix-run/node';
import { compareDecimals } from '~/lib/decimal';
import { formatDateTime } from '~/lib/dates';
import { formatMoney, isPositive } from '~/lib/money';
import { capabilitiesOf } from '~/upstream/capabilities';
import { bonus } from '~/upstream/contract/bonus';
import type { Bootstrap } from '~/upstream/site-options';

export interface ActiveBonus {
  readonly title: string;
  /** Of the required stakes, from 0 to 100. */
  readonly percent: number;
  /** The stakes so far and the required ones, as money. */
  readonly progress: string;
  /** Null where the bonus does not expire. */
  readonly expires: string | null;
}

const LATEST = 20;

/**
 * The player's newest bonus whose wagering is not complete. Null for guests, without such a bonus, without the capability
 * `bonus-wallet` and while the bonuses cannot be read.
 */
export async function findActiveBonus(
  { operator, page: { translation, zone }, player: { session } }: AppLoadContext,
  bootstrap: Bootstrap | null,
): Promise<ActiveBonus | null> {
  if (!session.player || !capabilitiesOf(bootstrap).has('bonus-wallet')) return null;
  const outcome = await operator.ask(bonus.list, { skip: 0, take: LATEST });
  if (outcome.kind !== 'success') return null;
  const now = new Date().toISOString();
  for (const { title, wagered, wagerRequired, expiresAt } of outcome.data.items) {
    if (wagered == null || wagerRequired == null || !isPositive(wagerRequired)) continue;
    if (compareDecimals(wagered, wagerRequired) >= 0 || (expiresAt !== null && expiresAt < now)) continue;
    const money = (amount: string) => formatMoney(amount, translation.locale);
    const values = { wagered: money(wagered), required: money(wagerRequired) };
    return {
      title,
      // A share for a bar: no money is computed from it.
      percent: Math.floor((100 * Number(wagered)) / Number(wagerRequired)),
      progress: translation.t('home-server', 'wagered', values),
      expires:
        expiresAt && translation.t('home-server', 'expires', { time: formatDateTime(new Date(expiresAt), zone) }),
    };
  }
  return null;
}

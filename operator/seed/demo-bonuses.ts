import { ProcessStatus } from '~/upstream/contract/values';
import type { Store } from '../store/store';
import { DAY_MS } from '../utc-time';

const history = [
  { slug: 'trial', status: ProcessStatus.Completed, daysAgo: 88 },
  { slug: 'welcome', status: ProcessStatus.Cancelled, daysAgo: 61 },
  { slug: 'weekly-cashback', status: ProcessStatus.Expired, daysAgo: 26 },
  { slug: 'birthday', status: ProcessStatus.Processing, daysAgo: 1 },
] as const;

/** Seeds the demo player's past bonuses. Only paid ones have a ledger row. */
export function seedBonuses({ bonuses, ledger }: Store, playerId: number, now: number): void {
  for (const { slug, status, daysAgo } of history) {
    const offer = bonuses.findOfferBySlug(slug);
    if (!offer) throw new Error(`No bonus is called ${slug}.`);
    const createdAt = now - daysAgo * DAY_MS;
    const expiresAt = createdAt + offer.validDays * DAY_MS;
    const id = bonuses.add({ playerId, offerId: offer.id, status, note: null, createdAt, expiresAt });
    if (status !== ProcessStatus.Completed) continue;
    ledger.post({ playerId, kind: 'bonus', amountMinor: offer.amountMinor, reference: `bonus:${id}`, createdAt });
  }
}

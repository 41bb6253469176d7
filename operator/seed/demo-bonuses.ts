import { expireBonuses, forfeitBonus, grantBonus } from '../bonuses/lifecycle';
import type { Store } from '../store/store';
import { DAY_MS } from '../utc-time';

/**
 * The demo player's bonuses, oldest first: one whose stakes were reached, one given up, one that expired, and one under
 * way, by the rounds that the player has played since.
 */
const history = [
  { slug: 'welcome', daysAgo: 61, givenUpAfterDays: 1 },
  { slug: 'trial', daysAgo: 58 },
  { slug: 'weekly-cashback', daysAgo: 26 },
  { slug: 'birthday', daysAgo: 3 },
] as const;

/** Returns a function that gives and ends the demo player's bonuses up to a moment. Call it with growing moments. */
export function seedBonuses(store: Store, playerId: number, now: number): (until: number) => void {
  const steps = history.flatMap(({ slug, daysAgo, ...end }) => {
    const offer = store.bonusOffers.findBySlug(slug);
    if (!offer) throw new Error(`No bonus is called ${slug}.`);
    const at = now - daysAgo * DAY_MS;
    const grant = {
      at,
      run: () => void grantBonus(store, { playerId, offer, amountMinor: offer.amountMinor, note: null, at }),
    };
    if (!('givenUpAfterDays' in end)) return [grant];
    const givenUpAt = at + end.givenUpAfterDays * DAY_MS;
    const giveUp = () => {
      for (const bonus of store.bonuses.listUnderWay(playerId)) forfeitBonus(store, bonus, givenUpAt);
    };
    return [grant, { at: givenUpAt, run: giveUp }];
  });
  return (until) => {
    while (steps[0] && steps[0].at <= until) steps.shift()?.run();
    expireBonuses(store, until, playerId);
    // The player's notifications are seeded too.
    for (const { id } of store.bonuses.listUnannounced(playerId)) store.bonuses.markAnnounced(id);
  };
}

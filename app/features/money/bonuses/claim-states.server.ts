import type { AppLoadContext } from '@remix-run/node';
import { pausedUntil } from '~/session/paused-play.server';
import { PAUSE_PATH } from '~/session/pause-path';
import { bonus } from '~/upstream/contract/bonus';
import { bonusAnchor, CLAIM_PATH, offerAnchor } from './bonus-paths';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { offerContext } from './bonus-centre.server';
import { isActive, NEWEST_BONUSES } from './is-active';
import { describeOffer, termsPath } from './offer-view.server';
import { wagerProgressOf } from './wager-progress';

export interface ClaimState {
  readonly text: string | null;
  readonly claim: string | null;
  /** The next step where nothing can be claimed; null where the operator's own applies. */
  readonly link: { readonly label: string; readonly href: string } | null;
  /** The page with the terms in full; null where the operator names none. */
  readonly terms: string | null;
}

const UNKNOWN: ClaimState = { text: null, claim: null, link: null, terms: null };

export function pausedState({ page: { translation }, player }: AppLoadContext): ClaimState | null {
  if (pausedUntil(player.session.player) === null) return null;
  const link = { label: translation.t('bonuses', 'toPause'), href: PAUSE_PATH };
  return { ...UNKNOWN, text: translation.t('bonuses', 'pausedTitle'), link };
}

/** The player's states of offers, by the id of the offer, while play goes on. What cannot be read is left out. */
export async function findClaimStates(context: AppLoadContext): Promise<(offerId: string | number) => ClaimState> {
  const { operator, page } = context;
  const { t, locale } = page.translation;
  const now = Date.now();
  const [available, list, views] = await Promise.all([
    operator.ask(bonus.available, {}),
    operator.ask(bonus.list, NEWEST_BONUSES),
    offerContext(context, now),
  ]);
  const offers = available.kind === 'success' ? available.data.map((offer) => describeOffer(offer, views)) : [];
  const bonuses = list.kind === 'success' ? list.data.items : [];
  return (offerId) => {
    const own = bonuses.filter((item) => item.offerId != null && String(item.offerId) === String(offerId));
    const active = own.find((item) => isActive(item, now));
    if (active) {
      const progress = wagerProgressOf(active, locale);
      const id = String(active.id);
      return {
        text: progress ? t('bonuses-server', 'stateActive', { ...progress }) : t('bonuses-server', 'stateRunning'),
        claim: null,
        terms: termsPath(active),
        link: {
          label: t('bonuses-server', 'continueBonus'),
          href: `${BONUSES_PATH}#${encodeURIComponent(bonusAnchor(id))}`,
        },
      };
    }
    const offer = offers.find(({ id }) => id === String(offerId));
    if (offer?.canClaim) {
      return { text: t('bonuses-server', 'stateReady'), claim: offer.id, link: null, terms: offer.terms };
    }
    if (offer) {
      const href = `${CLAIM_PATH}#${encodeURIComponent(offerAnchor(offer.id))}`;
      const text = [offer.line, offer.progress?.text].filter(Boolean).join(' ');
      return {
        text,
        claim: null,
        link: offer.action ?? { label: t('bonuses-server', 'seeOffer'), href },
        terms: offer.terms,
      };
    }
    if (own.length === 0) return UNKNOWN;
    return {
      ...UNKNOWN,
      text: t('bonuses-server', 'stateHad'),
      link: { label: t('bonuses-server', 'toOwn'), href: BONUSES_PATH },
    };
  };
}

import { BONUSES_PATH } from '~/features/money/history/bonuses-path';

/** The promo code and the offers. */
export const CLAIM_PATH = '/dashboard/claim-bonus';

/** The page that asks before a bonus is given up. @param id of the operator's row */
export const forfeitPath = (id: string | number) => `${FORFEIT_PATH}${encodeURIComponent(id)}`;

const FORFEIT_PATH = '/dashboard/forfeit-bonus/';

/** Where a form claims a bonus or gives it up. */
export const BONUS_FORMS = [CLAIM_PATH, FORFEIT_PATH] as const;

export const offerAnchor = (id: string) => `offer-${id}`;

export const offerTitleId = (id: string) => `title-${id}`;

export const bonusAnchor = (id: string) => `bonus-${id}`;

/** The part of the bonus centre with what is under way. */
export const ACTIVE_ANCHOR = 'active';

export const ACTIVE_PATH = `${BONUSES_PATH}#${ACTIVE_ANCHOR}`;

/** The part of the bonus centre with the offers. */
export const CLAIM_PATH = '/dashboard/claim-bonus';

/** The page that asks before a bonus is given up. @param id of the operator's row */
export const forfeitPath = (id: string | number) => `${FORFEIT_PATH}${encodeURIComponent(id)}`;

export const FORFEIT_PATH = '/dashboard/forfeit-bonus/';

export const offerAnchor = (id: string) => `offer-${id}`;

export const offerTitleId = (id: string) => `title-${id}`;

export const bonusAnchor = (id: string) => `bonus-${id}`;

/** The id of the toasts that say that a bonus has been given up: that of the form, and that of its push. */
export const BONUS_TOAST = 'bonus-over';

/** The part of the bonus centre with what is under way. */
export const ACTIVE_ANCHOR = 'active';

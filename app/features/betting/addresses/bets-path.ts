export const BETS_PATH = '/dashboard/bets';

/** @param id the operator's id of the bet */
export const betPath = (id: string) => `${BETS_PATH}/${encodeURIComponent(id)}`;

/** The parameter that names a bet whose outcome the site does not know: the key that it was sent with. */
export const SENT_PARAM = 'sent';

export const cashOutPath = (id: string) => `${betPath(id)}/cash-out`;

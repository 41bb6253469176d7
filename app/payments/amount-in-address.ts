/** The search parameter of a method's form that fills the amount in. */
export const AMOUNT_PARAM = 'amount';

/** A plain decimal of at most two places. */
export const PLAIN_AMOUNT = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/;

/** The address of a form that is filled in with an amount. @param amount a plain decimal; null for none */
export const withAmount = (path: string, amount: string | null) =>
  amount === null ? path : `${path}${path.includes('?') ? '&' : '?'}${AMOUNT_PARAM}=${amount}`;

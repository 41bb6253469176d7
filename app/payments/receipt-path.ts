/** The address of a receipt. @param reference the payment's intent id, which the operator calls its reference */
export const receiptPath = (reference: string) => `/dashboard/receipt/${encodeURIComponent(reference)}`;

export const CANCEL_PATH = '/dashboard/cancel-withdrawal/';

const SHOWN_LETTERS = 8;

/** The part of a reference that players read and give to support. */
export const shortReference = (reference: string) => reference.slice(0, SHOWN_LETTERS);

/** The address of a receipt. @param reference the payment's intent id, which the operator calls its reference */
export const receiptPath = (reference: string) => `/dashboard/receipt/${encodeURIComponent(reference)}`;

const SHOWN_LETTERS = 8;

/** The id of the toasts that say that the operator has a withdrawal: the form's own, and that of the first push. */
export const withdrawalToastId = (reference: string) => `withdrawal-${reference}`;

/** The part of a reference that players read and give to support. */
export const shortReference = (reference: string) => reference.slice(0, SHOWN_LETTERS);

/** The two ways that money goes. */
export type PaymentKind = 'deposit' | 'withdraw';

/** As the operator numbers them (spec section 3, transaction kind). */
export const KIND_NUMBER: Record<PaymentKind, 1 | 2> = { deposit: 1, withdraw: 2 };

export const methodsPath = (kind: PaymentKind) => `/dashboard/${kind}`;

export const methodPath = (kind: PaymentKind, methodId: string) => `/dashboard/${kind}/${encodeURIComponent(methodId)}`;

export const receiptPath = (receipt: string) => `/dashboard/receipt/${receipt}`;

/** Where everything that the operator knows of is listed. */
export const ACTIVITIES_PATH = '/dashboard/financial-activities';

export type PaymentKind = 'deposit' | 'withdraw';

/** The operator's transaction kinds: docs/product/operator.md#entities. */
export const KIND_NUMBER: Record<PaymentKind, 1 | 2> = { deposit: 1, withdraw: 2 };

export const methodsPath = (kind: PaymentKind) => `/dashboard/${kind}`;

export const methodPath = (kind: PaymentKind, methodId: string) => `/dashboard/${kind}/${encodeURIComponent(methodId)}`;

export const ACTIVITIES_PATH = '/dashboard/financial-activities';

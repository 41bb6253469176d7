/** The page of all steps, and its action. */
export const PHONE_VERIFICATION_PATH = '/dashboard/phone-verification';

/** The pages of the verification, in the operator's order, then those of the change of a verified number. */
export const PHONE_PAGES = ['not-verified', 'verified', 'update', 'code', 'change', 'change-codes'] as const;
export type PhonePage = (typeof PHONE_PAGES)[number];

export const PHONE_EVENTS = [
  'code-sent',
  'number-update-requested',
  'update-cancelled',
  'code-accepted',
  'change-requested',
  'proof-switched',
] as const;
export type PhoneEvent = (typeof PHONE_EVENTS)[number];

const edges: Record<PhonePage, Partial<Record<PhoneEvent, PhonePage>>> = {
  'not-verified': { 'code-sent': 'code', 'number-update-requested': 'update' },
  verified: { 'change-requested': 'change' },
  update: { 'code-sent': 'code', 'update-cancelled': 'not-verified' },
  code: { 'code-sent': 'code', 'number-update-requested': 'update', 'code-accepted': 'verified' },
  change: { 'code-sent': 'change-codes', 'update-cancelled': 'verified' },
  'change-codes': {
    'code-sent': 'change-codes',
    'number-update-requested': 'change',
    'update-cancelled': 'verified',
    'code-accepted': 'verified',
    'proof-switched': 'change-codes',
  },
};

/** The page after an event (docs/product/account.md#phone-verification). Null when the event does not apply to the page. */
export function nextPhonePage(page: PhonePage, event: PhoneEvent): PhonePage | null {
  return edges[page][event] ?? null;
}

/** The first page for a player. Without a number there is nothing to send a code to. */
export function openingPage(player: { phone?: string | null | undefined; smsVerified?: boolean | null | undefined }) {
  if (player.smsVerified) return 'verified';
  return player.phone ? 'not-verified' : 'update';
}

/** The four pages of spec section 3, in the order of its enumeration. */
export const PHONE_PAGES = ['not-verified', 'verified', 'update', 'code'] as const;
export type PhonePage = (typeof PHONE_PAGES)[number];

export const PHONE_EVENTS = ['code-sent', 'number-update-asked', 'update-cancelled', 'code-right'] as const;
export type PhoneEvent = (typeof PHONE_EVENTS)[number];

const edges: Record<PhonePage, Partial<Record<PhoneEvent, PhonePage>>> = {
  'not-verified': { 'code-sent': 'code', 'number-update-asked': 'update' },
  verified: {},
  update: { 'code-sent': 'code', 'update-cancelled': 'not-verified' },
  code: { 'code-sent': 'code', 'number-update-asked': 'update', 'code-right': 'verified' },
};

/** Spec section 4, account phone verification. Null where the page knows no such event. */
export function nextPhonePage(page: PhonePage, event: PhoneEvent): PhonePage | null {
  return edges[page][event] ?? null;
}

/** The page that a player begins at. Without a number there is nothing to send a code to. */
export function openingPage(player: { phone?: string | null | undefined; smsVerified?: boolean | null | undefined }) {
  if (player.smsVerified) return 'verified';
  return player.phone ? 'not-verified' : 'update';
}

/** How a field of a payment form is filled in. */
export type Control = 'text' | 'whole' | 'amount' | 'yes-no' | 'time' | 'choice';

/** One field of a method's form, as the page shows it and the server judges it. */
export interface PaymentField {
  /** The operator's name for it, and the control's. May be anything: never a property name, never an element id. */
  readonly key: string;
  readonly label: string;
  readonly hint: string | null;
  readonly control: Control;
  /** The operator's type where it says how large a whole number may be. */
  readonly wholeType: 'Int' | 'Long';
  readonly mask: string | null;
  readonly check: 'iban' | 'card' | null;
  /** Never sent back to the page: card numbers and the like. */
  readonly isSecret: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The money of the payment: plain decimals, null where the method sets none. Null for every other field. */
  readonly limits: { readonly min: string | null; readonly max: string | null } | null;
}

/** The site's own controls of a payment form. */
export const INTENT_FIELD = 'intent';

export const MAX_TEXT_LENGTH = 200;

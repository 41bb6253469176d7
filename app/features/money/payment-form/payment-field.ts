import type { DescribedField } from '~/forms/described/described-field';
import type { Copy } from '~/i18n/messages';

/** One field of a method's form. */
export interface PaymentField extends DescribedField {
  /** The limits of the amount, as plain decimals; null without a limit. Null for every other field. */
  readonly limits: { readonly min: string | null; readonly max: string | null } | null;
  /** The step buttons of the amount. Null for every other field. */
  readonly steps: AmountSteps | null;
  /** What is said about the limits, with the reason of the maximum. Null for a field without limits. */
  readonly notes: AmountNotes | null;
}

export interface AmountNotes {
  readonly clampedMin: string | null;
  readonly clampedMax: string | null;
  readonly tooMuch: string | null;
}

export interface AmountSteps {
  /** A plain decimal. */
  readonly by: string;
  readonly up: string;
  readonly down: string;
}

export interface QuickAmount {
  /** A plain decimal. */
  readonly amount: string;
  readonly text: string;
}

export interface ControlProps {
  readonly id: string;
  readonly field: PaymentField;
  readonly symbol: string;
  readonly locale: string;
  readonly quick: readonly QuickAmount[];
  readonly value: string;
  readonly errors: string[] | undefined;
  readonly copy: Copy<'cashier'>;
}

/** The site's own controls of a payment form. */
export const INTENT_FIELD = 'intent';
/** A reviewed form's contents, sealed. */
export const REVIEW_FIELD = 'order';
/** The code of the player, in a review. The operator may have a field of the same name, which is not read from there. */
export const CODE_FIELD = 'code';
/** Asks for the form of a review again. */
export const EDIT_FIELD = 'edit';
/** A button that fills the amount in: its value is a plain decimal. */
export const FILL_FIELD = 'fill';
/** The language of the page that the form was filled in on. */
export const LOCALE_FIELD = 'formLocale';
/** A reading of an amount that the player has confirmed. */
export const CONFIRMED_FIELD = 'confirmedAmount';

/** The fields of a sent form, by the operator's keys. */
export type Entries = readonly (readonly [key: string, value: FormDataEntryValue])[];

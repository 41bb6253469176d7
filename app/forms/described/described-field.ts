export type FieldControl = 'text' | 'whole' | 'amount' | 'yes-no' | 'time' | 'choice';

/** A field of a form that the operator describes, as the page shows it and as both sides validate it. */
export interface DescribedField {
  /** The operator's key, and the control's name. It may be any text: do not use it as a property name or an element id. */
  readonly key: string;
  readonly label: string;
  readonly hint: string | null;
  readonly control: FieldControl;
  /** The operator's type, which bounds a whole number. */
  readonly wholeType: 'Int' | 'Long';
  readonly mask: string | null;
  readonly check: 'iban' | 'card' | null;
  /** Never sent back to the page: card numbers and the like. */
  readonly isSecret: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Answers that the operator refuses, with its message. */
  readonly refused: readonly { readonly value: string; readonly message: string }[];
}

export const MAX_TEXT_LENGTH = 200;

import type { Label } from '../messages';

/** The contract's types of dynamic form fields. */
type FieldType = 'String' | 'Int' | 'Long' | 'Decimal' | 'Bool' | 'DateTime' | 'Dropdown';

/** One field of a payment method's form, as stored. */
export interface PaymentField {
  readonly key: string;
  readonly label: Label;
  readonly objectType: FieldType;
  /** `0` matches a digit, `A` a letter; any other character matches itself. */
  readonly mask?: string;
  readonly options?: readonly { readonly id: number; readonly name: Label }[];
  /** Limits of the value for numbers, of the length for texts. An amount has its method's limits instead. */
  readonly min?: number;
  readonly max?: number;
  readonly check?: 'iban' | 'card';
  /** The history shows the last four characters of this field as the account. */
  readonly isAccount?: true;
  /** A question that only a yes answers well, such as whether the account is the player's own. */
  readonly mustBeTrue?: true;
  /** A time that has been. */
  readonly isPast?: true;
  /** Typed for each payment, also to a saved account. */
  readonly isPerPayment?: true;
}

/** Key of the field with the amount. Every method has it. */
export const AMOUNT_KEY = 'Amount';

import type { Texts } from '../messages';

/** The spec's dynamic form field types. */
type FieldType = 'String' | 'Int' | 'Long' | 'Decimal' | 'Bool' | 'DateTime' | 'Dropdown';

/** One field of a payment method's form, as it is kept. */
export interface PaymentField {
  readonly key: string;
  readonly label: Texts;
  readonly objectType: FieldType;
  /** `0` stands for a digit, `A` for a letter; anything else for itself. */
  readonly mask?: string;
  readonly options?: readonly { readonly id: number; readonly name: Texts }[];
  /** Of the value for numbers, of the length for texts. An amount has the limits of its method instead. */
  readonly min?: number;
  readonly max?: number;
  readonly check?: 'iban' | 'card';
  /** Its last four characters say in the history where the money came from or went. */
  readonly isAccount?: true;
}

/** The field that carries the money. Every method has it. */
export const AMOUNT_KEY = 'Amount';

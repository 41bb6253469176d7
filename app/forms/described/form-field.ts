import type { DescribedField, FieldControl } from './described-field';

/** A country's phone numbers. The mask has 0 for a digit, and 9 for one that may be missing at the end. */
export interface PhoneFormat {
  readonly diallingCode: string;
  readonly phoneMask: string;
}

/** A field of a form about the player. Its key is of letters and digits, and each of its controls has a name of its own. */
export interface FormField extends Omit<DescribedField, 'control'> {
  readonly control: Exclude<FieldControl, 'amount'> | 'name' | 'email' | 'phone' | 'birth-date';
  readonly isRequired: boolean;
  readonly autoComplete?: string;
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Matches the whole text, and is quick: see `safePattern`. */
  readonly pattern?: string;
  readonly idCheck?: 'tckn' | 'cpf' | 'luhn';
  readonly phone?: PhoneFormat;
  /** An earlier field, its label, and the answer with which this one is there. */
  readonly when?: { readonly key: string; readonly equals: string; readonly text: string };
}

export const BIRTH_DATE_PARTS = ['Day', 'Month', 'Year'] as const;

/** The names of a field's controls, in page order: a date of birth has three. */
export function controlNames({ key, control }: Pick<FormField, 'key' | 'control'>): string[] {
  if (control !== 'birth-date') return [key];
  return BIRTH_DATE_PARTS.map((part) => `${key.replace(/Date$/, '')}${part}`);
}

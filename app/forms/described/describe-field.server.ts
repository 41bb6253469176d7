import type { Translation } from '~/i18n/translator.server';
import type { DescribedField, FieldControl } from './described-field';
import { digitsIn, isMask } from './mask';

/** A field as the operator describes it. */
export interface FieldRow {
  readonly key: string;
  readonly objectType: string;
  readonly mask?: string | null | undefined;
  readonly refused?: DescribedField['refused'] | null | undefined;
  readonly option?: readonly { readonly id: string | number; readonly name: string }[] | null | undefined;
}

const CONTROLS: Record<string, FieldControl> = {
  String: 'text',
  Int: 'whole',
  Long: 'whole',
  Decimal: 'amount',
  Bool: 'yes-no',
  DateTime: 'time',
  Dropdown: 'choice',
};

const CARD_KEY = /^card_?(?:no|number)$/i;
/** Keys of fields whose values are never sent back or kept. */
export const SECRET_KEY = /card|kart|cvv|cvc|^pan$|pin|pass|şifre|sifre/i;

/** A field with the hint that its check digits or its mask give. Null for a list without options, which has no answer. */
export function describeField(row: FieldRow, label: string, t: Translation['t']): DescribedField | null {
  // A field with options is a dropdown, even when its type says otherwise.
  const options = optionsOf(row);
  const control = options.length > 0 ? 'choice' : (CONTROLS[row.objectType] ?? 'text');
  if (control === 'choice' && options.length === 0) return null;
  const check = checkOf(row.key, control);
  const mask = row.mask && isMask(row.mask) ? row.mask : null;
  return {
    ...{ key: row.key, label, control, mask, check, options, refused: row.refused ?? [] },
    hint: hintFor(mask, check, t),
    wholeType: row.objectType === 'Int' ? 'Int' : 'Long',
    isSecret: check === 'card' || ((control === 'text' || control === 'whole') && SECRET_KEY.test(row.key)),
  };
}

function optionsOf({ option }: FieldRow): DescribedField['options'] {
  const byValue = new Map((option ?? []).map(({ id, name }) => [String(id), name]));
  return [...byValue].map(([value, label]) => ({ value, label }));
}

function checkOf(key: string, control: FieldControl): DescribedField['check'] {
  if (control !== 'text' && control !== 'whole') return null;
  if (/^iban$/i.test(key)) return 'iban';
  return CARD_KEY.test(key) ? 'card' : null;
}

function hintFor(mask: string | null, check: DescribedField['check'], t: Translation['t']): string | null {
  if (check) return t('field-hints-server', check);
  if (mask === null) return null;
  const count = digitsIn(mask);
  return count > 0 ? t('field-hints-server', 'digits', { count }) : t('field-hints-server', 'mask', { mask });
}

import type { AppLoadContext } from '@remix-run/node';
import { PLAIN_AMOUNT } from '~/payments/amount-in-address';
import { writeAmount } from '~/lib/write-amount';
import { offsetMs } from '~/lib/zoned-time';
import type { PaymentField } from './payment-field';

type Row = Readonly<{ key: string; value?: string | null | undefined }>;

const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** What the operator fills the form in with, by the fields' keys, as the page's language writes it. */
export function prefilled(
  rows: readonly Row[],
  fields: readonly PaymentField[],
  { translation: { locale }, zone }: Pick<AppLoadContext['page'], 'translation' | 'zone'>,
): Record<string, string> {
  const values = new Map(rows.map(({ key, value }) => [key, value?.trim() ?? '']));
  const entries = fields.flatMap((field) => {
    const typed = field.isSecret ? null : asTyped(values.get(field.key) ?? '', field, { locale, zone });
    return typed ? [[field.key, typed] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** As the player would type it; null for a value that the field cannot have. */
function asTyped(value: string, { control, options }: PaymentField, at: { locale: string; zone: string }) {
  switch (control) {
    case 'choice':
      return options.some((option) => option.value === value) ? value : null;
    case 'yes-no':
      return value === 'true' || value === 'false' ? value : null;
    case 'amount':
      return PLAIN_AMOUNT.test(value) ? writeAmount(value, at.locale, false) : null;
    case 'time':
      return localTime(value, at.zone);
    default:
      return value;
  }
}

function localTime(value: string, zone: string): string | null {
  const moment = UTC_TIME.test(value) ? Date.parse(/Z$/i.test(value) ? value : `${value}Z`) : NaN;
  return Number.isNaN(moment) ? null : new Date(moment + offsetMs(moment, zone)).toISOString().slice(0, 16);
}

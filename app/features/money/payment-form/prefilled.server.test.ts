import { describe, expect, it } from 'vitest';
import type { AppLoadContext } from '@remix-run/node';
import { describeFields } from './describe-fields.server';
import { prefilled } from './prefilled.server';

const page = (locale: string) =>
  ({
    translation: { locale, t: () => '', copy: () => ({}) },
    zone: 'Europe/Istanbul',
  }) as unknown as AppLoadContext['page'];

const method = { id: 1, type: 1, title: 'Bank', currencySymbol: '₺', max: null, maxSource: 'method' as const };

function valuesOf(
  rows: { key: string; objectType: string; value: string; mask?: string; option?: { id: number; name: string }[] }[],
  locale = 'tr',
) {
  const fields = describeFields(rows, method, page(locale).translation) ?? [];
  return prefilled(rows, fields, page(locale));
}

const options = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
];

describe('a form that the operator fills in', () => {
  it('has its values as a player of the language would type them', () => {
    expect(
      valuesOf([
        { key: 'Amount', objectType: 'Decimal', value: '1250.5' },
        { key: 'FullName', objectType: 'String', value: ' Ayşe Deneme ' },
        { key: 'Bank', objectType: 'Dropdown', value: '2', option: options },
        { key: 'IsOwnAccount', objectType: 'Bool', value: 'true' },
        { key: 'TransferDate', objectType: 'DateTime', value: '2026-11-28T12:30:00' },
      ]),
    ).toEqual({
      Amount: '1.250,50',
      FullName: 'Ayşe Deneme',
      Bank: '2',
      IsOwnAccount: 'true',
      TransferDate: '2026-11-28T15:30',
    });
  });

  it('leaves out what the field cannot have, and secrets', () => {
    expect(
      valuesOf([
        { key: 'Amount', objectType: 'Decimal', value: '1e9' },
        { key: 'CardNo', objectType: 'String', value: '4242424242424242' },
        { key: 'Pin', objectType: 'String', value: '1234' },
        { key: 'Bank', objectType: 'Dropdown', value: '3', option: options },
        { key: 'IsOwnAccount', objectType: 'Bool', value: 'yes' },
        { key: 'TransferDate', objectType: 'DateTime', value: 'today' },
        { key: 'FullName', objectType: 'String', value: '  ' },
      ]),
    ).toEqual({});
  });
});

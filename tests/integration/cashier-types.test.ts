// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import type { HttpBrowser } from '../support/http-browser';
import { openForm, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { withoutScripts } from '../support/html';

const cashier = cashierSite();

const CRYPTO = 6;
const KEY = 'Deneme';

/** One field of each type in the contract, and a valid value for it. */
const types = {
  String: { row: {}, good: 'metin', sent: 'metin' },
  Int: { row: {}, good: '3', sent: 3 },
  Long: { row: {}, good: '1234567890', sent: 1234567890 },
  Decimal: { row: {}, good: '12,50', sent: 12.5 },
  Bool: { row: {}, good: 'true', sent: true },
  DateTime: { row: {}, good: '2026-11-20T14:30', sent: '2026-11-20T11:30' },
  Dropdown: {
    row: {
      option: [
        { id: 1, name: 'Bir' },
        { id: 2, name: 'İki' },
      ],
    },
    good: '2',
    sent: 2,
  },
} as const;

type TypeName = keyof typeof types;
const typeNames = Object.keys(types) as TypeName[];

/** Values that people and scripts type into a field of another type. */
const bad = {
  letters: 'on lira',
  'a negative number': '-5',
  zero: '0',
  'a huge number': '9'.repeat(30),
  'not a number': 'NaN',
  'an exponent': '1e9',
  'comma and dot': '1.2,3.4',
  'circled digits': '①②',
  'five fraction digits': '1,23456',
  'an option that is not offered': '99x',
  nothing: '',
  spaces: '   ',
};

/** A text field accepts nearly anything; only an empty value is refused. */
const isText = (value: string) => value.trim() !== '';

const cases = typeNames.flatMap((type) =>
  Object.entries(bad)
    .filter(([, value]) => type !== 'String' || !isText(value))
    .map(([what, value]) => [type, what, value] as const),
);

let sharedVisitor: Promise<{ visitor: HttpBrowser }> | undefined;

/** A form with the amount and one field of that type. All are refused, so they may share a player. */
async function formOf(type: TypeName, visitor: HttpBrowser) {
  const rows = [
    { key: 'Amount', mask: null, objectType: 'Decimal', option: null },
    { key: KEY, mask: null, objectType: type, option: null, ...types[type].row },
  ];
  const body = JSON.stringify({ success: true, message: null, data: rows });
  cashier.proxy().faults.set('payment/detail', { kind: 'body', body });
  return openForm(visitor, 'deposit', CRYPTO);
}

async function expectRefused(type: TypeName, fields: [string, string][], named: string) {
  sharedVisitor ??= cashier.enter();
  const form = await formOf(type, (await sharedVisitor).visitor);
  const before = cashier.count('payment/deposit');
  const answer = await form.send(fields);
  expect(answer.status).toBe(400);
  const alert = /role="alert"[^]*?<\/ul>/.exec(withoutScripts(await answer.text()))?.[0] ?? '';
  expect(alert).toContain(named);
  expect(cashier.count('payment/deposit')).toBe(before);
}

describe.each(typeNames)('a field of type %s', (type) => {
  const { good, sent } = types[type];

  it('is sent with the type of the contract', async () => {
    const { visitor } = await cashier.enter();
    cashier.proxy().faults.set('payment/deposit', { kind: 'body', body: '{"success":true,"message":null}' });
    const form = await formOf(type, visitor);
    await receiptOf(visitor, await form.send({ Amount: '300', [KEY]: good }));
    const { detail } = JSON.parse(cashier.proxy().lastBodies.get('payment/deposit') ?? '') as { detail: object };
    expect(detail).toEqual({ Amount: 300, [KEY]: sent });
  });

  it('is named in the error when it is missing, and nothing is sent', () =>
    expectRefused(type, [['Amount', '300']], KEY));

  it('is named in the error when it is sent twice', () =>
    expectRefused(
      type,
      [
        ['Amount', '300'],
        [KEY, good],
        [KEY, good],
      ],
      KEY,
    ));

  it('does not allow an unknown field beside it, which the error names', () =>
    expectRefused(
      type,
      [
        ['Amount', '300'],
        [KEY, good],
        ['Fazla', good],
      ],
      'Fazla',
    ));
});

it('an amount with options is chosen, is sent as the id of its option, and is never taken for the money', async () => {
  const { visitor } = await cashier.enter();
  const option = [
    { id: 1, name: '₺100' },
    { id: 2, name: '₺250' },
  ];
  const data = [{ key: 'Amount', mask: null, objectType: 'Decimal', option }];
  const { faults, lastBodies } = cashier.proxy();
  faults.set('payment/detail', { kind: 'body', body: JSON.stringify({ success: true, message: null, data }) });
  faults.set('payment/deposit', { kind: 'body', body: '{"success":true,"message":null}' });
  const form = await openForm(visitor, 'deposit', CRYPTO);
  const page = await (await visitor.get(form.path)).text();
  expect(page).toMatch(/<select(?=[^>]* name="Amount")[^]*?₺100[^]*?₺250/);
  const receipt = await receiptOf(visitor, await form.send({ Amount: '2' }));
  expect(JSON.parse(lastBodies.get('payment/deposit') ?? '')).toMatchObject({ detail: { Amount: 2 } });
  expect(receipt).not.toContain('₺2,00');
});

it.each(cases)('a field of type %s refuses %s with an error that names it, and nothing is sent', (type, _what, value) =>
  expectRefused(
    type,
    [
      ['Amount', '300'],
      [KEY, value],
    ],
    KEY,
  ),
);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLanguages } from '~/i18n/languages.server';
import { createTranslator } from '~/i18n/translator.server';
import { hasCheckDigits } from './check-digits';
import { describeFormFields, type FormRow } from './describe-form-fields.server';
import { findEmail } from './email';
import { judgeField } from './judge-field';
import { findPhone, maskPhoneAs } from './phone';
import { HOME_PHONE } from './phone-format.server';
import { safePattern } from './safe-pattern';

const translation = await createTranslator(findLanguages()).translation('en', null);
const reader = {
  ...{ texts: translation.copy('field-rules'), own: translation.copy('form-rules') },
  ...{ locale: 'en', zone: 'Europe/London' },
};
const GERMANY = { diallingCode: '49', phoneMask: '000 00000009' };
const row = (change: Partial<FormRow>): FormRow => ({
  ...{ key: 'city', objectType: 'String', label: 'Town', required: true },
  ...change,
});
const describeRows = (...rows: FormRow[]) => describeFormFields(rows, GERMANY, ['country'], translation);

function judge(change: Partial<FormRow>, sent: string, others: Readonly<Record<string, string>> = {}) {
  const { when } = change;
  const rows = [...(when ? [row({ key: when.key, label: 'First' })] : []), row(change)];
  const field = describeRows(...rows)?.at(-1);
  if (!field) throw new Error('no such field');
  const judged = judgeField(field, (name) => [name === field.key ? sent : (others[name] ?? '')], reader);
  return 'value' in judged ? judged.value : Object.values(judged.errors);
}

describe('a described field', () => {
  it.each<[string, Partial<FormRow>, string, unknown]>([
    ['a text', {}, ' Köln ', 'Köln'],
    ['nothing', {}, ' ', ['Town is required.']],
    ['nothing, where that may be', { required: false }, ' ', null],
    ['a short text', { minLength: 3 }, 'Ab', ['Town must be at least 3 characters long.']],
    ['a long text', { maxLength: 3 }, 'Abcd', ['Town can be at most 3 characters long.']],
    ['a pattern', { pattern: '[A-Z]{2}\\d+' }, 'AB12', 'AB12'],
    ['another pattern', { pattern: '[A-Z]{2}\\d+' }, 'AB12x', ['Town is not in the expected form. Please check it.']],
    ['a name with combining marks', { pattern: '[\\p{L}\\p{M}]+' }, 'अनिल', 'अनिल'],
    ['an unknown type', { objectType: 'Hologram' }, 'x', 'x'],
    ['digits of another script', { mask: '00000' }, '٥٠٦٦٧', '50667'],
    ['a number', { objectType: 'Int', min: 5, max: 9 }, '7', 7],
    ['a number below', { objectType: 'Int', min: 5 }, '4', ['Town must be at least 5.']],
    ['a number above', { objectType: 'Int', max: 9 }, '10', ['Town can be at most 9.']],
    ['a phone', { objectType: 'Phone' }, '0151 2345678', '491512345678'],
    ['a phone with its code', { objectType: 'Phone' }, '+49 (0)151-23456789', '4915123456789'],
    [
      'a phone of elsewhere',
      { objectType: 'Phone' },
      '+44 7700 900123',
      ['Town: enter the 10 to 11 digits after +49.'],
    ],
    ['an identity number', { checkDigits: 'cpf', mask: '000.000.000-00' }, '111.444.777-35', '11144477735'],
    ['a wrong one', { checkDigits: 'cpf' }, '11144477734', [expect.stringContaining('check digits do not match')]],
    ['a Turkish one', { checkDigits: 'tckn' }, '10000000146', '10000000146'],
    ['a condition that is not met', { when: { key: 'first', equals: 'true' } }, '', null],
  ])('takes or explains %s', (_, change, sent, expected) => {
    expect(judge(change, sent)).toEqual(expected);
  });

  it('is asked for while its condition is met, which its hint says', () => {
    const when = { key: 'first', equals: 'x' };
    expect(judge({ when }, '', { first: 'x' })).toEqual(['Town is required.']);
    const [, field] = describeRows(row({ key: 'first', label: 'First' }), row({ when })) ?? [];
    expect(field?.when?.text).toBe('Only if “First” is “x”.');
  });

  it.each<[string, FormRow[]]>([
    ['two fields of one name', [row({}), row({})]],
    ['a name of the site', [row({ key: 'country' })]],
    ['a part of a date for a name', [row({ key: 'birthDate', objectType: 'BirthDate' }), row({ key: 'birthDay' })]],
    ['a list without options', [row({ objectType: 'Dropdown' })]],
  ])('makes the form unusable by %s', (_, rows) => {
    expect(describeRows(...rows)).toBeNull();
  });

  it('is always there with a condition on a later field, on itself, or in a circle', () => {
    const one = row({ key: 'one', when: { key: 'two', equals: 'x' } });
    const two = row({ key: 'two', when: { key: 'one', equals: 'x' } });
    const [first, second] = describeRows(one, two) ?? [];
    expect([first?.when, second?.when?.key]).toEqual([undefined, 'one']);
    expect(describeRows(row({ when: { key: 'city', equals: 'x' } }))?.[0]?.when).toBeUndefined();
  });
});

describe('a pattern', () => {
  it.each(['[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', "[\\p{L}\\p{M} '’.-]+", '\\d{5}|\\d{4}', '(?:AB|CD)?\\d*'])(
    'is used: %s',
    (pattern) => expect(safePattern(pattern)).toBeInstanceOf(RegExp),
  );

  it.each([
    '(a+)+',
    '(?:a|aa)+',
    '(.*)\\1',
    '(?=.*x).*',
    'a*a*a*',
    '[a-z]{0,150}[a-z]{0,150}',
    '[',
    '\\p{Nonsense}',
    '(',
  ])('is left to the operator: %s', (pattern) => expect(safePattern(pattern)).toBeNull());

  it('that is used is quick on any text', () => {
    const part = fc.constantFrom(
      'a',
      '[ab]',
      '.',
      '\\d',
      '(?:a|b)',
      'a*',
      '.+',
      'a{1,3}',
      '[ab]{2,}',
      '(a|ab)?',
      '|',
      '\\p{L}',
    );
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 200 });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), text, (parts, sample) => {
        const pattern = safePattern(parts.join(''));
        const before = process.cpuUsage();
        pattern?.test(`${sample}!`);
        // CPU time, which the load of the machine does not change.
        expect(process.cpuUsage(before).user).toBeLessThan(200_000);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a phone number', () => {
  it.each([
    ['5', '5'],
    ['5551', '555 1'],
    ['0555', '555'],
    ['555123456789', '555 123 45 67'],
    ['905551234567', '555 123 45 67'],
    ['abc', ''],
  ])('is formatted while it is typed: %j is %j', (typed, shown) => {
    expect(maskPhoneAs(typed, HOME_PHONE)).toBe(shown);
    expect(maskPhoneAs(shown, HOME_PHONE)).toBe(shown);
  });

  it('is the same typed with or without its code, in groups', () => {
    const digits = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{9,10}$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(digits, fc.constantFrom('', '0', '49', '+49', '0049', '+49 0'), (own, start) => {
        fc.pre(!(start === '' && own.startsWith('49') && own.length > 11));
        expect(findPhone(`${start}${own}`, GERMANY)).toBe(`49${own}`);
        expect(findPhone(maskPhoneAs(own, GERMANY), GERMANY)).toBe(`49${own}`);
      }),
    );
  });
});

it('an address has its domain in ASCII', () => {
  expect(findEmail(' ayse@müller.de ')).toBe('ayse@xn--mller-kva.de');
  expect(findEmail('ayse@ornek')).toBeNull();
});

it('check digits find each wrong digit', () => {
  for (const [number, kind] of [
    ['10000000146', 'tckn'],
    ['11144477735', 'cpf'],
    ['9001010017', 'luhn'],
  ] as const) {
    expect(hasCheckDigits(number, kind)).toBe(true);
    const [last] = number.slice(-1);
    expect(hasCheckDigits(`${number.slice(0, -1)}${(Number(last) + 1) % 10}`, kind)).toBe(false);
  }
});

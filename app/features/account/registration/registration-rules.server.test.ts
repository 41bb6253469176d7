import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeForm } from '~/forms/describe-form.server';
import { findFormErrors } from '~/forms/find-form-errors';
import type { FormDescription } from '~/forms/use-site-form';
import { findFieldErrors } from '~/forms/described/find-field-errors';
import { specifiedRegistration } from '../../../../tests/support/specified-registration';

type Fields = Record<string, string>;

const accepted: Fields = {
  ...{ name: 'Ayşe', surname: 'Işık', birthDay: '5', birthMonth: '9', birthYear: '1985', PersonalNo: '12345678901' },
  ...{ email: 'ayse@example.com', phone: '5551234567', username: 'ayse1985' },
  ...{ password: 'sifre1234', password2: 'sifre1234' },
};

/** A valid e-mail address as the HTML standard defines it: the rule of `type=email`. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const HTML_EMAIL = new RegExp(String.raw`^[a-zA-Z0-9.!#$%&'*+\/=?^_${'`'}{|}~\-]+@${LABEL}(?:\.${LABEL})*$`);

const { translation, form: registration, rules, reader } = await specifiedRegistration();
const description: FormDescription = describeForm(translation, rules);

const NodeFormData = FormData;

/** Stands in for the browser's class: `findFormErrors` compares the two passwords of inputs only. */
class Input {
  constructor(own: object) {
    Object.assign(this, own);
  }
}

/** The same for the class that reads a form. */
class Entries {
  constructor(private readonly form: { values: Fields }) {}
  getAll(name: string): string[] {
    return name in this.form.values ? [this.form.values[name] ?? ''] : [];
  }
}

beforeAll(() => {
  vi.stubGlobal('HTMLInputElement', Input);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

/** The form as `findFormErrors` reads it. The validity is what browsers compute from the constraints. */
function formWith(values: Fields): HTMLFormElement {
  const controls = Object.entries(values).map(([name, value]) => {
    const { pattern, minLength = -1 } = (description.constraint[name] ?? {}) as {
      pattern?: string;
      minLength?: number;
    };
    const isEmail = name === 'email';
    const text = isEmail ? value.trim() : value;
    return new Input({
      ...{ name, value: text, required: true, minLength, willValidate: true },
      form: { elements: { namedItem: (other: string) => new Input({ value: values[other] }) } },
      autocomplete: name.startsWith('password') ? 'new-password' : '',
      validity: {
        patternMismatch: pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'v').test(text),
        typeMismatch: isEmail && !HTML_EMAIL.test(text),
      },
    });
  });
  return { querySelectorAll: () => controls, values } as unknown as HTMLFormElement;
}

function isAccepted(values: Fields): boolean {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return parseWithZod(form, { schema: rules.schema }).status === 'success';
}

function foundErrors(values: Fields) {
  const form = formWith(values);
  vi.stubGlobal('FormData', Entries);
  const found = findFieldErrors(form, registration.fields, reader);
  vi.stubGlobal('FormData', NodeFormData);
  return { ...found, ...findFormErrors(form, description.messages) };
}

/** Digits of keyboards and of clipboards, and figures that only look like digits. */
const figure = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...'0123456789') },
  fc.constantFrom(...'０９𝟎𝟗١٩①⑩²⒈𐄇'),
);
const separator = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  fc.constantFrom(...' -()./（）．－\u00a0\u202a\u200b'),
);
const figures = (least: number, most: number) =>
  fc.array(fc.tuple(separator, figure), { minLength: least, maxLength: most }).map((parts) => parts.flat().join(''));
const text = (characters: string, most: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: 2, maxLength: most });
const letters = text('aIşİığçö\u0327\u0301ΩKब\u0958한中 \u00a0\u200bﬁ', 8);
const label = text('aZ09-', 4);

const values = {
  name: letters,
  surname: letters,
  username: text('abcdeAIışİĞçΩ0159\u0327\u0301٩ -', 9),
  birthDay: figures(1, 2),
  birthMonth: figures(1, 2),
  birthYear: figures(2, 2).map((end) => `19${end}`),
  PersonalNo: figures(10, 11),
  phone: fc
    .tuple(fc.constantFrom('', '0', '90', '+90', '0090', '＋90'), figures(10, 10))
    .map((parts) => parts.join('')),
  email: fc
    .tuple(
      text("aZ09.+_-'ş ", 5),
      fc.array(label, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('com', 'tr', 'c', 'co1', 'xn--p1ai', 'XN--p1ai', 'xn--'),
    )
    .map(([local, labels, end]) => `${local}@${labels.join('.')}.${end}`),
  password: text(' aş🐍\u0301', 9),
} satisfies Record<string, fc.Arbitrary<string>>;

describe('what the server accepts', () => {
  it.each(Object.keys(values) as (keyof typeof values)[])('is accepted by the browser: %s', (name) => {
    let count = 0;
    fc.assert(
      fc.property(values[name], (value) => {
        const form = { ...accepted, [name]: value, ...(name === 'password' && { password2: value }) };
        if (!isAccepted(form)) return;
        count += 1;
        expect(foundErrors(form)).toEqual({});
      }),
      { numRuns: 1_000 },
    );
    expect(count).toBeGreaterThan(20);
  });

  it('is accepted by the browser: a form in order, but not one with faults', () => {
    expect(isAccepted(accepted)).toBe(true);
    expect(foundErrors(accepted)).toEqual({});
    const faulty = foundErrors({ ...accepted, name: 'A1', PersonalNo: '1', email: 'ayse', password2: 'another' });
    expect(Object.keys(faulty).sort()).toEqual(['PersonalNo', 'email', 'name', 'password2']);
  });
});

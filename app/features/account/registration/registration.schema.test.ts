import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arbitraryText } from '../../../../tests/support/arbitrary-text';
import { specifiedRegistration } from '../../../../tests/support/specified-registration';
import { fieldValues } from '~/forms/described/form-fields-rules.server';

const { form: registration, rules, reader } = await specifiedRegistration();

const validFields = {
  name: 'Ayşe Gül',
  surname: 'Şahinoğlu',
  birthDay: '28',
  birthMonth: '02',
  birthYear: '1990',
  email: 'ayse@ornek.example',
  phone: '555 123 45 67',
  PersonalNo: '12345678901',
  country: '1',
  username: 'ayse1990',
  password: 'gizli1',
  password2: 'gizli1',
  smsNotification: 'on',
};

type Fields = Record<string, string>;

function parse(change: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...validFields, ...change })) form.append(name, value);
  return parseWithZod(form, { schema: rules.schema });
}

/** The day of birth, as its three fields. */
const BIRTH_DATE = ['birthDay', 'birthMonth', 'birthYear'];

const faulty = (change: Fields) => Object.keys(parse(change).reply().error ?? {});
const read = (change: Fields) => {
  const submission = parse(change);
  return submission.status === 'success'
    ? { ...submission.value, ...fieldValues(registration.fields, submission.value, reader) }
    : submission.reply().error;
};

describe('valid registrations', () => {
  it.each<[string, Fields, object]>([
    ['a form in order', {}, { phone: '905551234567', trialBonus: false, smsNotification: true }],
    ['Turkish letters', { name: 'İbrahim Işık', surname: 'Çağrıöğüş' }, { name: 'İbrahim Işık', surname: 'Çağrıöğüş' }],
    ['letters with loose marks', { surname: 'S\u0327ahin' }, { surname: 'Şahin' }],
    ['spaces around a name', { name: '  Ayşe ', surname: '\u00a0Şahin\n' }, { name: 'Ayşe', surname: 'Şahin' }],
    ['names of 2 and of 100', { name: 'Su', surname: 'ş'.repeat(100) }, { name: 'Su' }],
    ['usernames of 5 and Turkish', { username: 'ışık1' }, { username: 'ışık1' }],
    ['a username of 30', { username: 'a'.repeat(30) }, {}],
    ['spaces around a username', { username: ' ayse1990 ' }, { username: 'ayse1990' }],
    ['a phone with +90', { phone: '+90 (555) 123-45-67' }, { phone: '905551234567' }],
    ['a phone with 0', { phone: '0555 123 45 67' }, { phone: '905551234567' }],
    ['a full-width phone', { phone: '５５５１２３４５６７' }, { phone: '905551234567' }],
    ['a phone out of a phone book', { phone: '\u202a+90 555 123 45 67\u202c' }, { phone: '905551234567' }],
    ['a national id with spaces', { PersonalNo: '123 456 789 01' }, { PersonalNo: '12345678901' }],
    ['a full-width national id', { PersonalNo: '１２３４５６７８９０１' }, { PersonalNo: '12345678901' }],
    ['a full-width date', { birthDay: '２９', birthMonth: '０２', birthYear: '２０００' }, { birthDate: '2000-02-29' }],
    ['a day and a month of one digit', { birthDay: '5', birthMonth: '９' }, { birthDate: '1990-09-05' }],
    ['a national id in Arabic digits', { PersonalNo: '١٢٣٤٥٦٧٨٩٠١' }, { PersonalNo: '12345678901' }],
    ['a name with a zero-width space', { name: 'Ay\u200bşe' }, { name: 'Ayşe' }],
    ['a name with a joiner', { name: 'Ay\u200dşe' }, { name: 'Ayşe' }],
    ['a full-width name', { name: 'Ａｙｓｅ' }, { name: 'Ayse' }],
    ['a name with a no-break space', { name: 'Ayşe\u00a0Gül' }, { name: 'Ayşe Gül' }],
    ['a name with a tab', { name: 'Ayşe\tGül' }, { name: 'Ayşe Gül' }],
    ['a username in Arabic digits', { username: 'ayse١٩٩٠' }, { username: 'ayse1990' }],
    ['a username in Devanagari digits', { username: 'ayse१९९०' }, { username: 'ayse1990' }],
    ['a username with a NUL', { username: 'ayse\u00001990' }, { username: 'ayse1990' }],
    ['a full-width username', { username: 'ayse１９９０' }, { username: 'ayse1990' }],
    ['a username between marks of direction', { username: '\u2066ayse1990\u2069' }, { username: 'ayse1990' }],
    [
      'an address behind a byte order mark',
      { email: '\ufeffayse@ornek.example\u200b' },
      { email: 'ayse@ornek.example' },
    ],
    ['an address of a domain in punycode', { email: 'ayse@ornek.xn--p1ai' }, { email: 'ayse@ornek.xn--p1ai' }],
    ['an address of a domain with umlauts', { email: 'ayse@müller.de' }, { email: 'ayse@xn--mller-kva.de' }],
    ['an address of a domain in Cyrillic', { email: 'ayse@пример.рф' }, { email: 'ayse@xn--e1afmkfd.xn--p1ai' }],
    ['a tick of an unknown value', { trialBonus: '{{amount}}' }, { trialBonus: false }],
    ['passwords of five emoji', { password: '🐍🐍🐍', password2: '🐍🐍🐍' }, {}],
    ['passwords with spaces', { password: ' a b ', password2: ' a b ' }, { password: ' a b ' }],
    ['both ticks', { trialBonus: 'on' }, { trialBonus: true }],
    ['a form that knows no country', { country: '' }, { country: undefined }],
    ['an address with a plus', { email: ' ayse+oyun@ornek.example ' }, { email: 'ayse+oyun@ornek.example' }],
  ])('%s', (_name, change, value) => {
    expect(read(change)).toMatchObject(value);
  });
});

const emptyForm: Fields = Object.fromEntries(Object.keys(validFields).map((name) => [name, '']));

describe('invalid registrations', () => {
  it.each<[string, Fields, string[]]>([
    ['a name of one', { name: 'A' }, ['name']],
    ['a name of 101', { name: 'a'.repeat(101) }, ['name']],
    ['a blank name', { name: '   ' }, ['name']],
    ['a name with a digit', { name: 'Ay5e' }, ['name']],
    ['a name with two spaces', { name: 'Ayşe  Gül' }, ['name']],
    ['a name with a dash', { surname: 'Şahin-Öz' }, ['surname']],
    ['a name with an apostrophe', { surname: "O'Neill" }, ['surname']],
    ['a name with an emoji', { name: 'Ayşe 🙂' }, ['name']],
    ['a name of invisible letters', { name: '\u3164\u3164' }, ['name']],
    ['markup for a name', { name: '<b>Ayşe</b>' }, ['name']],
    ['a username of four', { username: 'ayse' }, ['username']],
    ['a username of 31', { username: 'a'.repeat(31) }, ['username']],
    ['a username with a space', { username: 'ayse 1990' }, ['username']],
    ['a username with a dash', { username: 'ayse-1990' }, ['username']],
    ['a username with an emoji', { username: 'ayse🙂1990' }, ['username']],
    ['an address of four', { email: 'a@b.' }, ['email']],
    ['an address of 101', { email: `${'a'.repeat(90)}@ornek.example` }, ['email']],
    ['an address without an at', { email: 'ayse.ornek.example' }, ['email']],
    ['an address without a dot', { email: 'ayse@ornek' }, ['email']],
    ['an address with a dash before a dot', { email: 'ayse@ornek-.example' }, ['email']],
    ['an address of a domain with a path', { email: 'ayse@örnek.com/x' }, ['email']],
    ['an address of a domain of digits', { email: 'ayse@ornek.123' }, ['email']],
    ['an address with a space', { email: 'ay se@ornek.example' }, ['email']],
    ['an address with a line break', { email: 'ayse@ornek.example\nbcc:x@y.example' }, ['email']],
    ['an address with an emoji', { email: 'ayse🙂@ornek.example' }, ['email']],
    ['a phone of nine', { phone: '555123456' }, ['phone']],
    ['a phone of eleven', { phone: '55512345678' }, ['phone']],
    ['a foreign phone', { phone: '+49 151 1234567' }, ['phone']],
    ['letters for a phone', { phone: 'beş beş beş' }, ['phone']],
    ['a national id of ten', { PersonalNo: '1234567890' }, ['PersonalNo']],
    ['a national id of twelve', { PersonalNo: '123456789012' }, ['PersonalNo']],
    ['a national id with a letter', { PersonalNo: '1234567890O' }, ['PersonalNo']],
    ['a national id with a circled digit', { PersonalNo: '①2345678901' }, ['PersonalNo']],
    ['a birthday that no living person has', { birthYear: '1900' }, BIRTH_DATE],
    ['a birthday of long ago', { birthYear: '0001' }, BIRTH_DATE],
    ['a day of three digits', { birthDay: '012' }, ['birthDay']],
    ['a month of letters', { birthMonth: 'May' }, ['birthMonth']],
    ['a year of two digits', { birthYear: '90' }, ['birthYear']],
    ['31 February', { birthDay: '31' }, BIRTH_DATE],
    ['29 February of no leap year', { birthDay: '29' }, BIRTH_DATE],
    ['31 April', { birthDay: '31', birthMonth: '04' }, BIRTH_DATE],
    ['month 13', { birthMonth: '13' }, BIRTH_DATE],
    ['day 00', { birthDay: '00' }, BIRTH_DATE],
    ['day 0', { birthDay: '0' }, BIRTH_DATE],
    ['a child, while the name is missing', { birthYear: '2020', name: '' }, [...BIRTH_DATE, 'name']],
    ['a password of four', { password: 'abcd', password2: 'abcd' }, ['password', 'password2']],
    ['a password of 101', { password: 'a'.repeat(101), password2: 'a'.repeat(101) }, ['password', 'password2']],
    ['passwords that differ', { password2: 'gizli2' }, ['password2']],
    ['passwords that differ in case', { password2: 'GİZLİ1' }, ['password2']],
    ['passwords that differ while the name is missing', { name: '', password2: 'gizli2' }, ['name', 'password2']],
    ['31 February while the name is missing', { name: '', birthDay: '31' }, ['name', ...BIRTH_DATE]],
  ])('%s', (_name, change, fields) => {
    expect(faulty(change).sort()).toEqual(fields.sort());
  });

  it('refuses an empty form with an error at each field', () => {
    expect(faulty(emptyForm).sort()).toEqual(
      Object.keys(validFields)
        .filter((name) => name !== 'country' && name !== 'smsNotification')
        .sort(),
    );
  });

  it('refuses ten thousand characters in any field, quickly', () => {
    const before = process.cpuUsage();
    for (const letter of ['a', 'ş', ' ', '1', '-', '🙂', 'a.', 'a@']) {
      const long = letter.repeat(10_000);
      const change = Object.fromEntries(Object.keys(validFields).map((name) => [name, long]));
      expect(faulty(change)).toEqual(expect.arrayContaining(['name', 'username', 'email', 'phone', 'password']));
    }
    // CPU time, which the load of the machine does not change.
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('never throws, for any text in a field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(validFields)), arbitraryText(), (name, text) => {
        expect(['success', 'error']).toContain(parse({ [name]: text }).status);
      }),
    );
  });
});

describe('the age of 18', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2008-11-22', []],
    ['2008-11-23', []],
    ['2008-11-24', BIRTH_DATE],
  ])('on 23 November 2026 is judged by the birth date %s', (date, fields) => {
    vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z'), toFake: ['Date'] });
    const [birthYear = '', birthMonth = '', birthDay = ''] = date.split('-');
    expect(faulty({ birthYear, birthMonth, birthDay })).toEqual(fields);
  });
});

it('accepts exactly the days of the calendar', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1910, max: 2000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
      (year, month, day) => {
        const two = (part: number) => String(part).padStart(2, '0');
        const exists = day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
        const isTaken = faulty({ birthDay: two(day), birthMonth: two(month), birthYear: String(year) }).length === 0;
        expect(isTaken).toBe(exists);
      },
    ),
  );
});

import { describe, expect, it } from 'vitest';
import { findRegistrationError } from './registration-rules';

const today = new Date('2026-03-10T12:00:00Z');
const inOrder = {
  name: 'Ayşe Gül',
  surname: 'Şahinoğlu',
  username: 'ayse1990',
  email: 'ayse@ornek.example',
  country: 1,
  currencyId: 1,
  birthDate: '1990-02-28',
  password: 'gizli1',
  password2: 'gizli1',
};

describe('findRegistrationError', () => {
  it.each([
    ['nothing', {}, null],
    ['a country id sent as text', { country: '1' }, null],
    ['Turkish letters in the username', { username: 'ışıkÇağ7' }, null],
    ['letters with combining marks', { surname: 'S\u0327ahin' }, null],
    ['a digit in the name', { name: 'Ay5e' }, 'nameNotLetters'],
    ['two spaces in the name', { name: 'Ayşe  Gül' }, 'nameNotLetters'],
    ['a space at the end', { surname: 'Şahin ' }, 'nameNotLetters'],
    ['markup in the name', { surname: '<b>Şahin</b>' }, 'nameNotLetters'],
    ['a space in the username', { username: 'ayse 1990' }, 'usernameNotPlain'],
    ['a dash in the username', { username: 'ayse-1990' }, 'usernameNotPlain'],
    ['an address without an at', { email: 'ayse.ornek.example' }, 'emailNotValid'],
    ['an address without a dot', { email: 'ayse@ornek' }, 'emailNotValid'],
    ['an address with a line break', { email: 'ayse@ornek.example\nbcc:x' }, 'emailNotValid'],
    ['an unknown country', { country: 9999 }, 'countryUnknown'],
    ['another currency', { currencyId: 2 }, 'currencyUnknown'],
    ['30 February', { birthDate: '1990-02-30' }, 'birthDateNotReal'],
    ['29 February of no leap year', { birthDate: '1990-02-29' }, 'birthDateNotReal'],
    ['month 13', { birthDate: '1990-13-01' }, 'birthDateNotReal'],
    ['a birth before 1900', { birthDate: '1899-12-31' }, 'birthDateNotReal'],
    ['a birth to come', { birthDate: '2030-01-01' }, 'tooYoung'],
    ['the eve of the 18th birthday', { birthDate: '2008-03-11' }, 'tooYoung'],
    ['the 18th birthday', { birthDate: '2008-03-10' }, null],
    ['passwords that differ', { password2: 'gizli2' }, 'passwordsDiffer'],
  ])('validates %s', (_case, change, error) => {
    expect(findRegistrationError({ ...inOrder, ...change }, today)).toBe(error);
  });
});
